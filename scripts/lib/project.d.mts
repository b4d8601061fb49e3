export declare const root: string;
export declare function inProject(...parts: readonly string[]): string;
export declare function requireNode(): void;
