export declare function zipOf(files: readonly (readonly [name: string, content: string | Uint8Array])[]): Buffer;
