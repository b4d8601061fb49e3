import { languageOf } from './language.js';
import { pageDocument } from './page-document.js';

/**
 * The first paint of every tag: grey blocks of the final size, drawn before any theme or piece has come.
 * Colours fall back to the neutral theme's, because the tokens arrive with the pieces. A bar's outline shows in forced colours
 * alone, where the system gives it one: filled bars would be a screen of its colour for what is disabled, often a bright green.
 * Blocks are data, not markup: a strict content policy lets no text become HTML or inline style.
 */
export type Block =
  /** A bar of this height in px, as wide as its column. */
  | number
  /** A bar: height in px, width in percent. */
  | readonly [height: number, width: number]
  /** The children of the element, for tags that lay out an author's own content. */
  | 'slot'
  /** Blocks in a card, one below the other, or side by side in a grid as wide as the column allows; `height` in px at least. */
  | { readonly box: 'card' | 'stack' | 'grid' | 'row'; readonly of: readonly Block[]; readonly height?: number }
  /** The heading of a list: the author's own, none where the page has it. It is there from the start. */
  | { readonly title: ListOfView }
  /** Words that are seen beside a ring, between the blocks: what is loading. */
  | { readonly say: ListOfView };

type Box = Extract<Block, { readonly box: unknown }>;

/** The list of each view. */
type ListOfView = 'plans' | 'drugs' | 'providers';

/** What a tag paints first. */
export type FirstPaint = readonly Block[];

/**
 * The height of a skeleton in a host of this width, in px: that of the first step it is narrower than, else the one of a wide host.
 * In a view that does not show yet a host has no width: the page's counts, less its gutters.
 */
export function heightAt(
  { clientWidth }: HTMLElement,
  wide: number,
  ...steps: readonly (readonly [width: number, height: number])[]
): number {
  const own = clientWidth || innerWidth - 32;
  return steps.find(([width]) => own < width)?.[1] ?? wide;
}

export const skeletonCss = `:host{display:block}
:host([hidden]){display:none}
div{display:grid;gap:16px;align-content:start;box-sizing:border-box;min-height:var(--h)}
.card{padding:24px;background:var(--ucp-color-surface,#fff);border:1px solid var(--ucp-color-border,#dfd9ce);border-radius:var(--ucp-radius-card,16px)}
.grid{gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr))}
.row{grid-auto-flow:column}
i{height:var(--h);width:var(--w);outline:1px solid transparent;outline-offset:-1px;border-radius:6px;background:var(--ucp-color-skeleton,#e9e5dc)}
.sk{margin-block-end:var(--_notice-end,0)}
.sk>h2{min-height:36px;margin:0;font:600 min(1.875rem,9.4vw)/1.22 var(--ucp-font-display,Charter,"Bitstream Charter","Sitka Heading","Sitka Text","Charis SIL","Noto Serif",Cambria,"DejaVu Serif Condensed",serif);letter-spacing:-.012em;color:var(--ucp-color-on-page,inherit)}
.sk>p{display:flex;align-items:center;gap:12px;min-height:44px;margin:0;font:700 18px/1.3 sans-serif;color:var(--ucp-color-on-page,inherit)}
.sk>p::before{content:"";width:20px;height:20px;border:3px solid;border-inline-end-color:transparent;border-radius:50%;box-sizing:border-box;animation:ring .9s linear infinite}
@keyframes ring{to{rotate:360deg}}
@media (prefers-reduced-motion:reduce){.sk>p::before{animation:none}}
.vh{position:absolute;opacity:0}
.quiet{margin:auto;padding:16px;font:16px/1.5 sans-serif;color:var(--ucp-color-text-muted,#4d5866)}`;

/**
 * The margin of a section to what is beside it, before and after its piece is drawn. Like that of a paragraph, it falls together with
 * others; the box around it has its own padding. The reserve stylesheet has the same. A page's own rule for the tag goes over it.
 */
export const sectionCss =
  ':host{margin-block:var(--ucp-margin,24px)}:host(:first-child){margin-block-start:0}:host(:last-child){margin-block-end:0}';

let sheet: CSSStyleSheet | undefined;

/** Its one sheet, made when the first tag is there. */
export function skeletonSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(skeletonCss);
  }
  return sheet;
}

const words = {
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

/** Whose skeleton's word is spoken: of all that come at once, each would say the same, and so would those that a layout draws in itself. */
let speaker: ShadowRoot | undefined;

/** Paints the blocks; a shadow root that holds something already (a declarative one) is left as it is. */
export function paintSkeleton(root: ShadowRoot, blocks: FirstPaint = []): void {
  if (root.firstChild || blocks.length === 0) return;
  if (blocks[0] === 'slot') {
    root.append(...draw('slot', root.host));
    return;
  }
  const page = make('div', 'sk', ...blocks.flatMap((block) => draw(block, root.host)));
  if (!page.querySelector('p')) page.append(make('span', 'vh', words[languageOf(root.host)].loading));
  if (!speaker?.querySelector('.sk')?.isConnected && root.host.getRootNode() !== speaker && root.host.clientWidth) {
    speaker = root;
    page.setAttribute('role', 'status');
  }
  root.append(page);
}

/** The quiet message that is spoken: of those that show together each says the same. */
let spoken: HTMLElement | undefined;

/** The quiet message of a piece that could not be loaded, or drawn. */
export function failure(host: Element): HTMLElement {
  const message = make('p', 'root quiet', words[languageOf(host)].failed);
  if (!spoken?.clientWidth) {
    spoken = message;
    message.setAttribute('role', 'status');
  }
  return message;
}

function draw(block: Block, host: Element): readonly HTMLElement[] {
  if (block === 'slot') return [make(block, '')];
  if (typeof block === 'number') return [sized(make('i', ''), block)];
  if (Array.isArray(block)) return [sized(make('i', ''), ...(block as readonly [number, number]))];
  const { say, title } = words[languageOf(host)];
  if ('say' in block) return [make('p', '', say[block.say])];
  if ('title' in block) return host.hasAttribute('no-heading') ? [] : [make('h2', '', host.getAttribute('heading') || title[block.title])];
  const { box, of, height } = block as Box;
  return [sized(make('div', box, ...of.flatMap((one) => draw(one, host))), height)];
}

/** The sizes are set by script: a strict content policy lets no text become inline style. */
function sized(element: HTMLElement, height?: number, width = 100): HTMLElement {
  element.style.cssText = `${height ? `--h:${height}px;` : ''}--w:${width}%`;
  return element;
}

function make(name: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = pageDocument.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}
