export declare function tokensPage(): string;
