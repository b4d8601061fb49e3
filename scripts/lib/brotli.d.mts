export declare function brotliBytes(content: string | Uint8Array): number;
