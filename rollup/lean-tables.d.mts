import type { SourceFile, TransformerFactory } from 'typescript';

export declare const leanTables: TransformerFactory<SourceFile>;
