import { createElement, type DOMAttributes, type FC, type HTMLAttributes, type Ref } from 'react';
import type { HandedPlan } from '../domain/plan/handed-plan.js';
import type { brands } from './brands.js';
import type { EventDetails, EventName } from './events.js';
import { defineElements } from './shell.js';
import { type Attribute, type ElementTable, propertyName } from './table.js';

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

const defined = new WeakSet<ElementTable>();

/**
 * The React component of a tag. It defines the tag when it is first rendered in a browser, and renders the bare tag on a server. For
 * React 19, which hands custom elements their properties and events.
 */
export function wrap<D extends ElementTable>(definition: D): FC<WrapperProps<D>> {
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
    const said = Object.entries(props).map(([name, value]) => {
      const own = names.get(name);
      return [own ?? name, own && own in attributes ? attributeText(value) : value];
    });
    return createElement(tag, Object.fromEntries(said));
  }
  Wrapper.displayName = nameOf(tag);
  return Wrapper;
}

function eventProp(name: string): string {
  return propertyName(`on-${name.replace(/^ucp-/, '')}`);
}

/** `ucp-plan-card` to `PlanCard`. */
function nameOf(tag: string): string {
  return propertyName(tag.replace(/^ucp/, ''));
}

/** A value as its attribute says it, in a server's HTML too; undefined leaves the attribute out. */
function attributeText(value: unknown): string | undefined {
  if (value === true) return '';
  if (value === false || value === null || value === undefined) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}
