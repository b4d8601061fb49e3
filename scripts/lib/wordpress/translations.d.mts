export declare function readPo(po: string): ReadonlyMap<string, string>;
export declare function moOf(texts: ReadonlyMap<string, string>): Buffer;
export declare function markedTexts(source: string): ReadonlySet<string>;
