import { flag, oneOf, text } from '../src/element/attributes.js';
import type { Attributes, ComponentDefinition, ComponentRenderer, ElementDefinition } from '../src/element/definition.js';
import type { LitComponent } from '../src/element/lit-renderer.js';
import type { ReactComponent } from '../src/element/react-renderer.js';
import { dataLayer } from '../src/load-data-layer.js';
import { brands } from '../src/shared/brands.js';
import { lazyModule } from '../src/shared/lazy/lazy-module.js';

/** The facts that a file of this folder declares about its tag. The rest follows from its component. */
type TagDescription = Omit<ElementDefinition, 'load' | 'prepare'>;

/** The attributes of every tag. */
const common = {
  theme: { ...oneOf('Brand of this element. Default: the brand of the page.', brands), reflects: true },
  lang: text('Language of this element, `en` or `es`. Default: the language of the page around it.'),
} satisfies Attributes;

/** The attributes of a list or a chart with a heading of its own. */
export const headingAttributes = {
  heading: text('A heading of your own.'),
  'no-heading': flag('Hides the heading, because your page has one.'),
} satisfies Attributes;

const firstSteps = lazyModule('the first steps', () => import('../src/features/page/actions/prepare-page.js'));

/** Starts the settings, the store and the one load of the page, once for all tags. The first steps do not wait for the rest of the code. */
const prepare = () =>
  Promise.all([firstSteps.load().then(({ preparePage }) => preparePage()), dataLayer.load()]).then(([, { start }]) => start());

interface Drawable<P> extends TagDescription {
  readonly component: () => Promise<{ readonly component: P }>;
}

function element(
  table: Drawable<ComponentDefinition>,
  loadRenderer: () => Promise<{ readonly renderer: ComponentRenderer }>,
): ElementDefinition {
  return {
    ...table,
    attributes: { ...table.attributes, ...common },
    prepare,
    load: async () => {
      const [{ renderer }, { component }] = await Promise.all([loadRenderer(), table.component()]);
      return { renderer, component };
    },
  };
}

/** A definition that still says the types of its attributes, events and properties: wrappers take theirs from it. */
type Typed<D> = Omit<ElementDefinition, keyof D> & Omit<D, 'component' | 'first'>;

/** A tag that React draws. */
export function reactElement<const D extends Drawable<ReactComponent>>(table: D): Typed<D> {
  return element(table, () => import('../src/element/react-renderer.js')) as unknown as Typed<D>;
}

interface LitDrawable extends Drawable<LitComponent> {
  /** The first content of a layout that fills itself when it is empty. It loads together with the layout, not after it. */
  readonly first?: readonly ElementDefinition[];
}

/** A tag that Lit draws: it lays out the author's own content and loads no React. */
export function litElement<const D extends LitDrawable>(table: D): Typed<D> {
  const { first = [], ...drawn }: LitDrawable = table;
  const component = () => {
    const isEmpty = [...document.querySelectorAll(table.tag)].some((one) => one.childElementCount === 0);
    if (isEmpty) for (const one of first) one.load().catch(() => undefined);
    return table.component();
  };
  return element({ isAtOnce: true, ...drawn, component }, () => import('../src/element/lit-renderer.js')) as unknown as Typed<D>;
}
