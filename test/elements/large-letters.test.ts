import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { changeImportPopup } from '../../src/features/import/state/import-popup.js';
import { postNotice } from '../../src/features/lists/state/notices.js';
import { requestPopup } from '../../src/features/popups/state/popups.js';
import { cutWords } from './support/cut-words.js';
import { addFixedFaces } from './support/faces.js';
import { openPage } from './support/page.js';

/** Letters of twice the size, as a reader's browser may have them, on a tablet. */

beforeAll(async () => {
  await addFixedFaces();
  await openPage({ shopper: 'member' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
  await page.viewport(820, 1180);
  document.documentElement.style.fontSize = '32px';
});

afterEach(() => document.body.replaceChildren());
afterAll(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 900);
});

async function show(tag: string, ready: string): Promise<HTMLElement> {
  document.body.innerHTML = `<${tag} style="width: 756px"></${tag}>`;
  const element = document.body.firstElementChild as HTMLElement;
  await expect.poll(() => element.shadowRoot?.textContent).toContain(ready);
  return element;
}

describe('in letters of twice the size', () => {
  it('[PLN-05] two columns begin at twice the width', async () => {
    const plans = await show('ucp-saved-plans', 'drugs covered');
    const cards = [...(plans.shadowRoot?.querySelectorAll('article') ?? [])].map((card) => card.getBoundingClientRect().left);
    expect(cards).toHaveLength(4);
    expect(new Set(cards).size).toBe(1);
  });

  it.each([
    ['[VW-04]', 'ucp-side-nav', 'Your drugs'],
    ['[PLN-01]', 'ucp-saved-plans', 'drugs covered'],
    ['[PLN-01]', 'ucp-need-help', 'Need help?'],
    ['[DV-01]', 'ucp-drug-list', 'Furosemide'],
    ['[PV-02]', 'ucp-provider-list', 'Novella'],
    ['[DASH-06]', 'ucp-saved-items', 'Plans saved'],
    ['[ACC-02]', 'ucp-account-banner', 'Hello'],
    ['[TOP-02]', 'ucp-top-bar', 'Return to plans'],
  ])('%s %s fits its column', async (_, tag, ready) => {
    const element = await show(tag, ready);
    expect(element.scrollWidth).toBeLessThanOrEqual(756);
  });

  it('[DV-01] a drug keeps the line of its name', async () => {
    const drugs = await show('ucp-drug-list', 'Furosemide');
    const name = [...(drugs.shadowRoot?.querySelectorAll('li h3, li strong, li b') ?? [])].find((one) => one.textContent === 'Furosemide');
    expect(name?.getClientRects().length).toBe(1);
    expect(name?.getBoundingClientRect().height).toBeLessThan(100);
  });

  const boxIn = (page: HTMLElement, tag: string, selector: string) =>
    (page.shadowRoot?.querySelector(tag)?.shadowRoot?.querySelector(selector) as Element | null)?.getBoundingClientRect();

  it.each(['16px', '18px'])(
    '[VW-04] a page is laid out as its parts are: one gutter, and no column beside, on a page of %s',
    async (size) => {
      document.body.style.cssText = `margin: 0; font-size: ${size}`;
      document.body.innerHTML = '<ucp-profile-area></ucp-profile-area>';
      const area = document.body.firstElementChild as HTMLElement;
      for (const width of [820, 1280]) {
        await page.viewport(width, 1180);
        await expect.poll(() => boxIn(area, 'ucp-side-nav', '.nav')?.width).toBeGreaterThan(0);
        await expect.poll(() => boxIn(area, 'ucp-account-banner', '.banner__title')?.width).toBeGreaterThan(0);
        const nav = boxIn(area, 'ucp-side-nav', '.nav');
        const main = area.shadowRoot?.querySelector('.main')?.getBoundingClientRect();
        expect([width, main?.left]).toEqual([width, boxIn(area, 'ucp-account-banner', '.banner__title')?.left]);
        // The strip of tabs reaches from edge to edge.
        expect([nav?.left, nav?.width]).toEqual([0, width]);
      }
      document.body.removeAttribute('style');
    },
  );

  it('a page’s layout leaves an author’s words as large as the page has them', async () => {
    document.body.innerHTML = '<div style="font-size: 13px"><ucp-profile-area><p>Mine</p></ucp-profile-area></div>';
    await expect.poll(() => getComputedStyle(document.querySelector('p') as Element).fontSize).toBe('13px');
  });
});

describe('in letters of twice the size, on a phone', () => {
  const drug = { tag: 'ucp-remove-popup', list: 'drugs', key: 'k', name: 'Furosemide', detail: '40 mg tablet · Every 3 Months' } as const;
  const doctor = { ...drug, list: 'providers', name: 'Dr. Novella Hoppe', detail: 'Psychology' } as const;
  const dialog = () => document.body.firstElementChild?.shadowRoot?.querySelector('dialog');
  const all = (selector: string) => [...(dialog()?.querySelectorAll<HTMLElement>(selector) ?? [])];

  async function open(tag: string, lang: 'en' | 'es' = 'es'): Promise<void> {
    await page.viewport(390, 844);
    await openPage({ shopper: 'base', lang });
    document.body.innerHTML = `<${tag}></${tag}>`;
  }

  afterEach(() => page.viewport(820, 1180));

  it.each([drug, doctor])('[REM-01] asks about $name without a button that juts out of its foot, or a word cut in two', async (item) => {
    await open('ucp-remove-popup');
    requestPopup(item);
    await expect.poll(() => all('.popup__foot .button').length).toBe(2);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(all('.popup__foot')[0] as Element);
    const { left = 0, right = 0 } = all('.popup__foot')[0]?.getBoundingClientRect() ?? {};
    for (const button of all('.popup__foot .button')) {
      const box = button.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(left + Number.parseFloat(paddingInlineStart) - 1);
      expect(box.right).toBeLessThanOrEqual(right - Number.parseFloat(paddingInlineEnd) + 1);
      expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
    expect(all('h2, .item strong, .item__detail, .button > span:not(.vh)').flatMap(cutWords)).toEqual([]);
  });

  it.each([
    ['its tool', { kind: 'tool-unavailable', list: 'drugs', of: 'drugs' }],
    ['a removal', { kind: 'removed', list: 'drugs', key: 'k', name: 'Atorvastatin' }],
  ] as const)('[REM-03] [DV-04] a list shows a message about %s without a word cut in two', async (_, notice) => {
    await open('ucp-drug-list');
    postNotice(notice);
    const title = () => document.body.firstElementChild?.shadowRoot?.querySelector('.notice__title');
    await expect.poll(title).toBeTruthy();
    expect(cutWords(title())).toEqual([]);
  });

  it('[CARD-01] a card by itself stays in its place', async () => {
    await page.viewport(390, 844);
    await openPage({ shopper: 'guest', lang: 'es' });
    document.body.innerHTML = '<div style="width: 358px"><ucp-plan-card plan-id="H0609044000"></ucp-plan-card></div>';
    const card = document.querySelector('ucp-plan-card');
    await expect.poll(() => card?.shadowRoot?.textContent).toContain('Ver los detalles del plan');
    expect(card?.scrollWidth).toBe(358);
  });

  /** In a column with a margin of one letter at each side. Returns a function that finds elements in the tag. */
  async function showIn326(tag: string, ready: string, asked: Parameters<typeof openPage>[0], attribute = '') {
    await page.viewport(390, 844);
    await openPage(asked);
    document.body.innerHTML = `<div style="width: 326px"><${tag} ${attribute}></${tag}></div>`;
    const root = document.querySelector(tag)?.shadowRoot;
    await expect.poll(() => root?.textContent).toContain(ready);
    return (selector: string): HTMLElement[] => {
      const found = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
      expect(found).not.toEqual([]);
      return found;
    };
  }

  it('[DV-07] the button of an empty list stays in its frame, and cuts no word', async () => {
    const every = await showIn326('ucp-drug-list', 'Agregar sus medicamentos', { shopper: 'empty', lang: 'es' });
    for (const frame of every('.empty')) expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    expect(every('.empty h3, .empty p, .button > span').flatMap(cutWords)).toEqual([]);
  });

  it('[DV-01] the button over a list without a heading stays in its column', async () => {
    const every = await showIn326('ucp-drug-list', 'Agregar medicamentos', { shopper: 'guest', lang: 'es' }, 'no-heading');
    for (const head of every('.bare-head')) expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
  });

  it('[DV-01] the long names of drugs stay whole', async () => {
    const every = await showIn326('ucp-drug-list', 'Desoximetasone', { shopper: 'heavy' });
    // A name's own hyphen may end a line.
    expect(every('.row__name').flatMap(cutWords)).toEqual(['Mucus-Chest', 'Clindamycin-Benzoyl', 'Probenecid-Colchicine']);
  });

  it('[REC-02] the heading of the recommendations cuts no word', async () => {
    const every = await showIn326('ucp-recommendations', 'Your recommendations', { shopper: 'recommended' });
    expect(every('.head__title').flatMap(cutWords)).toEqual([]);
  });

  it('[FAQ-02] a question leaves space for its arrow', async () => {
    const faults = [{ method: 'GET', path: '/api/assets', status: 500 }];
    const every = await showIn326('ucp-faq', 'medicamentos', { shopper: 'guest', lang: 'es', faults });
    for (const button of every('.faq__button')) expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    expect(every('.faq__button > span').flatMap(cutWords)).toEqual([]);
  });

  it.each([
    ['en', 'Plan recommendations'],
    ['es', 'Recomendaciones'],
  ] as const)('[REC-01] the label over the way to the recommendations stays whole: %s', async (lang, words) => {
    const every = await showIn326('ucp-provider-list', words, { shopper: 'guest', lang });
    expect(every('.chip__text').flatMap(cutWords)).toEqual([]);
  });

  it.each(['en', 'es'] as const)('[IMP-06] a telephone number that fits on a line is not cut: %s', async (lang) => {
    await open('ucp-import-popup', lang);
    document.body.firstElementChild?.setAttribute('open', '');
    await expect.poll(dialog).toBeTruthy();
    changeImportPopup({ step: 'nothing-found' });
    await expect.poll(() => dialog()?.querySelector('.item a')).toBeTruthy();
    expect(cutWords(dialog()?.querySelector('.item a'))).toEqual([]);
  });

  it('[IMP-06] a heading in the middle cuts no word', async () => {
    await open('ucp-import-popup');
    document.body.firstElementChild?.setAttribute('open', '');
    await expect.poll(dialog).toBeTruthy();
    changeImportPopup({ step: 'loading' });
    await expect.poll(() => dialog()?.querySelector('.spinner')).toBeTruthy();
    expect(dialog()?.querySelector('h2')?.textContent).toContain('medicamentos');
    expect(cutWords(dialog()?.querySelector('h2'))).toEqual([]);
  });
});
