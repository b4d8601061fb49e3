import { loadData } from '../src/flows/data-door.js';
import { flag, oneOf, text } from '../src/platform/attributes.js';
import { brands } from '../src/platform/brands.js';
import type { LitPiece } from '../src/platform/lit-renderer.js';
import type { ReactPiece } from '../src/platform/react-renderer.js';
import type { Attributes, ElementTable, Piece, PieceRenderer } from '../src/platform/table.js';

/** What a file of this folder says of its tag; the rest follows from what draws it. */
type Described = Omit<ElementTable, 'load' | 'prepare'>;

/** The attributes of every tag. */
const common = {
  theme: { ...oneOf('Brand of this element alone; the page’s brand without it.', brands), reflects: true },
  lang: text('Language of this element; the nearest `lang` wins.'),
} satisfies Attributes;

/** The attributes of a list or a chart with a heading of its own. */
export const headed = {
  heading: text('Another heading.'),
  'no-heading': flag('Leaves the heading to the page.'),
} satisfies Attributes;

/** Starts the settings, the store and the one load of the page, once for all tags; the first steps do not wait for the rest to come. */
const prepare = () =>
  Promise.all([import('../src/flows/page/begin.js').then(({ begin }) => begin()), loadData()]).then(([, { start }]) => start());

interface Drawable<P> extends Described {
  readonly piece: () => Promise<{ readonly piece: P }>;
}

function element(table: Drawable<Piece>, loadRenderer: () => Promise<{ readonly renderer: PieceRenderer }>): ElementTable {
  return {
    ...table,
    attributes: { ...table.attributes, ...common },
    prepare,
    load: async () => {
      const [{ renderer }, { piece }] = await Promise.all([loadRenderer(), table.piece()]);
      return { renderer, piece };
    },
  };
}

/** A tag that React draws. */
export function reactElement(table: Drawable<ReactPiece>): ElementTable {
  return element(table, () => import('../src/platform/react-renderer.js'));
}

interface LitDrawn extends Drawable<LitPiece> {
  /** What shows first in a layout that fills itself when it is empty: it comes beside the layout then, not behind it. */
  readonly first?: readonly ElementTable[];
}

/** A tag that Lit draws: it lays out the author's own content and loads no React. */
export function litElement({ first = [], ...table }: LitDrawn): ElementTable {
  const piece = () => {
    const isEmpty = [...document.querySelectorAll(table.tag)].some((one) => one.childElementCount === 0);
    if (isEmpty) for (const one of first) one.load().catch(() => undefined);
    return table.piece();
  };
  return element({ isAtOnce: true, ...table, piece }, () => import('../src/platform/lit-renderer.js'));
}
