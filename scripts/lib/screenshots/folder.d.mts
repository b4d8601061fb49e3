export declare function inFolder(name?: string): string;
export declare function pictureFiles(): readonly string[];
export declare function readKept(name: string): Buffer | undefined;
