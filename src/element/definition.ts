import type { EventName } from '../shared/events.js';
import type { Skeleton } from './first-paint.js';

/** The type of an attribute's value, for types, editors' lists and the tag reference. */
type ValueType =
  | { readonly kind: 'flag' | 'text' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'word' | 'words'; readonly words: readonly string[] };

/** The names that a text attribute knows. Other texts are read too. */
interface KnownNames {
  /** The TypeScript type of these names, which an application may add its own to. */
  readonly type: string;
  readonly names: readonly string[];
  /** The handling of other texts, for the docs. */
  readonly others: string;
}

/**
 * How an attribute's text becomes a value. Author input never throws. A malformed text gives the fallback and one warning that names tag
 * and attribute. The warning never has the text, which may be personal.
 */
export interface Attribute<T> {
  readonly summary: string;
  /** The accepted values, for the warning and the docs, such as 'one letter and ten digits'. */
  readonly accepts: string;
  readonly type: ValueType;
  /** Undefined when the text cannot be read. */
  readonly read: (text: string) => T | undefined;
  /** The value if the attribute is absent or malformed. Undefined by default. */
  readonly fallback?: T | undefined;
  /** The property writes the attribute too, as `open` and `theme` do. Never for anything personal. */
  readonly reflects?: boolean;
}

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;

/** A data property that has no attribute, such as a plan. It is never written into the DOM. */
interface Property {
  readonly summary: string;
  /** The TypeScript type, for the docs. */
  readonly type: string;
}

/** The one description of a tag: registration, types, docs, controls and the contract suite all read it. */
export interface ElementDefinition {
  readonly tag: `ucp-${string}`;
  readonly summary: string;
  readonly attributes?: Attributes;
  /** A different description of a common attribute for this tag. It is only in the descriptions. */
  readonly notes?: Readonly<Record<string, string>>;
  /** The names that a text attribute knows; they stand in the descriptions alone. */
  readonly known?: Readonly<Record<string, KnownNames>>;
  readonly properties?: Readonly<Record<string, Property>>;
  readonly events?: readonly EventName[];
  /** Slot name to summary; '' is the default slot. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Part name to summary. */
  readonly parts?: Readonly<Record<string, string>>;
  /** A native modal dialog: gets `show()` and `hide()`. */
  readonly isPopup?: boolean;
  /**
   * The component is loaded as soon as the tag is there, near or far. This is for layouts, and for tags that show or do something elsewhere
   * on the page.
   */
  readonly isAtOnce?: boolean;
  /** How the host is laid out before and after the component: 'block' unless told. */
  readonly display?: 'block' | 'card' | 'none';
  /** A section of the page: it keeps a margin to what is above and below it, which `--ucp-margin` sets. */
  readonly isSection?: boolean;
  /** The first paint, of the size of what follows; nothing where that is not known. */
  readonly skeleton?: Skeleton | undefined;
  /** CSS length that the host keeps free until it is defined, for the reserve stylesheet. */
  readonly reserve?: string;
  /** The same on a Spanish page, where its words take more space. */
  readonly reserveEs?: string;
  /** Starts the shared data layer beside the component, for tags that draw from the profile. */
  readonly prepare?: () => Promise<unknown>;
  /** The second stage: the component and what draws it. */
  readonly load: () => Promise<LoadedComponent>;
}

/** The second stage's interface for the shell: how to draw, and when. */
export interface LoadedComponent {
  readonly renderer: ComponentRenderer;
  readonly component: ComponentDefinition;
}

/** A drawable screen component, whatever draws it. `component` is the renderer's own business. */
export interface ComponentDefinition {
  readonly component: unknown;
  readonly styles: readonly string[];
  /** Each mount waits for this fact, under the skeleton; without it the component mounts at once. */
  readonly when?: Gate | undefined;
  /** Called for each element just before its skeleton is replaced. */
  readonly before?: (host: Element) => void;
}

export interface Gate {
  get(): boolean;
  listen(listener: (value: boolean) => void): () => void;
}

/** The renderer's interface to its element. */
export interface MountTarget {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly definition: ElementDefinition;
  /** Attribute and property values by property name. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** A connected element and what is mounted in it. */
export interface MountedElement extends MountTarget {
  /** Settles the element's `ready`: the first content is drawn, or could not be. */
  readonly settle: () => void;
  mounted?: MountedComponent;
  /** The element has left the document for good. */
  isOver?: boolean;
}

export interface ComponentRenderer {
  /**
   * Mounts the component, once its gate is open: behind this task, or in a turn of its own below the screen. One throw never costs the others.
   */
  mount(target: MountedElement, component: ComponentDefinition): void;
  /** The data layer could not be loaded: elements that wait for it say so; if another tag loads it later, they are drawn after all. */
  mountWithoutData(target: MountedElement, component: ComponentDefinition, fail: (target: MountedElement) => void): void;
}

export interface MountedComponent {
  update(): void;
  unmount(): void;
}

/** `plan-id` to `planId`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
