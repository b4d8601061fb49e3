export declare function astroPage(): Promise<string>;
export declare function eleventyPage(): Promise<string>;

export interface NextServer {
  readonly url: string;
  /** The folder that it is built from. */
  readonly sources: string;
  stop(): Promise<void>;
}

export declare function startNext(service: string, options?: { readonly isDev?: boolean }): Promise<NextServer>;
