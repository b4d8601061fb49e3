interface Block {
  readonly line: number;
  readonly text: string;
}

export declare function pageBlocks(source: string): readonly Block[];
export declare function commentBlocks(source: string): readonly Block[];
export declare function titleBlocks(source: string): readonly Block[];
export declare function messageBlocks(source: string): readonly Block[];
export declare function wordBlocks(source: string): readonly Block[];
