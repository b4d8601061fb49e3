/** Keys that the tests press. */
export type KeyName = 'Escape' | 'Enter' | 'Tab' | 'Space' | 'ArrowRight' | 'ArrowDown' | 'Shift';

/** A page in one of the engines, with its own cookies and storage: what WebDriver and WebDriver BiDi have in common. */
export interface EnginePage {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It may use nothing from outside. */
  evaluate<R>(work: () => R): Promise<R>;
  evaluate<R, A>(work: (given: A) => R, given: A): Promise<R>;
  /** Presses the mouse at a place in the window, in CSS px. */
  clickAt(x: number, y: number): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** Replaces what the focused field holds. */
  type(text: string): Promise<void>;
  /** Gives the page this many CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Uint8Array>;
  /** The page as a PDF; absent where the engine's driver cannot print. */
  readonly pdf?: () => Promise<Uint8Array>;
  /** Everything in the console since the page was opened, and every error that nothing caught: `warn: words`. */
  logged(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  readonly version: string;
  /** The address of its demo pages. `/heard` has the same pages, with a script that records the console. */
  readonly pages: '/pages' | '/heard';
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}
