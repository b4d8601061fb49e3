import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tables } from '../../elements/index.js';
import { ensurePopup } from '../../src/element/popups.js';
import { defineElements } from '../../src/element/shell.js';
import { askToRemoveItem } from '../../src/features/profile/actions/remove.js';
import { resetWarnings } from '../../src/shared/report.js';
import { openPage } from './support/page.js';

/** A page that stands in the library's way: names that hide members of the document, and tags that another script has defined. */

const { body } = document;
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

class OtherTag extends HTMLElement {}

beforeAll(async () => {
  // Before the library, as by another script of the page.
  customElements.define('ucp-remove-popup', OtherTag);
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => {
  body.replaceChildren();
});

describe('[SAFE-11] a tag that another script has defined', () => {
  it('is reported once', () => {
    resetWarnings();
    warned.mockClear();
    defineElements(tables);
    defineElements(tables);
    expect(warned.mock.calls.flat()).toEqual([
      '[ucp] <ucp-remove-popup> was defined by another script of this page. The library shows nothing there, and features that need it are unavailable.',
    ]);
  });

  it('is said to be unavailable when the shopper removes an item', async () => {
    await openPage({ shopper: 'member' });
    body.innerHTML = '<ucp-drug-list></ucp-drug-list>';
    askToRemoveItem({ list: 'drugs', key: '1', name: 'A drug' }, body);
    const message = () => [...body.children].map((one) => one.shadowRoot?.querySelector<HTMLElement>('.quiet:popover-open')).find(Boolean);
    expect(message()?.textContent).toContain('could not be loaded');
    expect(body.querySelector('ucp-remove-popup')).toBeNull();
    message()?.hidePopover();
    await expect.poll(message).toBeUndefined();
  });
});

/** Members of the document that pages have names for, and those that the library, React and preact read. */
const names = [
  'adoptedStyleSheets',
  'head',
  'cookie',
  'documentElement',
  'readyState',
  'scripts',
  'hidden',
  'visibilityState',
  'hasFocus',
  'forms',
  'images',
  'links',
  'title',
  'dir',
  'URL',
  'referrer',
  'domain',
  'fonts',
  'styleSheets',
  'currentScript',
  'open',
  'close',
  'all',
  'children',
  'scrollingElement',
  'getElementById',
  'dispatchEvent',
  'body',
  'activeElement',
  'removeEventListener',
  'createRange',
  'createDocumentFragment',
  'nodeType',
  'ownerDocument',
  'querySelector',
  'querySelectorAll',
  'getElementsByTagName',
  'getSelection',
  'getRootNode',
  'contains',
  'isConnected',
];

/** Members that React, preact and Lit read from the document themselves: nobody can guard those. `addEventListener` is one too, but the test's page needs it. */
const unguarded = [
  'createElement',
  'createElementNS',
  'createTextNode',
  'createComment',
  'createTreeWalker',
  'importNode',
  'defaultView',
  'nodeName',
];

describe('[SAFE-10] an element of the page that is called like a member of the document changes nothing', () => {
  it.each(['<img name="NAME">', '<form name="NAME"></form>', '<img id="NAME" name="NAME">', '<iframe name="NAME"></iframe>'])(
    'as %s',
    async (html) => {
      const shadows = document.createElement('div');
      shadows.innerHTML = names.map((name) => html.replaceAll('NAME', name)).join('');
      const errors: string[] = [];
      addEventListener('ucp-error', (event) => errors.push((event as CustomEvent).detail.code));
      const cookie = Reflect.get(Document.prototype, 'cookie', document);
      expect(cookie).toBeTypeOf('string');
      await openPage({ shopper: 'member' });
      body.append(shadows);
      try {
        expect(Reflect.get(document.adoptedStyleSheets, 'filter')).toBeUndefined();
        const list = document.createElement('ucp-drug-list');
        body.append(
          list,
          document.createElement('ucp-saved-plans'),
          document.createElement('ucp-top-bar'),
          document.createElement('ucp-faq'),
        );
        await expect.poll(() => list.shadowRoot?.querySelectorAll('.row').length).toBe(4);
        expect(ensurePopup('ucp-zip-popup').isConnected).toBe(true);
        expect(getComputedStyle(list.shadowRoot?.querySelector('.row') as Element).display).not.toBe('inline');
        expect(errors).toEqual([]);
      } finally {
        shadows.remove();
      }
    },
  );
});

it.each(unguarded)('[SAFE-10] warns the author once about an element that hides document.%s', async (name) => {
  resetWarnings();
  warned.mockClear();
  body.innerHTML = `<form name="${name}"></form>`;
  await openPage({ shopper: 'guest' });
  await expect
    .poll(() => warned.mock.calls.flat())
    .toEqual([`[ucp] <form> is named "${name}" and hides document.${name}: tags cannot be drawn, so rename it.`]);
});

describe('[SAFE-09] a character that turns the direction', () => {
  it('stays within the name and the dosage of a drug', async () => {
    const { demo: _, ...profile } = await (await fetch('/__demo/state?shopper=member')).json();
    const [row] = profile.drugsAndPharmacyDetails.drugInfoDetails as [object];
    const turned = { ...row, drugName: 'Amlo\u202Edipine', drugDosage: '5\u202E mg' };
    const drugs = { ...profile.drugsAndPharmacyDetails, drugInfoDetails: [turned] };
    const body_ = { ...profile, drugsAndPharmacyDetails: drugs };
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/profiles/data', body: body_ }] });
    body.innerHTML = '<ucp-drug-list></ucp-drug-list>';
    const root = () => body.firstElementChild?.shadowRoot;
    await expect.poll(() => root()?.querySelector('.row__name bdi')?.textContent).toBe('Amlo\u202Edipine');
    const line = root()?.querySelector('.row__line') as HTMLElement;
    const dosage = line.querySelector('bdi') as HTMLElement;
    const kind = line.lastChild as Text;
    const range = document.createRange();
    range.selectNodeContents(kind);
    // The kind stands behind the dosage, and not within or before it.
    expect(range.getBoundingClientRect().left).toBeGreaterThanOrEqual(dosage.getBoundingClientRect().right - 1);
  });
});
