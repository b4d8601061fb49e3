import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { addSkeletons, renderElement, type TagName } from '../../elements/server.js';
import type { ElementDefinition } from '../../src/element/definition.js';
import { defineElements } from '../../src/element/shell.js';
import { skeletonStylesheet } from '../../src/element/skeleton-html.js';

/** The skeletons of `ucp-elements/server` and of the shell: the same words in the same space. */

const never = () => new Promise<never>(() => undefined);
const waiting: readonly ElementDefinition[] = tables.map(({ prepare, ...table }) => ({ ...table, load: never }));
const painted = tables.filter(({ tag }) => renderElement(tag as TagName).includes('<template'));

/** Puts HTML on the page as a browser's parser does. */
function parse(html: string): HTMLElement {
  const element = document.createElement('div');
  element.setHTMLUnsafe(html);
  document.body.append(element);
  return element;
}

const wordsOf = ({ shadowRoot }: HTMLElement) =>
  [...(shadowRoot?.querySelectorAll('.sk h2, .sk p, .sk .vh') ?? [])].map((one) => one.textContent);
const boxesOf = ({ shadowRoot }: HTMLElement) =>
  [...(shadowRoot?.querySelectorAll('.sk *') ?? [])].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.localName, x, y, width, height, getComputedStyle(one).backgroundColor];
  });

/** As if the script had been waited for. */
function beLate(): void {
  for (const { shadowRoot } of document.querySelectorAll('*')) {
    for (const one of shadowRoot?.getAnimations() ?? []) if ((one as CSSAnimation).animationName !== 'ring') one.finish();
  }
}

/** The first element with a shadow root. */
const hostIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('*')].find(({ shadowRoot }) => shadowRoot) as HTMLElement;

beforeAll(() => {
  expect(painted.length).toBeGreaterThan(15);
});

afterEach(() => document.body.replaceChildren());

// Before anything is defined: a tag stays defined.
describe('before the script', () => {
  it('[LOAD-04] a view that is not the first hides what is in it, until the script is late', () => {
    const words = hostIn(parse(renderElement('ucp-view', { name: ['drugs'] }, { content: '<p>Your drugs</p>' }))).firstElementChild;
    expect(words?.checkVisibility({ visibilityProperty: true })).toBe(false);
    beLate();
    expect(words?.checkVisibility({ visibilityProperty: true })).toBe(true);
  });

  it.each([
    ['the quiet message', '', 'This part of the page could not be loaded. Please try again later.'],
    ['the author’s own words', '<p>Call 1-800-555-0142.</p>', 'Call 1-800-555-0142.'],
  ])('[LOAD-04] when it is late, a skeleton gives way to %s', (_, content, words) => {
    const host = hostIn(parse(renderElement('ucp-saved-plans', {}, { content })));
    const isSeen = (one: Element | null | undefined) => one?.checkVisibility({ visibilityProperty: true });
    const message = () => (content ? host.firstElementChild : host.shadowRoot?.querySelector('.quiet'));
    const { offsetHeight } = host;
    expect([isSeen(message()), isSeen(host.shadowRoot?.querySelector('h2'))]).toEqual([false, true]);
    beLate();
    expect(message()?.textContent).toBe(words);
    expect([isSeen(message()), isSeen(host.shadowRoot?.querySelector('h2'))]).toEqual([true, false]);
    expect(message()?.getBoundingClientRect().height).toBeGreaterThan(0);
    expect(host.offsetHeight, 'nothing below it moves').toBe(offsetHeight);
  });

  it('[LOAD-04] a content policy that refuses the styles does not show the message from the start', () => {
    const host = hostIn(parse(renderElement('ucp-faq').replace(/<style[\s\S]*?<\/style>/, '')));
    expect(host.shadowRoot?.querySelector('.quiet')?.checkVisibility()).toBe(false);
  });

  it('[LOAD-04] with a linked stylesheet a skeleton is the same as with its own', () => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(skeletonStylesheet(tables));
    for (const { tag } of painted) {
      const [own, linked] = [{}, { stylesheet: 'data:text/css,' }].map((options) =>
        hostIn(parse(renderElement(tag as TagName, {}, options))),
      );
      linked?.shadowRoot?.adoptedStyleSheets.push(styles);
      const [ownBoxes, linkedBoxes] = [own, linked].map((one) =>
        boxesOf(one as HTMLElement).map(([name, x, , ...rest]) => [name, x, ...rest]),
      );
      expect(linkedBoxes, tag).toEqual(ownBoxes);
    }
  });
});

describe('in a browser without declarative shadow roots', () => {
  it('[LOAD-04] the template that it leaves among the children is no content of a layout', () => {
    defineElements(waiting);
    const element = document.body.appendChild(document.createElement('div'));
    // This way of parsing leaves it there too.
    element.innerHTML = renderElement('ucp-profile-area');
    expect(wordsOf(hostIn(element))).toEqual(['Your Saved Plans', 'Loading your plans']);
    expect(element.querySelector('template')).toBeNull();
  });
});

/** For each: what stands in it, and what it says of itself. */
const written: Readonly<Record<string, readonly string[]>> = {
  'ucp-saved-plans': [
    '<ucp-saved-plans no-heading></ucp-saved-plans>',
    '<ucp-saved-plans heading="Mine &amp; yours"><i slot="toggle"></i><i slot="costs"></i></ucp-saved-plans>',
    '<div lang="es"><ucp-saved-plans></ucp-saved-plans></div>',
  ],
  'ucp-year-toggle': ['<ucp-year-toggle slot="toggle"></ucp-year-toggle>'],
  'ucp-profile-area': ['<ucp-profile-area><b slot="logo">Logo</b></ucp-profile-area>', '<ucp-profile-area><p>Own</p></ucp-profile-area>'],
  'ucp-view': ['<ucp-view>Own</ucp-view>'],
};

describe.each([320, 390, 820, 1280])('in a window of %i px', (width) => {
  const cases = painted.flatMap(({ tag }) => [`<${tag}></${tag}>`, ...(written[tag] ?? [])]);

  it.each(cases)('[LOAD-04] the shell takes over what a server writes for %s, with the same words in the same places', async (html) => {
    await page.viewport(width, 900);
    // A tag of another name, which nothing defines.
    const server = parse(addSkeletons(html).replaceAll('ucp-', 'undefined-'));
    const [words, boxes] = [wordsOf(hostIn(server)), boxesOf(hostIn(server))];
    expect(boxes.length > 0 || /Own|ucp-view/.test(html)).toBe(true);
    server.remove();

    defineElements(waiting);
    const shell = parse(addSkeletons(html));
    const taken = hostIn(shell);
    expect(taken.matches(':defined')).toBe(true);
    expect(taken.shadowRoot?.querySelector('[data-ucp-skeleton], .late')).toBeNull();
    expect(wordsOf(taken)).toEqual(words);
    expect(boxesOf(taken)).toEqual(boxes);
  });
});
