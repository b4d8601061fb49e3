/** Keys that the tests press. */
export type KeyName = 'Escape' | 'Enter' | 'Tab' | 'Space' | 'ArrowRight' | 'ArrowDown' | 'Shift';

/** A part of an element as a screen reader says it. The selector is for engines that tell only the role and name of an element. */
export interface SpokenPart {
  readonly selector: string;
  readonly role: string;
  readonly name: string;
}

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
  /**
   * Counts the parts that a screen reader finds in each element of this selector, in shadow roots too. The engine computes roles and names.
   * No driver tells the tree of a whole page.
   */
  partsRead(selector: string, parts: readonly (readonly SpokenPart[])[]): Promise<readonly number[]>;
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
