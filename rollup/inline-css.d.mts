export declare function minifyCss(source: string, fileName: string): string;
