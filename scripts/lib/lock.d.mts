export declare function alone<T>(work: () => Promise<T> | T, path?: string): Promise<T>;
