export declare function astroPage(): Promise<string>;
export declare function eleventyPage(): Promise<string>;
