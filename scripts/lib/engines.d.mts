/** Programs behind the tests in Firefox and WebKit. */
export type EngineProgram = 'firefox' | 'webKitDriver' | 'miniBrowser' | 'xvfb' | 'pdfToText' | 'pdfToPicture';

export declare function findEngines(): Readonly<Record<EngineProgram, string | undefined>>;
export declare function ensureEngines(): Promise<void>;
