export type WordPressPart = 'php' | 'database' | 'installDatabase' | 'wordpress' | 'theme';

export declare function findWordPress(): Readonly<Record<WordPressPart, string | undefined>>;
export declare function ensureWordPress(): Promise<void>;
