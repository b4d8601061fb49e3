import type { Language } from '../shared/language/language.js';

/**
 * The first paint of every tag: gray blocks of the final size, drawn before any theme or component has loaded. Colors fall back to the
 * neutral theme's, because the tokens arrive with the components. In forced colors a bar shows only its outline, which the system colors.
 * Filled bars would be a screen of the color for disabled controls, often a bright green. Blocks are data, not markup. The shell makes
 * elements of them (`skeleton.ts`), a server HTML (`skeleton-html.ts`). Nothing here needs a browser.
 */
export type Block =
  /** A bar of this height, as wide as its column. */
  | Height
  /** A bar: height, and width in percent. */
  | readonly [height: Height, width: number]
  /** The children of the element, for tags that lay out an author's own content. */
  | 'slot'
  /**
   * Blocks in a card, one below the other, or side by side in a grid as wide as the column allows. In a column of less than 600 px,
   * `tiles` are one below the other. The `height` is a minimum.
   */
  | { readonly box: 'card' | 'stack' | 'grid' | 'row' | 'tiles'; readonly of: readonly Block[]; readonly height?: Height }
  /** A block that a window of less than 600 px does not show. */
  | { readonly wide: readonly [height: Height, width: number] }
  /** The heading of a list: the author's own, none where the page has it. It is there from the start. */
  | { readonly title: ViewName }
  /** Words that are seen beside a ring, between the blocks: what is loading. */
  | { readonly say: ViewName };

/** The views. Each has a list. */
export type ViewName = 'plans' | 'drugs' | 'providers';

/** The attribute of what a server has painted, on the first element of the shadow root. */
export const serverMark = 'data-ucp-skeleton';

/** The first paint of a tag. */
export type FirstPaint = readonly Block[];

/** The input of a first paint. The shell reads it from the element and the page. A server gets it from its caller. */
export interface PaintContext {
  readonly language: Language;
  /** The view that the page opens with. */
  readonly view: ViewName;
  /** Whether the shopper is a member, as far as that can be seen before anything has been read. */
  readonly seemsSignedIn: boolean;
  /** Whether it may be the annual enrollment period. */
  readonly maybeEnrollmentPeriod: boolean;
  /** Whether the message for guests will probably show. */
  readonly awaitsGreeting: boolean;
  /** The slots that the element's own children name; '' is the default slot. */
  readonly slots: ReadonlySet<string>;
  readonly attribute: (name: string) => string | null;
}

/** The first paint of a tag, the same everywhere or by where it stands. */
export type Skeleton = FirstPaint | ((context: PaintContext) => FirstPaint);

/** A height in px, or one that depends on a width. */
export type Height = number | HeightSteps;

/**
 * A height that depends on a width.
 *
 * @public Declaration files of the definitions name it.
 */
export interface HeightSteps {
  readonly unit: 'cqi' | 'vw';
  readonly wide: number;
  readonly steps: readonly Step[];
}

export type Step = readonly [width: number, height: number];

/**
 * The height of a skeleton by the width of its host, in px. It is that of the first step wider than the host, or else the one of a wide
 * host.
 */
export function heightAt(wide: number, ...steps: readonly Step[]): Height {
  return { unit: 'cqi', wide, steps };
}

/** The same by the width of the window. */
export function heightInWindow(wide: number, ...steps: readonly Step[]): Height {
  return { unit: 'vw', wide, steps };
}

/** A height as a length of CSS: the browser chooses the step, so that a server need not know the width. */
export function cssLength(height: Height): string {
  if (typeof height === 'number') return `${height}px`;
  const { unit, wide, steps } = height;
  const terms = steps.map(([width, px], index) => {
    const more = px - (steps[index + 1]?.[1] ?? wide);
    return ` ${more < 0 ? '-' : '+'} clamp(0px,(${width}px - 100${unit})*9999,${Math.abs(more)}px)`;
  });
  return `calc(${wide}px${terms.join('')})`;
}

/**
 * The margin between a section and what is before and after it, also before its component is rendered. Margins collapse, as those of
 * paragraphs do. The reserve stylesheet has the same. A page's own rule for the tag overrides it. With `tag` the rules are for that tag
 * alone.
 */
export function sectionCss(tag = ''): string {
  const host = (position = '') => (tag || position ? `:host(${tag}${position})` : ':host');
  return `${host()}{margin-block:var(--ucp-margin,24px)}${host(':first-child')}{margin-block-start:0}${host(':last-child')}{margin-block-end:0}`;
}

/**
 * An element that lays itself out by its own width has no width in a shrink-to-fit host. A list takes most of the window there, as in
 * `contained.css`. A part that is beside others, such as a toggle, leaves the space to them.
 */
export const skeletonCss = `:host{display:block}
:host([hidden]){display:none}
div{display:grid;gap:16px;align-content:start;box-sizing:border-box;min-height:var(--h)}
.card{padding:24px;background:var(--ucp-color-surface,#fff);border:1px solid var(--ucp-color-border,#dfd9ce);border-radius:var(--ucp-radius-card,16px)}
.grid{gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr))}
.row{grid-auto-flow:column}
.tiles{gap:24px}
@container (min-width:600px){.tiles{gap:16px;grid-auto-flow:column}}
@media (max-width:599.98px){.wide{display:none}}
i{height:var(--h);width:var(--w,100%);outline:1px solid transparent;outline-offset:-1px;border-radius:6px;background:var(--ucp-color-skeleton,#e9e5dc)}
.sk,.quiet{all:initial;visibility:inherit;pointer-events:inherit;display:block}
.sk{margin-block-end:var(--_notice-end,0);color:inherit}
.says::before{display:grid;float:left;grid:none/minmax(0,80vw);content:""}
.bones{container-type:inline-size}
.bones>h2{min-height:36px;margin:0;font:600 min(1.875rem,9.4vw)/1.22 var(--ucp-font-display,Charter,"Bitstream Charter","Sitka Heading","Sitka Text","Charis SIL","Noto Serif",Cambria,"DejaVu Serif Condensed",serif);letter-spacing:-.012em;color:var(--ucp-color-on-page,inherit)}
.bones>p{display:flex;align-items:center;gap:12px;min-height:44px;margin:0;font:700 18px/1.3 sans-serif;color:var(--ucp-color-on-page,inherit)}
.bones>p::before{content:"";width:20px;height:20px;border:3px solid;border-inline-end-color:transparent;border-radius:50%;box-sizing:border-box;animation:ring .9s linear infinite}
@keyframes ring{to{rotate:360deg}}
@media (prefers-reduced-motion:reduce){.bones>p::before{animation:none}}
.vh{position:absolute;opacity:0}
.quiet{margin:auto;padding:16px;font:16px/1.5 sans-serif;color:var(--ucp-color-text-muted,#4d5866)}`;

export const skeletonWords = {
  en: {
    loading: 'Loading',
    failed: 'This part of the page could not be loaded. Please try again later.',
    say: { plans: 'Loading your plans', drugs: 'Loading your drugs', providers: 'Loading your doctors and dentists' },
    title: { plans: 'Your Saved Plans', drugs: 'Your drugs', providers: 'Your doctors and dentists' },
  },
  es: {
    loading: 'Cargando',
    failed: 'No se pudo cargar esta parte de la página. Inténtelo de nuevo más tarde.',
    say: { plans: 'Cargando sus planes', drugs: 'Cargando sus medicamentos', providers: 'Cargando sus médicos y dentistas' },
    title: { plans: 'Sus planes guardados', drugs: 'Sus medicamentos', providers: 'Sus médicos y dentistas' },
  },
} as const;

/** By the calendar of whoever paints: the date of the services is not there yet (PLN-03). */
export function maybeEnrollmentPeriod(today: Date): boolean {
  return today.getMonth() >= 9;
}

/** A part of a skeleton, before it is an element or HTML. */
export interface SkeletonNode {
  readonly name: 'div' | 'h2' | 'i' | 'p' | 'slot' | 'span';
  readonly className: string;
  readonly height?: Height | undefined;
  /** In percent. */
  readonly width?: number | undefined;
  readonly content: readonly (SkeletonNode | string)[];
}

/** The one element of a first paint: a slot, or a box that holds all blocks. Undefined if there is nothing to paint. */
export function skeletonTree(skeleton: Skeleton, context: PaintContext): SkeletonNode | undefined {
  const blocks = typeof skeleton === 'function' ? skeleton(context) : skeleton;
  if (blocks.length === 0) return undefined;
  if (blocks[0] === 'slot') return skeletonNode('slot', '');
  const content = blocks.flatMap((block) => skeletonNodes(block, context));
  const isSaid = content.some(({ name }) => name === 'p');
  if (!isSaid) content.push(skeletonNode('span', 'vh', skeletonWords[context.language].loading));
  return skeletonNode('div', isSaid ? 'sk says' : 'sk', skeletonNode('div', 'bones', ...content));
}

function skeletonNodes(block: Block, context: PaintContext): readonly SkeletonNode[] {
  if (block === 'slot') return [skeletonNode('slot', '')];
  if (isList(block)) return [{ ...skeletonNode('i', ''), height: block[0], width: block[1] }];
  if (typeof block === 'number' || 'steps' in block) return [{ ...skeletonNode('i', ''), height: block }];
  if ('wide' in block) return [{ ...skeletonNode('i', 'wide'), height: block.wide[0], width: block.wide[1] }];
  const { say, title } = skeletonWords[context.language];
  if ('say' in block) return [skeletonNode('p', '', say[block.say])];
  if ('title' in block) {
    const { attribute } = context;
    return attribute('no-heading') === null ? [skeletonNode('h2', '', attribute('heading') || title[block.title])] : [];
  }
  return [{ ...skeletonNode('div', block.box, ...block.of.flatMap((one) => skeletonNodes(one, context))), height: block.height }];
}

function skeletonNode(name: SkeletonNode['name'], className: string, ...content: SkeletonNode['content']): SkeletonNode {
  return { name, className, content };
}

/** `Array.isArray` does not tell a readonly list from an object. */
function isList(block: Block): block is readonly [Height, number] {
  return Array.isArray(block);
}
