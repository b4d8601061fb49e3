/** Builds the Storybook without its docs and panels, unless nothing that it is made from has changed. */
export declare function buildStorybook(): Promise<void>;
/** Serves it, and the packages' fonts, on a free port of this machine. */
export declare function serveStorybook(): Promise<{ readonly url: string; stop(): Promise<void> }>;
