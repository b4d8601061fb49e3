export declare const hostsFolder: string;
export declare function ensureInstalled(): Promise<boolean>;
export declare function ensureHostsInstalled(): Promise<void>;
export declare function ensureSiteInstalled(options?: { readonly forTests?: boolean }): Promise<void>;
