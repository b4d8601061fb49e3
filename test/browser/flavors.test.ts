import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';

/**
 * Both flavors draw the same elements, attributes and texts. So a suite that only looks at what is drawn, or only at the services, need not
 * run again on preact. `vitest.config.ts` names the suites that do.
 */

const { visit } = withBrowser();

beforeEach(() => demo.reset());

/** Everything on the page, a line for each element and text: in shadow roots, and what is hidden, too. */
function drawnOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];

    /** React and preact make ids of their own. Each root gets its own numbers, in the order of its elements. */
    function numbering(): (text: string) => string {
      const known: string[] = [];
      return (text) =>
        text.replace(/_u\d+-r_\w+?_|P\d+-\d+/g, (id) => {
          if (!known.includes(id)) known.push(id);
          return `id${known.indexOf(id)}`;
        });
    }

    /** An address may name the flavor, or have a random state of the sign-in. React also keeps the value and the choice of a field in its attributes. */
    function attributesOf(element: Element, numbered: (text: string) => string): string {
      const isField = element instanceof HTMLInputElement;
      const written = [...element.attributes].filter(({ name }) => !(isField && (name === 'value' || name === 'checked')));
      const state = isField ? [`value=${element.value}`, `checked=${element.checked}`] : [];
      return [
        ...written.map(({ name, value }) => `${name}=${numbered(value).replace(/(flavour|state)=[\w-]+/g, '')}`).sort(),
        ...state,
      ].join(' ');
    }

    function draw(parent: Element | ShadowRoot, depth: number, numbered: (text: string) => string): void {
      const indent = ' '.repeat(depth);
      // Texts that follow each other are one, however they came.
      let text = '';
      const say = () => {
        if (text.trim()) lines.push(indent + text.trim());
        text = '';
      };
      for (const child of parent.childNodes) {
        if (child instanceof Text) text += child.data;
        if (!(child instanceof Element) || child.matches('script, style, link')) continue;
        say();
        lines.push(`${indent}<${child.localName} ${attributesOf(child, numbered)}>`);
        if (child.shadowRoot) draw(child.shadowRoot, depth + 1, numbering());
        draw(child, depth + 1, numbered);
      }
      say();
    }

    draw(document.body, 0, numbering());
    return lines;
  });
}

/** Everything is drawn, what is far down too: a key loads it, as for whoever reads by keyboard. */
async function opened(path: string, shopper: string, flavour: 'react' | 'preact'): Promise<Page> {
  const page = await visit(path, { shopper, flavour, date: '2026-11-20T09:30:00' }, { reducedMotion: 'reduce' });
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  return page;
}

/** The first lines that differ. */
async function differences(pages: readonly [Page, Page]): Promise<readonly unknown[]> {
  const [one, other] = await Promise.all([drawnOn(pages[0]), drawnOn(pages[1])]);
  const longer = one.length > other.length ? one : other;
  expect(longer.length).toBeGreaterThan(50);
  return longer.flatMap((_, at) => (one[at] === other[at] ? [] : [[one[at], other[at]]])).slice(0, 5);
}

it.each([
  ['/pages/whole.html', 'member'],
  ['/pages/whole.html', 'guest'],
  ['/pages/whole.html#drugs', 'guest'],
  ['/pages/whole.html#providers', 'guest'],
  ['/pages/whole.html', 'empty'],
  ['/pages/whole.html', 'cloaked'],
  ['/pages/whole.html', 'member-consent'],
  ['/pages/dashboard.html', 'applicant'],
  ['/pages/dashboard.html', 'enrolled'],
  ['/pages/dashboard.html', 'recommended'],
  ['/pages/supplement.html', 'supplement'],
  ['/pages/composed.html', 'guest'],
])('React and preact draw the same page, on a phone and on a desktop: %s of the shopper %s', async (path, shopper) => {
  const react = await opened(path, shopper, 'react');
  await demo.reset();
  const pages = [react, await opened(path, shopper, 'preact')] as const;
  for (const width of [390, 1280]) {
    for (const page of pages) await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => differences(pages), { message: `${width} px` }).toEqual([]);
  }
});
