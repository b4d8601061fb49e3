import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tables } from '../../elements/index.js';
import { openPanel } from '../../src/element/preview/panel.js';
import { slotsOf } from '../../src/element/preview/slots.js';
import { allowedValues, knownTags } from '../../src/element/preview/vocabulary.js';
import { defineElements } from '../../src/element/shell.js';
import { resetWarnings, warnOnce } from '../../src/shared/report.js';
import { aPlan } from '../fixtures/plans.js';
import { openPage } from './support/page.js';

/** The author's panel: its findings about the tags of a page. */

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(async () => {
  await openPage({ shopper: 'guest' });
  defineElements(tables);
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
  resetWarnings();
});

/** The panel on a page with this body. */
function openOn(html: string): ShadowRoot | null | undefined {
  document.body.innerHTML = html;
  openPanel({ choice: { role: '', date: '', theme: '', lang: '' }, choose: () => undefined, missing: () => [] });
  return document.body.lastElementChild?.shadowRoot;
}

const textsOf = (panel: ShadowRoot | null | undefined, selector: string) =>
  Array.from(panel?.querySelectorAll(selector) ?? [], ({ textContent }) => textContent);

/** The lines of tags that something is wrong with, read again at each call. */
function open(html: string): () => readonly (string | null)[] {
  const panel = openOn(html);
  return () => textsOf(panel, 'ul:first-of-type > li.wrong');
}

describe('the panel', () => {
  it.each<[string, string]>([
    ['<ucp-plan-card></ucp-plan-card>', '<ucp-plan-card>: needs plan-id'],
    ['<ucp-plan-card plan-id=""></ucp-plan-card>', '<ucp-plan-card>: needs plan-id'],
    ['<ucp-plan-card plan-id="x"></ucp-plan-card>', '<ucp-plan-card>: “plan-id” takes one capital letter and ten digits'],
    ['<ucp-plan-card planId="x"></ucp-plan-card>', '<ucp-plan-card>: has no attribute “planid”. Did you mean “plan-id”?'],
    ['<ucp-plan-card data-id="x" plan="x"></ucp-plan-card>', '<ucp-plan-card>: has no attribute “plan”; needs plan-id'],
    ['<ucp-active-plan-card plan-year="2027"></ucp-active-plan-card>', '<ucp-active-plan-card>: needs plan-id'],
    ['<ucp-application-card></ucp-application-card>', '<ucp-application-card>: needs application-id'],
  ])('says of %s what it needs', (html, line) => {
    expect(open(html)()).toEqual([line]);
  });

  it.each(['view', 'views', 'value', 'database', 'ariaLabel', 'ngo'])('says of an attribute “%s” that the tag has none', (name) => {
    expect(open(`<ucp-view name="plans" ${name}="plans"></ucp-view>`)()).toEqual([`<ucp-view>: has no attribute “${name.toLowerCase()}”`]);
  });

  it('is silent about what any element may have, or what a framework leaves on it', () => {
    const general =
      'id="a" class="b" style="margin:0" hidden dir="ltr" title="c" role="region" tabindex="-1" translate="no" exportparts="card"';
    const left = 'data-x="1" data-v-7ba5bd90 aria-label="d" onclick="0" v-cloak ng-version="20" _ngcontent-abc _nghost-abc';
    expect(open(`<ucp-view name="plans" ${general} ${left}></ucp-view>`)()).toEqual([]);
  });

  it('is silent about cards that name what they show, or were handed it', () => {
    const lines = open(
      `<ucp-plan-card plan-id="H0609044000"></ucp-plan-card><ucp-active-plan-card plan-id="H0609044000"></ucp-active-plan-card>
       <ucp-application-card application-id="H0609044000-2027"></ucp-application-card><ucp-plan-card id="handed"></ucp-plan-card>`,
    );
    expect(lines()).toEqual(['<ucp-plan-card>: needs plan-id']);
    Object.assign(document.getElementById('handed') ?? {}, { plan: aPlan({ year: 2027 }) });
    document.body.lastElementChild?.shadowRoot?.querySelector<HTMLElement>('.content > button')?.click();
    expect(lines()).toEqual([]);
  });

  it('says of settings behind the first that they do not count', () => {
    const lines = open('<ucp-settings preview></ucp-settings><ucp-settings theme="aarp"></ucp-settings>');
    expect(lines()).toEqual(['<ucp-settings>: only the first counts']);
  });

  it('says of a flag that was written to be off that it is on', () => {
    const lines = open('<ucp-drug-list no-heading="false"></ucp-drug-list><ucp-pharmacy no-heading heading="false"></ucp-pharmacy>');
    expect(lines()).toEqual(['<ucp-drug-list>: “no-heading” is on because it is there: remove it to turn it off']);
  });

  it('finds a tag that is written with another line than the hyphen', () => {
    expect(open('<ucp_faq></ucp_faq>')()).toContain('<ucp_faq>: there is no such tag. Did you mean “ucp-faq”?');
  });

  it('finds a tag that no script of the page brings, and no fault with settings that none defines: they count', () => {
    const defined = vi.spyOn(customElements, 'get').mockReturnValue(undefined);
    const lines = open('<ucp-settings preview></ucp-settings><ucp-faq></ucp-faq>')();
    defined.mockRestore();
    expect(lines).toEqual(['<ucp-faq>: no script of this page defines it']);
  });

  it.each([
    ['<ucp-settings preview />', '<ucp-settings>: hides its content: close it with </ucp-settings>, or move the content out of it'],
    ['<ucp-faq />', '<ucp-faq>: hides its content: close it with </ucp-faq>, or move the content out of it'],
  ])('says of %s that it swallows what follows', (html, line) => {
    expect(open(`${html}<p>The author’s own words</p><ucp-need-help></ucp-need-help>`)()).toEqual([line]);
  });

  it.each([
    ['<ucp-saved-plans><p slot="togle">Years</p></ucp-saved-plans>', 'ucp-saved-plans', 'togle'],
    ['<ucp-profile-area><p slot="Side">Words</p><p slot="Side">More</p></ucp-profile-area>', 'ucp-profile-area', 'Side'],
    ['<ucp-view name="plans"><p slot="side">Words</p></ucp-view>', 'ucp-view', 'side'],
    ['<ucp-faq><p slot="constructor">Words</p></ucp-faq>', 'ucp-faq', 'constructor'],
  ])('says of %s that the slot is not there', (html, tag, slot) => {
    expect(open(html)()).toEqual([`<${tag}>: has no slot “${slot}”: content for it does not show`]);
  });

  it.each(tables.map(({ tag, slots }) => [tag, Object.keys(slots ?? {})] as const))('knows the slots of %s: %j', (tag, slots) => {
    expect([...slotsOf(tag)].toSorted()).toEqual([...slots].toSorted());
  });

  it('is silent about what has its place inside a tag', () => {
    const inside = '<script type="application/json">{}</script>';
    const lines = open(
      `<ucp-settings preview>${inside}</ucp-settings><ucp-saved-plans><p slot="toggle">Years</p></ucp-saved-plans>
       <ucp-view name="drugs"><p>Words</p></ucp-view><ucp-profile-area><p>Words</p></ucp-profile-area><ucp-faq>Please wait.</ucp-faq>`,
    );
    expect(lines()).toEqual([]);
  });

  it('[CARD-15] says that numbers on the cards lead to no note, until the page has notes of its own or those of the library', async () => {
    const card = '<ucp-plan-card plan-id="H0609026000"></ucp-plan-card>';
    const sentence = 'Numbers on the cards lead to notes that this page does not have: add <ucp-disclosures></ucp-disclosures>.';
    open(card);
    const shownText = () =>
      Array.from(document.body.lastElementChild?.shadowRoot?.querySelectorAll('p.wrong') ?? [], (one) => one.textContent);
    expect(shownText()).toEqual([]);
    await expect.poll(shownText).toEqual([sentence]);
    document.querySelector('ucp-plan-card')?.insertAdjacentHTML('afterend', '<p id="ucp-note-10">Ask your gym.</p>');
    await expect.poll(shownText).toEqual([]);
    document.getElementById('ucp-note-10')?.remove();
    await expect.poll(shownText).toEqual([sentence]);
    document.querySelector('ucp-plan-card')?.insertAdjacentHTML('afterend', '<ucp-disclosures></ucp-disclosures>');
    await expect.poll(shownText).toEqual([]);
  });

  it('leaves its lines where they are, marked by an author to be copied, as long as they say the same', () => {
    open('<ucp-plan-card></ucp-plan-card><ucp-view name="plans" views></ucp-view>');
    const panel = document.body.lastElementChild?.shadowRoot;
    const line = () => panel?.querySelector('li');
    const before = line();
    panel?.querySelector<HTMLElement>('.content > button')?.click();
    expect(line()).toBe(before);
    document.querySelector('ucp-plan-card')?.remove();
    panel?.querySelector<HTMLElement>('.content > button')?.click();
    expect(line()?.textContent).toBe('<ucp-view>: has no attribute “views”');
  });

  it.each([
    ['<ucp-saved-plan></ucp-saved-plan>', '<ucp-saved-plan>: there is no such tag. Did you mean “ucp-saved-plans”?'],
    ['<ucp-savedplans></ucp-savedplans>', '<ucp-savedplans>: there is no such tag. Did you mean “ucp-saved-plans”?'],
    ['<upc-saved-plans></upc-saved-plans>', '<upc-saved-plans>: there is no such tag. Did you mean “ucp-saved-plans”?'],
    ['<aarp-drug-list></aarp-drug-list>', '<aarp-drug-list>: there is no such tag. Did you mean “ucp-drug-list”?'],
    ['<saved-plans></saved-plans>', '<saved-plans>: there is no such tag. Did you mean “ucp-saved-plans”?'],
    ['<ucp-weather></ucp-weather>', '<ucp-weather>: there is no such tag'],
    ['<ucp-drug-list noHeading></ucp-drug-list>', '<ucp-drug-list>: has no attribute “noheading”. Did you mean “no-heading”?'],
    [
      '<ucp-view name="plan"></ucp-view>',
      '<ucp-view>: “name” takes one or more of plans, drugs, providers, with spaces between. Did you mean “plans”?',
    ],
    ['<ucp-faq theme="aaarp"></ucp-faq>', '<ucp-faq>: “theme” takes one of uhc, aarp, uhccp. Did you mean “aarp”?'],
  ])('says of %s what was meant', (html, line) => {
    expect(open(html)()).toEqual([line]);
  });

  it('does not take the elements of a framework for slips', () => {
    expect(
      open('<app-view></app-view><app-faq></app-faq><my-toast></my-toast><x-disclosures></x-disclosures><svg><font-face/></svg>')(),
    ).toEqual([]);
  });

  it.each([
    ['{ "flags": { "extraHelp": false, } }', 'line 1, column 34', 'a name in double quotes is expected there. Remove the comma before it.'],
    ['\n{ "theme" "aarp" }', 'line 2, column 11', 'a colon is expected there.'],
    [
      '\n{\n  “theme”: "aarp"\n}',
      'line 3, column 3',
      'a name in double quotes is expected there. Write straight quotes ("), not curly ones.',
    ],
    ['', '', 'its <script type="application/json"> is empty: your CMS may have removed what was in it.'],
  ])('says where the JSON of the settings breaks: %j', (json, place, expectedText) => {
    const [line] = open(`<ucp-settings preview><script type="application/json">${json}</script></ucp-settings>`)();
    expect(line).toContain(place);
    expect(line).toContain(expectedText);
  });

  it('says that a CMS has removed the script around the JSON, or the JSON whole', () => {
    const [line] = open('<ucp-settings preview>{ "theme": "aarp" }</ucp-settings>')();
    expect(line).toContain('your CMS may have removed the <script type="application/json"> around it');
    expect(open('<ucp-settings preview><p>{ "theme": "aarp" }</p></ucp-settings>')()).toEqual([line]);
    expect(open('<ucp-settings preview><script type="text/json">{}</script></ucp-settings>')()).toEqual([
      '<ucp-settings>: its script is not read: write <script type="application/json">',
    ]);
    expect(textsOf(openOn('<ucp-settings preview></ucp-settings>'), 'li')).toEqual([
      '<ucp-settings>: has no JSON. If you wrote some, your CMS has removed it',
    ]);
  });

  it('says of a tag that the parser put into an unclosed one that it is hidden, not drawn', () => {
    const panel = openOn('<ucp-faq /><p>Words</p><div><ucp-need-help></ucp-need-help></div>');
    expect(textsOf(panel, 'li')).toEqual([
      '<ucp-faq>: hides its content: close it with </ucp-faq>, or move the content out of it',
      '<ucp-need-help>: hidden by an unclosed tag, <ucp-faq>',
    ]);
  });

  it.each<[string, string, string]>([
    [
      'misspelt',
      '<ucp-saved-plan></ucp-saved-plan>',
      '<ucp-saved-plan> is not defined: the name is misspelled, or no script of this page defines it.',
    ],
    ['unnamed', '<ucp-plan-card></ucp-plan-card>', '<ucp-plan-card> needs "plan-id".'],
    [
      'unclosed',
      '<ucp-faq /><ucp-toast></ucp-toast>',
      '<ucp-faq> hides its content: close it with </ucp-faq>, or move the content out of it.',
    ],
    ['twice', '<ucp-settings></ucp-settings><ucp-settings></ucp-settings>', 'there are several <ucp-settings>; only the first counts.'],
    [
      'broken JSON',
      '<ucp-settings><script type="application/json">{</script></ucp-settings>',
      '<ucp-settings>: its child <script type="application/json"> does not parse at line 1, column 2; the defaults are used.',
    ],
    [
      'JSON without script',
      '<ucp-settings>{}</ucp-settings>',
      '<ucp-settings> reads one child <script type="application/json">; everything else was ignored.',
    ],
  ])('lists no fault twice, as one of a tag and as one of the console: %s', (_, html, warning) => {
    warnOnce(warning);
    const lines = textsOf(openOn(html), '.wrong');
    expect(lines).toContainEqual(expect.stringMatching(/^<ucp-[\w-]+>: /));
    expect(lines).not.toContain(warning);
    document.body.replaceChildren();
    expect(textsOf(openOn(''), 'li')).toContain(warning);
  });

  it('counts tags that have the same fault, in one line', () => {
    expect(open('<ucp-plan-card></ucp-plan-card><ucp-plan-card></ucp-plan-card>')()).toEqual(['<ucp-plan-card>: needs plan-id (2 times)']);
  });

  it.each([
    [
      'en',
      'Guarde los planes que le gustan y compare lo que cuestan para su familia. Los medicamentos de la lista son los que toma una vez más.',
      'its words are Spanish',
    ],
    [
      'es',
      'Save the plans that you like and compare what they cost for your family. You will have all of your drugs in the list.',
      'sus palabras están en inglés',
    ],
    ['fr', 'Enregistrez les plans.', 'The tags are in English or Spanish'],
    ['en', 'Save the plans that you like and compare what they cost for your family. You will have all of your drugs in the list.', ''],
    ['en', '<p lang="es">Guarde los planes que le gustan y compare lo que cuestan para su familia. Los medicamentos de la lista.</p>', ''],
  ])('says that a page in "%s" has words of another language: %s', (lang, words, message) => {
    document.documentElement.lang = lang;
    const found = textsOf(openOn(`<p>${words}</p><ucp-faq></ucp-faq>`), 'p.wrong');
    expect(found).toEqual(message ? [expect.stringContaining(message)] : []);
  });

  it('knows every tag of the library, and the words that an attribute takes', () => {
    expect([...knownTags].toSorted()).toEqual(tables.map(({ tag }) => tag).toSorted());
    for (const { tag, attributes = {} } of tables) {
      for (const [name, { type }] of Object.entries(attributes)) {
        expect(allowedValues(tag, name), `${tag} ${name}`).toEqual('words' in type ? type.words : []);
      }
    }
  });

  it('says it in Spanish', () => {
    document.documentElement.lang = 'es';
    const lines = open('<ucp-settings></ucp-settings><ucp-settings></ucp-settings><ucp-plan-card></ucp-plan-card>');
    expect(lines()).toEqual(['<ucp-settings>: solo cuenta la primera', '<ucp-plan-card>: necesita plan-id']);
  });
});
