import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetPage } from '../../../../src/testing.js';
import { openPage } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);
for (const tag of ['faq', 'pharmacy', 'drug-list', 'saved-plans', 'year-toggle', 'view', 'need-help', 'disclosures']) {
  customElements.define(`ucp-${tag}`, class extends HTMLElement {});
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => {
  resetPage();
  warn.mockClear();
  document.body.replaceChildren();
});

describe('a tag that hides', () => {
  const warningOf = (tag: string) => [`[ucp] <${tag}> hides its content: close it with </${tag}>, or move the content out of it.`];

  /** Told of behind all others: then nothing more comes. */
  const last = '<ucp-need-help><ucp-disclosures></ucp-disclosures></ucp-need-help>';

  it.each([
    ['a tag', '<ucp-faq /><ucp-pharmacy></ucp-pharmacy>', [warningOf('ucp-faq')]],
    ['a tag further in', '<ucp-saved-plans /><div><p>Words</p><ucp-faq></ucp-faq></div>', [warningOf('ucp-saved-plans')]],
    ['settings, which are read before', '<ucp-settings /><ucp-faq></ucp-faq>', [warningOf('ucp-settings')]],
    ['two tags', '<ucp-faq /><ucp-pharmacy /><ucp-drug-list></ucp-drug-list>', [warningOf('ucp-faq'), warningOf('ucp-pharmacy')]],
    ['the words for an old browser alone', '<ucp-faq><p>Questions</p></ucp-faq>', []],
    ['what names a slot', '<ucp-saved-plans><ucp-year-toggle slot="toggle"></ucp-year-toggle></ucp-saved-plans>', []],
    ['what a layout shows', '<ucp-view name="drugs"><ucp-drug-list></ucp-drug-list></ucp-view>', []],
  ])('the console names %s once', async (_, html, warnings) => {
    document.body.innerHTML = `${html}${last}`;
    await openPage();
    await expect.poll(() => warn.mock.calls).toEqual([...warnings, warningOf('ucp-need-help')]);
  });
});

describe('a tag that may not work where it is', () => {
  const warningOf = (tag: string, outer: string) => [
    `[ucp] <${tag}> is inside <${outer}>, where its buttons and links may not work: move it out.`,
  ];
  /** Told of behind all others: then nothing more comes. */
  const last = '<h6><ucp-need-help></ucp-need-help></h6>';

  it.each([
    ['in a link', '<a href="#x"><ucp-faq></ucp-faq></a>', [warningOf('ucp-faq', 'a')]],
    ['further in a link', '<a href="#x"><p><ucp-faq></ucp-faq></p></a>', [warningOf('ucp-faq', 'a')]],
    ['in a button', '<button><ucp-faq></ucp-faq></button>', [warningOf('ucp-faq', 'button')]],
    ['in a heading', '<h2>Questions <ucp-faq></ucp-faq></h2>', [warningOf('ucp-faq', 'h2')]],
    ['in several at once', '<h2><ucp-faq></ucp-faq></h2><h2><ucp-faq></ucp-faq></h2>', [warningOf('ucp-faq', 'h2')]],
    ['beside a heading', '<h2>Questions</h2><ucp-faq></ucp-faq>', []],
    ['settings, which show nothing', '<h2><ucp-settings></ucp-settings></h2>', []],
  ])('[CALL-23] the console names one %s', async (_, html, warnings) => {
    document.body.innerHTML = `${html}${last}`;
    await openPage();
    await expect.poll(() => warn.mock.calls).toEqual([...warnings, warningOf('ucp-need-help', 'h6')]);
  });
});

describe('a language that is no code', () => {
  const warningOf = (lang: string) => [`[ucp] lang="${lang}" is no language code, so <ucp-faq> is in English. Spanish is lang="es".`];
  const last = '<h6><ucp-need-help></ucp-need-help></h6>';

  it.each([
    ['spanish', true],
    ['Español', true],
    ['es_spanish', false],
    ['es', false],
    ['es-MX', false],
    ['ES_mx', false],
    ['fil', false],
    ['', false],
  ])('[INP-10] the console says so of lang="%s": %s', async (lang, isTold) => {
    document.body.innerHTML = `<div lang="${lang}"><ucp-faq></ucp-faq></div>${last}`;
    await openPage();
    await expect.poll(() => warn.mock.calls.length).toBe(isTold ? 2 : 1);
    expect(warn.mock.calls[0]).toEqual(isTold ? warningOf(lang) : [expect.stringContaining('need-help')]);
  });
});

describe('a card that shows one thing and does not say which', () => {
  const warningOf = (tag: string, name: string) => [`[ucp] <${tag}> needs "${name}".`];
  const end = (tag: string) => [`[ucp] <${tag}> is not defined: the name is misspelled, or no script of this page defines it.`];

  class Card extends HTMLElement {
    plan: unknown;
    get planId() {
      return /^H\d+$/.exec(this.getAttribute('plan-id') ?? '')?.[0];
    }
  }
  customElements.define('ucp-plan-card', Card);
  customElements.define('ucp-active-plan-card', class extends Card {});
  customElements.define(
    'ucp-application-card',
    class extends HTMLElement {
      get applicationId() {
        return this.getAttribute('application-id') ?? undefined;
      }
    },
  );
  const handed = () => document.body.prepend(Object.assign(document.createElement('ucp-plan-card'), { plan: {} }));

  it.each([
    ['a plan card', '<ucp-plan-card></ucp-plan-card>', [warningOf('ucp-plan-card', 'plan-id')]],
    ['two of them', '<ucp-plan-card></ucp-plan-card><ucp-plan-card plan-id=""></ucp-plan-card>', [warningOf('ucp-plan-card', 'plan-id')]],
    ['an active plan', '<ucp-active-plan-card></ucp-active-plan-card>', [warningOf('ucp-active-plan-card', 'plan-id')]],
    ['an application', '<ucp-application-card></ucp-application-card>', [warningOf('ucp-application-card', 'application-id')]],
    [
      'no card that says which',
      '<ucp-plan-card plan-id="H1"></ucp-plan-card><ucp-application-card application-id="a"></ucp-application-card>',
      [],
    ],
    ['one whose name cannot be read', '<ucp-plan-card plan-id="x"></ucp-plan-card>', [warningOf('ucp-plan-card', 'plan-id')]],
  ])('the console names %s once', async (_, html, warnings) => {
    document.body.innerHTML = `${html}<ucp-end></ucp-end>`;
    handed();
    await openPage();
    await expect.poll(() => warn.mock.calls).toEqual([...warnings, end('ucp-end')]);
  });
});

describe('a tag that nothing defines', () => {
  const warningOf = (tag: string) => [`[ucp] <${tag}> is not defined: the name is misspelled, or no script of this page defines it.`];

  it.each([
    ['a misspelt one', '<ucp-faqs></ucp-faqs>', [warningOf('ucp-faqs')]],
    ['one without its hyphen', '<ucp-faq></ucp-faq><ucp_faq></ucp_faq>', [warningOf('ucp_faq')]],
    ['one that stands twice', '<ucp-drugs></ucp-drugs><ucp-view><ucp-drugs></ucp-drugs></ucp-view>', [warningOf('ucp-drugs')]],
    ['no tag of the page’s own', '<my-faq></my-faq><ucpfaq></ucpfaq>', []],
    ['no settings, which count without a definition', '<ucp-settings theme="aarp"></ucp-settings>', []],
  ])('the console names %s once', async (_, html, warnings) => {
    document.body.innerHTML = `${html}<ucp-end></ucp-end>`;
    await openPage();
    await expect.poll(() => warn.mock.calls).toEqual([...warnings, warningOf('ucp-end')]);
  });

  it('is not logged before the scripts of the page have loaded', async () => {
    const state = vi.spyOn(Object.getPrototypeOf(document) as Document, 'readyState', 'get').mockReturnValue('interactive');
    const listen = vi.spyOn(globalThis, 'addEventListener');
    document.body.innerHTML = '<ucp-later></ucp-later><ucp-end></ucp-end>';
    await openPage();
    customElements.define('ucp-later', class extends HTMLElement {});
    await expect.poll(() => listen.mock.calls.map(([name]) => name)).toContain('load');
    expect(warn).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(warn.mock.calls).toEqual([warningOf('ucp-end')]);
    state.mockRestore();
    listen.mockRestore();
  });
});
