import {
  Children,
  createContext,
  createElement,
  type DOMAttributes,
  type FC,
  Fragment,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';
import type { HandedPlan } from '../features/plans/rules/handed-plan.js';
import type { brands } from '../shared/brands.js';
import type { EventDetails, EventName } from '../shared/events.js';
import { attributeText } from './attribute-text.js';
import { type Attribute, type ElementDefinition, propertyName } from './definition.js';
import { defineElements } from './shell.js';
import { type SkeletonOptions, skeletonHtml } from './skeleton-html.js';

/** The types of data properties, by the name that a definition gives. */
interface PropertyTypes {
  readonly HandedPlan: HandedPlan;
}

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;

type ValueOf<One> = One extends Attribute<infer Value> ? Value : never;

type AttributeProps<D> = D extends { readonly attributes: infer All }
  ? { readonly [Name in keyof All & string as Camel<Name>]?: ValueOf<All[Name]> | undefined }
  : unknown;

type PropertyProps<D> = D extends { readonly properties: infer All }
  ? { readonly [Name in keyof All]?: All[Name] extends { readonly type: infer T extends keyof PropertyTypes } ? PropertyTypes[T] : never }
  : unknown;

/** `ucp-plan-remove` to `onPlanRemove`. */
type EventProp<Name extends string> = Name extends `ucp-${infer Rest}` ? `on${Capitalize<Camel<Rest>>}` : never;

type EventsOf<D> = 'ucp-error' | (D extends { readonly events: readonly (infer Name extends EventName)[] } ? Name : never);

type EventProps<D> = {
  readonly [Name in EventsOf<D> as EventProp<Name>]?: ((event: CustomEvent<EventDetails[Name]>) => void) | undefined;
};

/** The element that a `ref` gets. */
type WrappedElement<D> = HTMLElement & { readonly ready: Promise<void> } & AttributeProps<D> &
  PropertyProps<D> &
  (D extends { readonly isPopup: true } ? { show(): void; hide(): void } : unknown);

type OwnProps<D> = AttributeProps<D> & PropertyProps<D> & EventProps<D> & { readonly theme?: (typeof brands)[number] | undefined };

/** Props of a tag's wrapper: its attributes and properties in camel case, its events as `onPlanRemove`, and what any HTML element takes. */
export type WrapperProps<D> = OwnProps<D> &
  Omit<HTMLAttributes<HTMLElement>, keyof OwnProps<D> | keyof DOMAttributes<HTMLElement>> &
  Omit<DOMAttributes<HTMLElement>, keyof OwnProps<D>> & { readonly ref?: Ref<WrappedElement<D>> | undefined };

const defined = new WeakSet<ElementDefinition>();

const SkeletonContext = createContext<SkeletonOptions | undefined>(undefined);

export type SkeletonProviderProps = SkeletonOptions & { readonly lang: string; readonly children?: ReactNode };

/** The tags in it are rendered on a server with their skeletons, which paint before any script. In a browser it does nothing. */
export function SkeletonProvider({ children, ...options }: SkeletonProviderProps): ReactNode {
  return createElement(SkeletonContext, { value: options }, children);
}

/**
 * The React component of a tag. It defines the tag when it is first rendered in a browser, and renders the bare tag on a server. For
 * React 19, which hands custom elements their properties and events.
 */
export function wrap<D extends ElementDefinition>(definition: D): FC<WrapperProps<D>> {
  const { tag, attributes = {}, events = [] } = definition;
  const names = new Map<string, string>([
    ...[...Object.keys(attributes), 'lang'].map((name) => [propertyName(name), name] as const),
    ...[...events, 'ucp-error'].map((name) => [eventProp(name), `on${name}`] as const),
  ]);

  function Wrapper(props: WrapperProps<D>) {
    if (!defined.has(definition)) {
      defined.add(definition);
      defineElements([definition]);
    }
    const entries = Object.entries(props).map(([name, value]) => {
      const own = names.get(name);
      return [own ?? name, own && own in attributes ? attributeText(value) : value];
    });
    const all = Object.fromEntries(entries);
    const options = useContext(SkeletonContext);
    // The browser's parser makes the shadow root of the template and takes it away: for hydration there is none. Bundlers know this
    // expression, and leave what follows out of what they make for browsers.
    if (typeof window !== 'undefined' || !options) return createElement(tag, all);
    const { children } = props as { readonly children?: ReactNode };
    const attribute = (name: string) => attributeText(all[name]) ?? null;
    const html = skeletonHtml(definition, { attribute, ...childrenOf(children) }, options);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the skeleton escapes what it shows of the attributes
    const template = html && createElement('template', { shadowrootmode: 'open', dangerouslySetInnerHTML: { __html: html } });
    return createElement(tag, all, template || null, children);
  }
  Wrapper.displayName = nameOf(tag);
  return Wrapper;
}

/** The slots that the children of a tag name. */
function childrenOf(children: ReactNode): { readonly slots: ReadonlySet<string>; readonly hasText: boolean } {
  const slots = new Set<string>();
  let hasText = false;
  const add = (all: ReactNode) =>
    Children.forEach(all, (child) => {
      if (typeof child === 'string' || typeof child === 'number') hasText ||= String(child).trim() !== '';
      else if (isValidElement<{ readonly slot?: string; readonly children?: ReactNode }>(child)) {
        if (child.type === Fragment) add(child.props.children);
        else slots.add(child.props.slot ?? '');
      }
    });
  add(children);
  return { slots, hasText };
}

function eventProp(name: string): string {
  return propertyName(`on-${name.replace(/^ucp-/, '')}`);
}

/** `ucp-plan-card` to `PlanCard`. */
function nameOf(tag: string): string {
  return propertyName(tag.replace(/^ucp/, ''));
}
