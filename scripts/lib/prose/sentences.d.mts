export declare function faultOf(sentence: string): string | undefined;
export declare function sentencesOf(block: { line: number; text: string }): readonly { readonly line: number; readonly text: string }[];
