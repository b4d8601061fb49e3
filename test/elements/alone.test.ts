import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** A text of its own, with the boxes of its lines. */
interface Said {
  readonly text: string;
  readonly lines: readonly DOMRect[];
}

beforeAll(async () => {
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => document.body.replaceChildren());

function spoken(root: ParentNode): readonly Said[] {
  return [...root.querySelectorAll('*')].flatMap((one) => {
    const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(one);
    const own = seen ? texts.map((node) => ({ text: node.textContent ?? '', lines: linesOf(node) })) : [];
    return [...own, ...(one.shadowRoot ? spoken(one.shadowRoot) : [])];
  });
}

/** Whether it, or a box around it, is clipped away: words for screen readers only. */
function isClipped(one: Element): boolean {
  return getComputedStyle(one).clipPath !== 'none' || (one.parentElement !== null && isClipped(one.parentElement));
}

function linesOf(node: Node): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNode(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/** By more than half a line: what merely touches reads well. */
function overlaps(a: DOMRect, b: DOMRect): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 4 && down > 8;
}

/** Texts that stand on one another. */
function clashes(root: ParentNode): readonly string[] {
  const all = spoken(root);
  return all.flatMap(({ text, lines }, at) =>
    all
      .slice(at + 1)
      .filter((other) => lines.some((line) => other.lines.some((otherLine) => overlaps(line, otherLine))))
      .map((other) => `${text.trim()} | ${other.text.trim()}`),
  );
}

/** As if all of it were on the screen: what is off it is laid out only when it comes near. */
function layOutAll(root: ParentNode): void {
  for (const one of root.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible';
    if (one.shadowRoot) layOutAll(one.shadowRoot);
  }
}

async function placed(tag: string, holder: HTMLElement): Promise<void> {
  const element = document.createElement(tag);
  if (tag === 'ucp-plan-card') {
    element.setAttribute('plan-id', 'H0609044000');
    element.setAttribute('plan-year', '2027');
  }
  holder.append(element);
  document.body.append(holder);
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  layOutAll(holder);
}

/** A place of this style with a tag in it, for a shopper of whom the tag has something to show. */
async function heldIn(style: string, tag: string): Promise<HTMLElement> {
  await openPage({ shopper: tag === 'ucp-applications' ? 'applicant' : 'member' });
  const holder = document.createElement('div');
  holder.style.cssText = style;
  await placed(tag, holder);
  return holder;
}

/** The places where an author may put a tag: the flow of a page, a grid, a row of boxes. */
const holders = {
  block: '',
  grid: 'display:grid;grid-template-columns:1fr 1fr;gap:16px',
  flex: 'display:flex;flex-wrap:wrap;gap:16px',
};

const named = tables.map(({ tag }) => tag).filter((tag) => !tag.endsWith('-popup'));

describe.each(Object.entries(holders))('alone in a %s', (_, style) => {
  it.each(named)('<%s> draws nothing on top of anything', async (tag) => {
    const holder = await heldIn(style, tag);
    expect(clashes(holder)).toEqual([]);
  });
});

/** Places that are as wide as what they hold. */
const narrowing = {
  'row of boxes': 'display:flex;gap:16px',
  'column that centres': 'display:flex;flex-direction:column;align-items:center',
  'grid that centres': 'display:grid;justify-items:center',
  float: 'float:left',
};

describe.each(Object.entries(narrowing))('alone in a %s', (_, style) => {
  it.each(named)('<%s> is wide enough for its words, and no wider than its place', async (tag) => {
    const holder = await heldIn(style, tag);
    const element = holder.firstElementChild as HTMLElement;
    if (element.offsetHeight === 0) return;
    expect(element.offsetWidth).toBeGreaterThan(200);
    expect(element.offsetWidth).toBeLessThanOrEqual(document.body.clientWidth);
    expect(clashes(holder)).toEqual([]);
  });
});

it('[CARD-01] a plan card alone has all its parts one below the other, with its lists open', async () => {
  await openPage();
  const holder = document.createElement('div');
  await placed('ucp-plan-card', holder);
  const root = holder.querySelector('ucp-plan-card')?.shadowRoot;
  const toggle = root?.querySelector<HTMLElement>('[part~=toggle]');
  toggle?.click();
  await expect.poll(() => toggle?.getAttribute('aria-expanded')).toBe('true');
  expectBelowOneAnother(root, ['head', 'lead', 'figures', 'drugs', 'providers', 'toggle', 'actions', 'unsave']);
  // The benefits open with the lists, under the doctors.
  expectBelowOneAnother(root, ['drugs', 'bullets', 'meta', 'toggle']);
});

function expectBelowOneAnother(root: ShadowRoot | null | undefined, parts: readonly string[]): void {
  let above = 0;
  for (const part of parts) {
    const { top, bottom, height } = root?.querySelector(`[part~=${part}]`)?.getBoundingClientRect() ?? new DOMRect();
    expect([part, height > 20]).toEqual([part, true]);
    expect([part, top >= above - 1]).toEqual([part, true]);
    above = bottom;
  }
}
