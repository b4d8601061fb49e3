export declare function bundleHost(name: string, entry: string): Promise<ReadonlyMap<string, string>>;
