export declare function findChromium(): string | undefined;
export declare function ensureChromium(): Promise<string>;
export declare const chromiumFlags: readonly string[];
