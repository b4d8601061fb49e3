export declare function isFresh(name: string, hash: string, outputs: readonly string[]): boolean;
export declare function makeFresh(name: string, hash: string, make: () => unknown): Promise<void>;
