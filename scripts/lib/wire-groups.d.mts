/** docs/wire.md with its table of calls as docs/openapi.yaml has them now. */
export declare function withCalls(text: string): string;
