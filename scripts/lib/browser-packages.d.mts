export declare const browserPackages: readonly string[];
