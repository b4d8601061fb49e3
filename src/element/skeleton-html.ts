import { primaryLanguage } from '../shared/language/language.js';
import type { ElementDefinition } from './definition.js';
import {
  cssLength,
  type Height,
  maybeEnrollmentPeriod,
  type PaintContext,
  type SkeletonNode,
  sectionCss,
  serverMark,
  skeletonCss,
  skeletonTree,
  skeletonWords,
  type ViewName,
} from './first-paint.js';
import { layouts } from './layouts.js';

/** First paints as a server writes them: the content of a declarative shadow root. The shell takes it over. */

/** The facts about the page and the shopper that a server may give. */
export interface SkeletonOptions {
  /** The language of the page, as in `<html lang>`: English without it. */
  readonly lang?: string | undefined;
  /** Whether the shopper is signed in: a guest without it. */
  readonly isSignedIn?: boolean | undefined;
  /** The day on which the page is shown, for what shows in the enrollment period alone: today without it. */
  readonly date?: Date | undefined;
  /** The view that the page opens with: the plans without it. */
  readonly view?: ViewName | undefined;
  /** The nonce of the page's content policy, for the inline styles. */
  readonly nonce?: string | undefined;
  /** The address of `skeletons.css`. The skeletons link to it then and have no inline styles. */
  readonly stylesheet?: string | undefined;
}

/** The facts about an element that a server has. */
export interface SkeletonHost {
  readonly attribute: (name: string) => string | null;
  /** The slots that its own children name; '' is the default slot. */
  readonly slots: ReadonlySet<string>;
  /** Whether there is text between them. */
  readonly hasText: boolean;
}

/**
 * A skeleton must not stay forever. If the script does not load in time, or cannot run, the author's words in the tag replace it, or else
 * the quiet message. Both are there from the start, without a height, so that nothing needs a script.
 */
const lateCss = `
:host{--_wait:20s}
@media (scripting:none){:host{--_wait:0s}}
.both{grid-template-columns:minmax(0,1fr)}
.both>*{grid-area:1/1}
.both>.sk{animation:give-way 0s var(--_wait) forwards}
@keyframes give-way{to{visibility:hidden}}
.late{height:0;overflow:hidden;visibility:hidden;animation:come 0s var(--_wait) forwards}
@keyframes come{to{height:auto;overflow:visible;visibility:visible}}`;

const wholeCss = `${skeletonCss}${lateCss}`;

/** The content of an element's declarative shadow root; '' where it needs none. */
export function skeletonHtml(table: ElementDefinition, host: SkeletonHost, options: SkeletonOptions): string {
  const { tag, skeleton = [], isPopup } = table;
  const context = contextOf(host, options);
  const bone = isPopup ? undefined : skeletonTree(skeleton, context);
  const isFilled = host.slots.has('') || host.hasText;
  // A view that is not the page's first hides what is in it from the start.
  const isHidden = !bone && layouts.has(tag) && isFilled;
  if (!bone && !isHidden) return '';
  const styles = stylesOf(table, bone, options);
  if (bone?.name === 'slot') return `${styles}<slot></slot>`;
  const words = isFilled ? '<slot></slot>' : `<p class="quiet">${escapeHtml(skeletonWords[context.language].failed)}</p>`;
  // Hidden where a content policy refuses the styles, so that the message does not show from the start.
  const late = `<div class="late" hidden>${words}</div>`;
  return bone ? `${styles}<div class="both">${htmlOf(bone)}${late}</div>` : `${styles}${late}`;
}

/** The stylesheet of all skeletons, which templates link to under a content policy without a nonce. */
export function skeletonStylesheet(tables: readonly ElementDefinition[]): string {
  const rules = tables.flatMap(({ skeleton = [] }) => everyContext.flatMap((context) => rulesOf(skeletonTree(skeleton, context))));
  const sections = tables.flatMap(({ tag, isSection }) => (isSection ? [sectionCss(tag)] : []));
  return `${wholeCss}\n${[...new Set(rules), ...sections].sort().join('\n')}\n`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function contextOf(
  { attribute, slots }: SkeletonHost,
  { lang = '', isSignedIn = false, date = new Date(), view = 'plans' }: SkeletonOptions,
) {
  const language = primaryLanguage(attribute('lang') ?? lang) === 'es' ? 'es' : 'en';
  return {
    language,
    view,
    seemsSignedIn: isSignedIn,
    maybeEnrollmentPeriod: maybeEnrollmentPeriod(date),
    // Only the browser knows whether it has shown the message before.
    awaitsGreeting: false,
    slots,
    attribute,
  } satisfies PaintContext;
}

function stylesOf({ isSection }: ElementDefinition, bone: SkeletonNode | undefined, { nonce, stylesheet }: SkeletonOptions): string {
  if (stylesheet) return `<link ${serverMark} rel="stylesheet" href="${escapeHtml(stylesheet)}">`;
  const own = nonce ? ` nonce="${escapeHtml(nonce)}"` : '';
  const rules = [...new Set(rulesOf(bone))].map((rule) => `\n${rule}`).join('');
  return `<style ${serverMark}${own}>${wholeCss}${isSection ? sectionCss() : ''}${rules}</style>`;
}

/** The sizes are classes: a strict content policy allows no `style` attribute. */
function htmlOf(bone: SkeletonNode | string): string {
  if (typeof bone === 'string') return escapeHtml(bone);
  const { name, className, content, height, width } = bone;
  const classes = [className, heightClass(height), widthClass(width)].filter(Boolean).join(' ');
  return `<${name}${classes && ` class="${classes}"`}>${content.map(htmlOf).join('')}</${name}>`;
}

/** The classes of the sizes. */
function rulesOf(bone: SkeletonNode | undefined): readonly string[] {
  if (!bone) return [];
  const { height, width, content } = bone;
  return [
    ...(height === undefined ? [] : [`.${heightClass(height)}{--h:${cssLength(height)}}`]),
    ...(width === undefined ? [] : [`.${widthClass(width)}{--w:${width}%}`]),
    ...content.flatMap((one) => (typeof one === 'string' ? [] : rulesOf(one))),
  ];
}

function heightClass(height: Height | undefined): string {
  if (height === undefined) return '';
  if (typeof height === 'number') return `h${height}`;
  const { unit, wide, steps } = height;
  return `${unit === 'vw' ? 'v' : 'h'}${[wide, ...steps.flat()].join('-')}`;
}

function widthClass(width: number | undefined): string {
  return width === undefined ? '' : `w${width}`;
}

/** Every combination of what a skeleton may depend on, as far as it changes sizes. */
const everyContext: readonly PaintContext[] = combinations<Omit<PaintContext, 'awaitsGreeting'>>({
  language: ['en', 'es'],
  view: ['plans', 'drugs', 'providers'],
  seemsSignedIn: [false, true],
  maybeEnrollmentPeriod: [false, true],
  slots: [new Set<string>(), new Set(['toggle']), new Set(['costs']), new Set(['toggle', 'costs'])],
  attribute: [() => null, (name: string) => (name === 'slot' ? 'toggle' : null)],
}).map((context) => ({ ...context, awaitsGreeting: false }));

function combinations<T extends object>(choices: { readonly [Name in keyof T]: readonly T[Name][] }): readonly T[] {
  return Object.entries<readonly unknown[]>(choices).reduce<readonly T[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{} as T],
  );
}
