import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { showView } from '../../src/features/navigation/actions/view.js';
import { setPreviousPage } from '../../src/features/navigation/state/previous-page.js';
import { setAccountReady, setServiceOutage } from '../../src/features/session/state/banners.js';
import { profile } from '../../src/index.js';
import { preloadActions } from '../../src/shared/actions/define-action.js';
import type { EventName } from '../../src/shared/events.js';
import { openPage } from './support/page.js';

/** The page chrome, as Chromium draws it. */

beforeAll(async () => {
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
  await preloadActions();
});

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  await page.viewport(1280, 900);
});

type Page = Parameters<typeof openPage>[0];

async function show(html: string, of: Page = { shopper: 'guest' }): Promise<void> {
  await openPage(of);
  document.body.innerHTML = html;
}

/** Hears an event and stops what would follow. */
function catching(name: EventName): unknown[] {
  const heard: unknown[] = [];
  const hear = (event: Event) => {
    event.preventDefault();
    heard.push((event as CustomEvent).detail);
  };
  document.addEventListener(name, hear);
  stops.push(() => document.removeEventListener(name, hear));
  return heard;
}

const rootOf = (tag: string) => document.querySelector(tag)?.shadowRoot ?? null;
const texts = (tag: string, selector: string) => [...(rootOf(tag)?.querySelectorAll(selector) ?? [])].map((one) => one.textContent?.trim());
const fault = (name: string, body: unknown) => ({ method: 'GET', path: `/api/assets/uhccp/content-fragments/${name}`, body });

describe('<ucp-top-bar>', () => {
  it('[TOP-02] [TOP-03] [TOP-04] has the way back, email, print, and the way on', async () => {
    await show('<ucp-top-bar></ucp-top-bar>');
    await expect
      .poll(() => texts('ucp-top-bar', 'a, button'))
      .toEqual(['Return to plans', 'Email', 'Print', 'Print a sheet for your counselor', 'Continue shopping']);
    const navigated = catching('ucp-navigate');
    await page.getByRole('link', { name: 'Return to plans' }).click();
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    const url = `${location.origin}/health-plans/plan-summary.html?zipcode=85004&planYear=2027`;
    await expect
      .poll(() => navigated)
      .toEqual([
        { url, reason: 'back' },
        { url, reason: 'continue-shopping' },
      ]);
  });

  it.each([
    ['pharmacy-search', 'Return to pharmacy search'],
    ['drug-cost-estimator', 'Return to drug cost estimator'],
    ['plan-recommendation', 'Return to plan recommendation'],
  ])('[TOP-02] names the page to return to for a shopper from %s', async (lastPage, text) => {
    await openPage({ shopper: 'guest' });
    setPreviousPage(lastPage as 'pharmacy-search');
    document.body.innerHTML = '<ucp-top-bar></ucp-top-bar>';
    await expect.poll(() => texts('ucp-top-bar', '[part=back]')).toEqual([text]);
  });

  it('[TOP-01] has no way back for a profile that someone else looks at', async () => {
    await show('<ucp-top-bar></ucp-top-bar>', { shopper: 'cloaked' });
    await expect
      .poll(() => texts('ucp-top-bar', 'a, button'))
      .toEqual(['Email', 'Print', 'Print a sheet for your counselor', 'Continue shopping']);
  });

  it('[TOP-04] has no email if the setting is off', async () => {
    await show('<ucp-top-bar></ucp-top-bar>', { shopper: 'guest', settings: { emailLink: false } });
    await expect
      .poll(() => texts('ucp-top-bar', 'a, button'))
      .toEqual(['Return to plans', 'Print', 'Print a sheet for your counselor', 'Continue shopping']);
  });

  it.each([320, 390, 719, 720, 1280])('stays on the page at %i px, with targets of 44 px', async (width) => {
    await page.viewport(width, 900);
    await show('<ucp-top-bar></ucp-top-bar>');
    await expect.poll(() => texts('ucp-top-bar', 'a, button').length).toBe(5);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const heights = [...(rootOf('ucp-top-bar')?.querySelectorAll('a, button') ?? [])].map((one) => one.getBoundingClientRect().height);
    expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(44);
  });

  it.each([320, 390])(
    '[TOP-02] stays on the page at %i px with its longest way back, the Spanish one from the drug cost estimator',
    async (width) => {
      await page.viewport(width, 900);
      await openPage({ shopper: 'guest' });
      setPreviousPage('drug-cost-estimator');
      document.body.innerHTML = '<ucp-top-bar lang="es"></ucp-top-bar>';
      await expect.poll(() => texts('ucp-top-bar', '[part=back]')).toEqual(['Volver al estimador de costos de medicamentos']);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});

describe('<ucp-account-banner>', () => {
  it('[ACC-01] [ROLE-01] asks a guest to create an account or to sign in', async () => {
    await show('<ucp-account-banner></ucp-account-banner>');
    await expect.poll(() => texts('ucp-account-banner', 'a, button')).toEqual(['Create account', 'Sign in']);
    expect(texts('ucp-account-banner', 'p')).toEqual([
      'Your guest account keeps track of your progress, for this browser only. An account works on any device.',
    ]);
    const asked = [catching('ucp-register'), catching('ucp-sign-in')];
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect.poll(() => asked).toEqual([[{}], [{}]]);
  });

  it('[ACC-02] [LOAD-05] does not say that all is ready if the profile could not be read', async () => {
    await show('<ucp-account-banner></ucp-account-banner>', {
      shopper: 'member',
      faults: [{ method: 'GET', path: '/profiles/data', status: 403 }],
    });
    await expect.poll(() => texts('ucp-account-banner', 'h1, p')).toEqual(['Hello']);
  });

  it('[ACC-02] [ACC-03] [IDC-12] greets a member by name, and offers profile, benefits and sign-out; the import not if the Medicare number is known', async () => {
    await show('<ucp-account-banner></ucp-account-banner>', { shopper: 'member' });
    await expect.poll(() => texts('ucp-account-banner', 'h1')).toEqual(['Hello, Margarette']);
    await expect.element(page.getByRole('link', { name: 'Manage profile' })).toBeVisible();
    expect(texts('ucp-account-banner', '[part]:is(a, button)')).toHaveLength(3);
    const portal = rootOf('ucp-account-banner')?.querySelector<HTMLAnchorElement>('[part=portal]');
    expect([portal?.target, portal?.rel, portal?.textContent]).toEqual([
      '_blank',
      'noopener',
      'Member benefit portal (opens in a new tab)',
    ]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => document.querySelectorAll('ucp-sign-out-popup').length).toBe(1);
  });

  it('[ROLE-03] offers only sign-out to a person who looks at a member’s profile', async () => {
    await show('<ucp-account-banner></ucp-account-banner>', { shopper: 'cloaked' });
    await expect.poll(() => texts('ucp-account-banner', 'a, button')).toEqual(['Sign out']);
    expect(texts('ucp-account-banner', '.banner__text')).toEqual(['You can read all of it, and change nothing.']);
  });

  it.each([
    ['whoever looks at a cloaked profile', 'cloaked', 'You can read all of it, and change nothing.'],
    ['an agent', 'agent', 'You act for this shopper. What you change is saved in this profile.'],
  ])('[CLOAK-02] names the owner of the profile to %s, and greets nobody', async (_, shopper, expected) => {
    await show('<ucp-account-banner></ucp-account-banner>', { shopper });
    await expect
      .poll(() => texts('ucp-account-banner', 'h1, p'))
      .toEqual([expect.stringMatching(/^You are viewing [A-Z]\w+'s profile$/), expected]);
  });

  it('[IDC-12] leads a member without claims to the import', async () => {
    await show('<ucp-account-banner></ucp-account-banner>', { shopper: 'base' });
    await page.getByRole('button', { name: 'Find your drugs and doctors' }).click();
    await expect.poll(() => document.querySelectorAll('ucp-import-popup').length).toBe(1);
  });

  it('keeps the name out of every attribute', async () => {
    await show('<ucp-account-banner></ucp-account-banner>', { shopper: 'member' });
    await expect.poll(() => texts('ucp-account-banner', 'h1')).toEqual(['Hello, Margarette']);
    expect(rootOf('ucp-account-banner')?.innerHTML.replaceAll(/>[^<]*/g, '')).not.toContain('Page"');
  });

  it('is a second heading if the page has a first one', async () => {
    await show('<ucp-account-banner heading-level="2"></ucp-account-banner>');
    await expect.poll(() => texts('ucp-account-banner', 'h2')).toHaveLength(1);
  });

  it.each([390, 820, 1280])('[LOAD-04] is as high for a member as for a guest at %i px', async (width) => {
    await page.viewport(width, 900);
    const heights: (number | undefined)[] = [];
    for (const shopper of ['guest', 'member']) {
      await show('<ucp-account-banner></ucp-account-banner>', { shopper });
      await expect.poll(() => texts('ucp-account-banner', 'a, button').length).toBeGreaterThan(1);
      heights.push(document.querySelector<HTMLElement>('ucp-account-banner')?.offsetHeight);
    }
    expect(heights[0]).toBe(heights[1]);
  });
});

describe('<ucp-side-nav>', () => {
  const withPanel = '<div style="width:WIDTHpx"><ucp-side-nav><p>more</p></ucp-side-nav></div>';

  it.each([
    [280, true],
    [320, false],
    [900, false],
  ])('[VW-06] at %i px shows what else belongs in a side column: %s', async (width, shows) => {
    await show(withPanel.replace('WIDTH', String(width)));
    await expect.poll(() => texts('ucp-side-nav', 'a').length).toBe(3);
    expect(document.querySelector('p')?.checkVisibility()).toBe(shows);
  });

  it('[VW-05] leaves the doctors out by the setting', async () => {
    await show('<ucp-side-nav></ucp-side-nav>', { shopper: 'guest', settings: { hideProviders: true } });
    await expect.poll(() => texts('ucp-side-nav', '.nav__label')).toEqual(['Your plans', 'Your drugs']);
  });

  it('[VW-04] counts doctors and drugs and marks the current view; [LOAD-05] nothing of a profile that could not be read', async () => {
    await show('<ucp-side-nav></ucp-side-nav>', { shopper: 'tucson' });
    await expect.poll(() => texts('ucp-side-nav', '.nav__count')).toEqual(['1, 1 saved', '2, 2 saved']);
    expect(texts('ucp-side-nav', '[aria-current=page]')).toEqual(['Your plans']);
    await page.getByRole('link', { name: 'Your drugs' }).click();
    await expect.poll(() => texts('ucp-side-nav', '[aria-current=page] .nav__label')).toEqual(['Your drugs']);
    await show('<ucp-side-nav></ucp-side-nav>', {
      shopper: 'guest',
      faults: [{ method: 'GET', path: '/profiles/data', status: 403 }],
    });
    await expect.poll(() => texts('ucp-side-nav', '.nav__label')).toEqual(['Your plans', 'Your doctors and dentists', 'Your drugs']);
    expect(texts('ucp-side-nav', '.nav__count')).toEqual([]);
  });

  it('[VW-04] has a name, says each count once, and leaves a press that asks for another tab to the browser', async () => {
    await show('<ucp-side-nav></ucp-side-nav>', { shopper: 'guest' });
    await expect.poll(() => page.getByRole('navigation', { name: 'Your profile' }).query()).toBeTruthy();
    const drugs = page.getByRole('link', { name: /^Your drugs ?, 4 saved$/ });
    await expect.poll(() => drugs.query()).toBeTruthy();
    const shown: unknown[] = [];
    const hear = (event: Event) => shown.push((event as CustomEvent).detail);
    document.addEventListener('ucp-view-change', hear);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    drugs.element().dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }));
    await page.getByRole('link', { name: 'Your doctors' }).click();
    await expect.poll(() => shown).toEqual([{ view: 'providers' }]);
    document.removeEventListener('ucp-view-change', hear);
  });
});

describe('<ucp-browse-plans>', () => {
  it('[VW-07] [INP-08] leads to the plans of the shopper’s county, by the name that the service gives', async () => {
    await show('<ucp-browse-plans></ucp-browse-plans>', { shopper: 'member' });
    await expect
      .poll(() => texts('ucp-browse-plans', 'h2, p, a'))
      .toEqual(['Looking for plans?', 'See what is available in Maricopa.', 'Browse all plans']);
    const navigated = catching('ucp-navigate');
    await page.getByRole('link', { name: 'Browse all plans' }).click();
    await expect.poll(() => navigated).toMatchObject([{ reason: 'browse-plans', url: expect.stringContaining('zipcode=85004') }]);
  });

  it('[VW-07] is not there for a shopper with plans and an application', async () => {
    await show('<ucp-browse-plans></ucp-browse-plans>', { shopper: 'guest' });
    await expect.poll(() => rootOf('ucp-browse-plans')?.querySelector('[role=status]')).toBeNull();
    expect(texts('ucp-browse-plans', '*')).toEqual([]);
  });
});

describe('<ucp-faq>', () => {
  const headings = () => texts('ucp-faq', 'h3');
  const thisPage = () => location.href.replace(/#.*/, '');

  it('[FAQ-01] asks the questions of the current view', async () => {
    await show('<ucp-faq></ucp-faq>');
    await expect.poll(headings).toHaveLength(5);
    const { showView } = await import('../../src/features/navigation/actions/view.js');
    showView('drugs', document);
    await expect.poll(headings).toEqual(['How do I add drugs to my profile?', 'What is Extra Help?']);
    showView('providers', document);
    await expect.poll(headings).toEqual(['What does Covered mean next to a doctor?', 'How long are my saved plans kept?']);
  });

  it('[FAQ-02] opens and closes an answer by its button, with the keyboard too', async () => {
    await show('<ucp-faq></ucp-faq>');
    const button = page.getByRole('button', { name: 'How long are my saved plans kept?' });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    const panel = () => rootOf('ucp-faq')?.getElementById(button.element().getAttribute('aria-controls') ?? '');
    expect(panel()?.firstElementChild?.checkVisibility()).toBe(false);
    expect(panel()?.getBoundingClientRect().height, 'a closed answer takes no room').toBe(0);
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    expect(panel()?.textContent).toBe('Plans are kept for the current plan year, and for the next one during annual enrollment.');
    expect(panel()?.firstElementChild?.checkVisibility()).toBe(true);
    await userEvent.keyboard(' ');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('[FAQ-02] opens an answer, and does not close it again if a shaking hand clicks twice or holds the key', async () => {
    await show('<ucp-faq></ucp-faq>');
    const first = page.getByRole('button', { name: 'How long are my saved plans kept?' });
    await first.dblClick();
    await expect.element(first).toHaveAttribute('aria-expanded', 'true');
    const second = page.getByRole('button', { name: 'What is Extra Help?' });
    second.element().focus();
    await userEvent.keyboard('{Enter>4/}');
    await expect.element(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(second).toHaveAttribute('aria-expanded', 'false');
    await first.click();
    await expect.element(first).toHaveAttribute('aria-expanded', 'false');
  });

  const answers = () => [...(rootOf('ucp-faq')?.querySelectorAll('.faq__panel') ?? [])];
  const states = () => [...(rootOf('ucp-faq')?.querySelectorAll('.faq__button') ?? [])].map((one) => one.getAttribute('aria-expanded'));

  it('[FAQ-02] opens the answer in which the browser’s search finds something, and leaves the others closed', async () => {
    await show('<ucp-faq></ucp-faq>');
    await expect.poll(() => answers().map((one) => one.getAttribute('hidden'))).toEqual(Array(5).fill('until-found'));
    const found = answers()[3];
    found?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect.poll(states).toEqual(['false', 'false', 'false', 'true', 'false']);
    expect(found?.hasAttribute('hidden')).toBe(false);
    found?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect.poll(states).toEqual(['false', 'false', 'false', 'true', 'false']);
  });

  it('[CONT-01] shows the Spanish questions of the content on a Spanish page, and marks English ones as English', async () => {
    await show('<ucp-faq></ucp-faq><ucp-need-help></ucp-need-help>', { shopper: 'guest', lang: 'es' });
    const marks = () =>
      ['ucp-faq .faq', 'ucp-need-help p:has(a)'].map((path) => {
        const [tag = '', inside = ''] = path.split(' ');
        return rootOf(tag)?.querySelector(inside)?.getAttribute('lang');
      });
    await expect.poll(() => headings()[0]).toBe('¿Cómo agrego medicamentos a mi perfil?');
    await expect.poll(marks).toEqual([null, null]);
    await show('<ucp-faq></ucp-faq><ucp-need-help></ucp-need-help>', {
      shopper: 'guest',
      lang: 'es',
      faults: ['profile', 'contact-us'].map((fragment) => ({
        method: 'GET',
        path: `/api/assets/uhccp/content-fragments/${fragment}.es.json`,
        status: 404,
      })),
    });
    await expect.poll(() => headings()[0]).toBe('How do I add drugs to my profile?');
    await expect.poll(marks, { message: 'both are in English alone' }).toEqual(['en', 'en']);
    expect(texts('ucp-faq', 'h2')).toEqual(['Preguntas frecuentes']);
  });

  it('[FAQ-02] opens all answers by one button, and closes them', async () => {
    await show('<ucp-faq></ucp-faq>');
    await page.getByRole('button', { name: 'How long are my saved plans kept?' }).click();
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(states).toEqual(Array(5).fill('true'));
    expect(rootOf('ucp-faq')?.activeElement?.textContent, 'focus stays on the button').toBe('Collapse all');
    await page.getByRole('button', { name: 'What is Extra Help?' }).click();
    await expect.element(page.getByRole('button', { name: 'Expand all' })).toBeVisible();
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect.poll(states).toEqual(Array(5).fill('false'));
  });

  it('[FAQ-02] has no button for all if there is one question', async () => {
    const faq = [{ heading: 'One?', description: 'One.', views: ['plans'] }];
    await show('<ucp-faq></ucp-faq>', { shopper: 'guest', faults: [fault('profile.json', { faq })] });
    await expect.poll(headings).toEqual(['One?']);
    expect(texts('ucp-faq', 'button')).toEqual(['One?']);
  });

  it('[FAQ-02] shows each of two questions with the same heading, and keeps them apart', async () => {
    const error = vi.spyOn(console, 'error');
    stops.push(() => error.mockRestore());
    const asked = ['First', 'Second'].map((description) => ({ heading: 'Twice?', description, views: ['plans'] }));
    const disclosures = ['First', 'Second'].map((text) => ({ title: 'Twice', text }));
    await show('<ucp-faq></ucp-faq><ucp-disclosures></ucp-disclosures>', {
      shopper: 'guest',
      faults: [fault('profile.json', { faq: asked, disclosures })],
    });
    await expect.poll(headings).toEqual(['Twice?', 'Twice?']);
    await page.getByRole('button', { name: 'Twice?' }).last().click();
    const shown = () => [...(rootOf('ucp-faq')?.querySelectorAll('.faq__panel > *') ?? [])].filter((one) => one.checkVisibility());
    await expect.poll(() => shown().map((one) => one.textContent)).toEqual(['Second']);
    await expect.poll(() => texts('ucp-disclosures', '.rich')).toHaveLength(2);
    expect(error.mock.calls).toEqual([]);
  });

  it('[FAQ-02] keeps an answer open while the page changes from English to Spanish', async () => {
    await show('<ucp-faq></ucp-faq>', { shopper: 'guest', faults: [fault('profile.json', {})] });
    await page.getByRole('button', { name: 'What is Extra Help?' }).click();
    document.documentElement.lang = 'es';
    await expect.element(page.getByRole('button', { name: '¿Qué es la Ayuda Adicional?' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('[FAQ-03] fills the number and the links, and follows a link if the page lets it', async () => {
    await show('<ucp-faq></ucp-faq>');
    await expect.poll(headings).toHaveLength(5);
    const links = () =>
      [...(rootOf('ucp-faq')?.querySelectorAll<HTMLAnchorElement>('.rich a') ?? [])].map((one) => one.getAttribute('href'));
    expect(links()).toEqual([
      `${location.origin}/health-plans/estimate-drug-costs.html?profile=true`,
      `${thisPage()}#providers`,
      'tel:+18005550142',
      'tel:+18005550142',
    ]);
    expect(rootOf('ucp-faq')?.querySelector('.rich strong')?.textContent).toBe('Add drugs');
    const navigated = catching('ucp-navigate');
    await page.getByRole('button', { name: 'How do I add drugs to my profile?' }).click();
    await page.getByRole('link', { name: 'drug cost estimator' }).click();
    await expect.poll(() => navigated).toEqual([{ url: links()[0], reason: 'content-link' }]);
  });

  it('[FAQ-03] [VW-02] leads to a view of this page, whatever the page’s <base> says', async () => {
    await show('<ucp-faq></ucp-faq>');
    await expect.poll(headings).toHaveLength(5);
    const base = document.head.appendChild(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }));
    stops.push(() => base.remove());
    const link = rootOf('ucp-faq')?.querySelector<HTMLAnchorElement>('a[href$="#providers"]');
    expect(link?.href).toBe(`${thisPage()}#providers`);
    const changed = catching('ucp-view-change');
    link?.click();
    await expect.poll(() => changed).toEqual([{ view: 'providers' }]);
    expect(location.href).toBe(link?.href);
  });

  it.each([
    ['ucp-faq', { faq: [{ heading: 'Where?', description: '<a href="#drugs">Your drugs</a>', views: ['plans'] }] }],
    ['ucp-disclosures', { disclosures: [{ title: 'Where', text: '<a href="#drugs">Your drugs</a>' }] }],
  ])('[FAQ-03] announces the view that a link of the content opens, from %s, and its table lists the event', async (tag, content) => {
    await show(`<${tag}></${tag}>`, { shopper: 'guest', faults: [fault('profile.json', content)] });
    const link = () => rootOf(tag)?.querySelector<HTMLAnchorElement>('a[href$="#drugs"]');
    await expect.poll(link).toBeTruthy();
    const changed = vi.fn();
    document.querySelector(tag)?.addEventListener('ucp-view-change', changed);
    link()?.click();
    await expect.poll(() => changed.mock.calls).toHaveLength(1);
    expect(tables.find((one) => one.tag === tag)?.events).toContain('ucp-view-change');
  });

  it('[FAQ-03] shows what content says, and runs none of it', async () => {
    const ran = vi.fn();
    Object.assign(window, { ran });
    const description = '<img src=x onerror="ran()"><script>ran()</script><a href="javascript:ran()" onclick="ran()">here</a> {phone}';
    await show('<ucp-faq></ucp-faq>', {
      shopper: 'guest',
      faults: [fault('profile.json', { faq: [{ heading: '<b>Not</b> markup', description, views: ['plans'] }] })],
    });
    await expect.poll(headings).toEqual(['<b>Not</b> markup']);
    expect(rootOf('ucp-faq')?.querySelector('.rich')?.innerHTML).toMatch(/^here <a href="tel:\+18005550142">1-800-555-0142<\/a>$/);
    expect(ran).not.toHaveBeenCalled();
  });

  it('[CONT-01] asks the built-in questions when the content does not load', async () => {
    await show('<ucp-faq></ucp-faq>', {
      shopper: 'guest',
      faults: [{ method: 'GET', path: '/api/assets/uhccp/content-fragments/profile.json', status: 403 }],
    });
    await expect.poll(headings).toHaveLength(5);
    expect(rootOf('ucp-faq')?.querySelector('a[href^="tel:"]')?.textContent).toBe('1-800-555-0142');
  });
});

describe('<ucp-need-help>', () => {
  it.each([
    [390, '1-800-555-0142', false],
    [390, '1-800-555-0142 or 1-800-555-0199 (in Spanish), extension 22', true],
    [1280, '1-800-555-0142 or 1-800-555-0199 (in Spanish), extension 22', true],
  ])('[TFN-01] at %i px a number stays within its box: %s', async (width, maPdpTFN, breaks) => {
    await page.viewport(width, 900);
    await show('<ucp-need-help></ucp-need-help>', { faults: [{ path: '/bin/psctfn', body: { maPdpTFN } }] });
    const number = () => rootOf('ucp-need-help')?.querySelector<HTMLElement>('.help__phone');
    await expect.poll(() => number()?.textContent).toBe(maPdpTFN);
    const range = document.createRange();
    range.selectNodeContents(number()?.querySelector('bdi') ?? (number() as HTMLElement));
    expect(new Set([...range.getClientRects()].map(({ top }) => top)).size > 1).toBe(breaks);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it.each([
    ['1\u2011800\u2011MEDICARE (1\u2011800\u2011633\u20114227)', 'tel:+18006334227'],
    ['1-800-Medicare', 'tel:+18006334227'],
    ['1\u2013800\u2013555\u20130142', 'tel:+18005550142'],
    ['1-800-555-0142 or 1-800-555-0199', null],
    ['1-800-555-014', null],
  ])('[INP-01] shows %j of the content with the link %s, in the help section and in an answer', async (number, href) => {
    await show('<ucp-need-help></ucp-need-help><ucp-faq></ucp-faq>', {
      shopper: 'guest',
      faults: [
        { path: '/bin/psctfn', status: 404 },
        fault('tfn.json', { default: number }),
        fault('profile.json', { faq: [{ heading: 'Whom?', description: 'Call {phone}', views: ['plans'] }] }),
      ],
    });
    const help = () => rootOf('ucp-need-help')?.querySelector('.help__phone');
    await expect.poll(() => help()?.textContent).toBe(number);
    expect(help()?.getAttribute('href')).toBe(href);
    const answer = () => rootOf('ucp-faq')?.querySelector('.rich');
    await expect.poll(() => answer()?.textContent).toBe(`Call ${number}`);
    expect(answer()?.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
  });

  it('[PLN-01] [TFN-01] [CONST-05] says whom to call, with one set of hours beside the number', async () => {
    await show('<ucp-need-help></ucp-need-help>');
    await expect
      .poll(() => texts('ucp-need-help', 'h2, p, .help__phone'))
      .toEqual([
        'Need help?',
        'Talk with a licensed insurance agent.',
        '8\u00a0a.m. to 8\u00a0p.m. local time, 7\u00a0days\u00a0a\u00a0week',
        '1-800-555-0142',
        'TTY 711',
        'Contact us',
      ]);
    expect(rootOf('ucp-need-help')?.querySelector('.help__phone')?.getAttribute('href')).toBe('tel:+18005550142');
  });

  it('[CONT-01] [CONST-05] takes hours and words from the content', async () => {
    await show('<ucp-need-help></ucp-need-help>', {
      shopper: 'guest',
      faults: [fault('shopper.json', { hours: '9 to 5' }), fault('shopper-messages.json', { 'needHelp.lead': 'Ask us anything.' })],
    });
    await expect.poll(() => texts('ucp-need-help', 'section p')).toEqual(['Ask us anything.', '9\u00a0to 5', 'TTY 711', 'Contact us']);
  });
});

describe('<ucp-disclosures>', () => {
  it('[PLN-01] [CONST-05] shows disclosures, notes, and the figure of the content with its year', async () => {
    await show('<ucp-disclosures></ucp-disclosures>');
    await expect.poll(() => texts('ucp-disclosures', 'h3')).toEqual(['About this demo', 'Medicare Supplement insurance']);
    await expect
      .poll(() => texts('ucp-disclosures', '.note'))
      .toEqual([
        '10 Wellness extras are not insurance, may vary by area and may be discontinued at any time.',
        '14 The high-deductible plan pays once you have paid the yearly deductible that Medicare sets. In 2026 it is $2,800.',
      ]);
  });

  it('[CONST-05] [CONT-01] [FACT-04] says no figure that no content says, and what stars mean', async () => {
    const broken = (name: string) => ({ method: 'GET', path: `/api/assets/uhccp/content-fragments/${name}`, status: 403 });
    await show('<ucp-disclosures></ucp-disclosures>', { shopper: 'guest', faults: [broken('profile.json'), broken('shopper.json')] });
    await expect.poll(() => texts('ucp-disclosures', '.note')).toHaveLength(2);
    const stars = 'Star ratings are for 2027.';
    expect(rootOf('ucp-disclosures')?.textContent).toContain(stars);
    expect(rootOf('ucp-disclosures')?.textContent?.replace(stars, '')).not.toMatch(/\$|\d{4}/);
    expect(rootOf('ucp-disclosures')?.textContent).toContain('This is a solicitation of insurance.');
  });

  it('[CARD-15] is where a card’s marker leads, by focus and scroll, and from where the reader comes back', async () => {
    await show('<ucp-saved-plans></ucp-saved-plans><div style="height:3000px"></div><ucp-disclosures></ucp-disclosures>');
    const marker = () => rootOf('ucp-saved-plans')?.querySelector<HTMLElement>('a[href$="#ucp-note-10"]');
    await expect.poll(marker).toBeTruthy();
    await expect.poll(() => texts('ucp-disclosures', '.note')).toHaveLength(2);
    const before = location.href;
    marker()?.focus();
    await userEvent.keyboard('{Enter}');
    const note = rootOf('ucp-disclosures')?.getElementById('ucp-note-10');
    await expect.poll(() => rootOf('ucp-disclosures')?.activeElement).toBe(note);
    const { top, bottom } = note?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(innerHeight);
    expect(location.href).toBe(before);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => rootOf('ucp-saved-plans')?.activeElement).toBe(marker());
    await expect.poll(() => rootOf('ucp-disclosures')?.querySelector('button')).toBeNull();
  });

  it('[CARD-15] keeps the reader in place who returns to a marker that is no longer there', async () => {
    await show('<ucp-saved-plans></ucp-saved-plans><ucp-disclosures></ucp-disclosures>');
    const marker = () => rootOf('ucp-saved-plans')?.querySelector<HTMLElement>('a[href$="#ucp-note-10"]');
    await expect.poll(marker).toBeTruthy();
    await expect.poll(() => texts('ucp-disclosures', '.note')).toHaveLength(2);
    marker()?.focus();
    await userEvent.keyboard('{Enter}');
    const note = rootOf('ucp-disclosures')?.getElementById('ucp-note-10');
    await expect.poll(() => rootOf('ucp-disclosures')?.activeElement).toBe(note);
    document.querySelector('ucp-saved-plans')?.remove();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => rootOf('ucp-disclosures')?.querySelector('button')).toBeNull();
    expect(rootOf('ucp-disclosures')?.activeElement).toBe(note);
  });

  it('[CARD-15] leaves markers to a page that has notes of its own', async () => {
    await show('<a href="#ucp-note-10">10</a><p id="ucp-note-10">own note</p>');
    await page.getByRole('link', { name: '10' }).click();
    expect(location.hash).toBe('#ucp-note-10');
  });

  it.each([
    ['[CARD-15] a card’s marker', 'ucp-saved-plans', 'ucp-note-10'],
    ['[FAQ-03] a link of the content', 'ucp-faq', 'prices'],
  ])('%s to a note of the page’s own stays on this page, whatever its <base> says', async (_, tag, id) => {
    const faq = [{ heading: 'Prices', description: '<a href="#prices">Prices</a>', views: ['plans'] }];
    await show(`<${tag}></${tag}>`, { shopper: 'guest', faults: [fault('profile.json', { faq })] });
    const link = () => rootOf(tag)?.querySelector<HTMLAnchorElement>(`a[href="#${id}"]`);
    await expect.poll(link).toBeTruthy();
    const base = document.head.appendChild(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }));
    stops.push(() => base.remove());
    const before = location.href;
    link()?.click();
    expect(location.href).toBe(`${before.replace(/#.*/, '')}#${id}`);
  });
});

describe('focus when an element is removed', () => {
  const tile = () => rootOf('ucp-saved-items')?.querySelectorAll('a')[1] as HTMLElement;
  const inView = '<ucp-view name="plans"><ucp-saved-items></ucp-saved-items></ucp-view>';

  it('[VW-04] [DASH-06] moves from a tile that disappears with its view to the entry of the new view', async () => {
    await show(`${inView}<ucp-side-nav></ucp-side-nav>`);
    await expect.poll(() => [texts('ucp-saved-items', 'a').length, texts('ucp-side-nav', 'a').length]).toEqual([3, 3]);
    tile().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => rootOf('ucp-side-nav')?.activeElement?.textContent).toMatch(/^Your drugs/);
  });

  it.each([
    ['a question', 'ucp-faq', 'button', { heading: 'When?', description: 'Soon.', views: ['plans'] }],
    ['the link in an answer', 'ucp-faq', '.rich a', { heading: 'Which?', description: '<a href="#drugs">Yours</a>', views: ['plans'] }],
  ] as const)(
    '[VW-04] [FAQ-03] moves from %s that only the old view has to the entry of the new one',
    async (_, tag, selector, question) => {
      await show(`<ucp-side-nav></ucp-side-nav><${tag}></${tag}>`, {
        shopper: 'guest',
        faults: [fault('profile.json', { faq: [question] })],
      });
      await expect.poll(() => [texts('ucp-side-nav', 'a').length, texts(tag, 'button').length]).toEqual([3, 1]);
      rootOf(tag)?.querySelector('button')?.click();
      await expect.poll(() => rootOf(tag)?.querySelector('button')?.ariaExpanded).toBe('true');
      rootOf(tag)?.querySelector<HTMLElement>(selector)?.focus();
      if (selector === 'button') showView('drugs', document);
      else await userEvent.keyboard('{Enter}');
      await expect.poll(() => rootOf('ucp-side-nav')?.activeElement?.textContent).toMatch(/^Your drugs/);
    },
  );

  it('[VW-04] stays with a tile that stays', async () => {
    await show('<ucp-saved-items></ucp-saved-items><ucp-side-nav></ucp-side-nav>');
    await expect.poll(() => [texts('ucp-saved-items', 'a').length, texts('ucp-side-nav', 'a').length]).toEqual([3, 3]);
    tile().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => texts('ucp-side-nav', '[aria-current=page] .nav__label')).toEqual(['Your drugs']);
    await new Promise(requestAnimationFrame);
    expect(rootOf('ucp-saved-items')?.activeElement).toBe(tile());
  });

  it.each(['ucp-saved-items', 'ucp-side-nav'])(
    '[DASH-06] [VW-04] moves from <%s> to the list itself on a page without views, and again if its view is current',
    async (tag) => {
      await show(
        `<${tag}></${tag}><ucp-saved-plans></ucp-saved-plans><ucp-drug-list></ucp-drug-list><ucp-provider-list></ucp-provider-list>`,
      );
      await expect.poll(() => texts(tag, 'a').length).toBe(3);
      const lists = { plans: 'ucp-saved-plans', drugs: 'ucp-drug-list', providers: 'ucp-provider-list' };
      await expect.poll(() => Object.values(lists).map((list) => texts(list, 'h2').length)).toEqual([1, 1, 1]);
      for (const view of ['drugs', 'drugs', 'providers', 'plans', 'plans'] as const) {
        rootOf(tag)?.querySelector<HTMLElement>(`a[href$="#${view}"]`)?.focus();
        await userEvent.keyboard('{Enter}');
        const list = rootOf(lists[view]);
        await expect.poll(() => list?.activeElement).toBe(list?.querySelector('h2'));
      }
      showView('drugs', document);
      await new Promise(requestAnimationFrame);
      expect(rootOf('ucp-saved-plans')?.activeElement?.localName, 'a script of the page moves no focus').toBe('h2');
      showView('plans', document);
    },
  );

  const banners = [
    ['OUT-01', 'ucp-outage-banner', () => setServiceOutage(true)],
    ['OUT-02', 'ucp-account-ready-banner', () => setAccountReady(true)],
  ] as const;

  it.each(banners)('[%s] <%s> says once what it shows', async (_rule, tag, shows) => {
    await show(`<${tag}></${tag}>`, { shopper: 'guest' });
    shows();
    const texts = (selector: string) => [...(rootOf(tag)?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
    await expect.poll(() => texts('.notice__title')).toHaveLength(1);
    const [[title = ''], [text = '']] = [texts('.notice__title'), texts('.notice__body > p:last-child')];
    await expect.poll(() => texts('[role=status], [role=alert]')).toEqual([`${title}. ${text}`]);
  });

  it.each(banners)('[%s] moves from <%s>, once closed, to the heading under it', async (_rule, tag, shows) => {
    await show('<ucp-dashboard></ucp-dashboard>', { shopper: 'guest' });
    shows();
    const within = (name: string) => rootOf('ucp-dashboard')?.querySelector(name)?.shadowRoot;
    await expect
      .poll(() => [!!within(tag)?.querySelector('button'), !!within('ucp-account-banner')?.querySelector('h1')])
      .toEqual([true, true]);
    const close = within(tag)?.querySelector('button');
    // The dashboard keeps its main part out of sight, where nothing takes focus, until it knows what stands in it.
    await expect
      .poll(() => {
        close?.focus();
        return within(tag)?.activeElement;
      })
      .toBe(close);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => within(tag)?.querySelector('button')).toBeNull();
    expect(within('ucp-account-banner')?.activeElement?.localName).toBe('h1');
  });
});

describe('<ucp-saved-items>', () => {
  it('[DASH-06] counts plans, drugs and doctors, and opens their views', async () => {
    await show('<ucp-saved-items></ucp-saved-items>', { shopper: 'tucson' });
    await expect.poll(() => texts('ucp-saved-items', 'a')).toEqual(['5 Plans saved', '2 Drugs added', '1 Doctors and dentists']);
    const changed = catching('ucp-view-change');
    await page.getByRole('link', { name: 'Drugs added' }).click();
    await page.getByRole('link', { name: 'Doctors and dentists' }).click();
    await expect.poll(() => changed).toEqual([{ view: 'drugs' }, { view: 'providers' }]);
    expect(location.hash).toBe('#providers');
  });

  it.each([
    ['to their heading', '', 'H2'],
    ['to the list itself where the page has its heading', 'no-heading', 'SECTION'],
  ])('[DASH-06] leads to the plans if their view shows already, %s, and a script does not', async (_, attribute, focused) => {
    await show(`<ucp-saved-items></ucp-saved-items><p></p><ucp-saved-plans ${attribute}></ucp-saved-plans>`, { shopper: 'tucson' });
    const list = () => document.querySelector('ucp-saved-plans');
    await expect.poll(() => texts('ucp-saved-plans', '.plan-card').length).toBeGreaterThan(0);
    Object.assign(document.querySelector('p') ?? {}, { style: 'height: 200vh' });
    profile.setView('plans');
    expect(list()?.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    await page.getByRole('link', { name: 'Plans saved' }).click();
    await expect.poll(() => rootOf('ucp-saved-plans')?.activeElement?.tagName).toBe(focused);
    expect(list()?.getBoundingClientRect().top).toBeLessThan(innerHeight);
  });

  it('[LOAD-05] [DASH-06] is silent about a profile that could not be read', async () => {
    await show('<ucp-saved-items></ucp-saved-items>', {
      shopper: 'guest',
      faults: [{ method: 'GET', path: '/profiles/data', status: 403 }],
    });
    await expect.poll(() => texts('ucp-saved-items', '.tile__count')).toEqual(['--not available', '--not available', '--not available']);
  });
});

describe('<ucp-upsell>', () => {
  it('[DASH-03] offers the extras of the plan to a member who is enrolled', async () => {
    await show('<ucp-upsell></ucp-upsell>', { shopper: 'enrolled' });
    await expect
      .poll(() => texts('ucp-upsell', 'h2, p, a'))
      .toEqual(['Add dental to your plan', 'You are enrolled for 2026. See the extras that go with your plan.', 'See options']);
  });

  it('[DASH-03] [DASH-09] is nothing for a guest', async () => {
    await show('<ucp-upsell></ucp-upsell>');
    await expect.poll(() => rootOf('ucp-upsell')?.childElementCount).toBe(0);
  });
});

describe('<ucp-profile-area>', () => {
  const inside = () =>
    [...(rootOf('ucp-profile-area')?.querySelectorAll('*') ?? [])].map(({ localName }) => localName).filter((name) => name.includes('-'));

  it('[PLN-01] [VW-06] is the whole page when it is empty', async () => {
    // As an author's editor leaves it.
    await show('<ucp-profile-area>\n  <!-- all of it -->\n</ucp-profile-area>');
    await expect
      .poll(inside)
      .toEqual(
        expect.arrayContaining([
          'ucp-top-bar',
          'ucp-account-banner',
          'ucp-side-nav',
          'ucp-extra-help',
          'ucp-browse-plans',
          'ucp-saved-plans',
          'ucp-year-toggle',
          'ucp-active-plans',
          'ucp-supplement-area',
          'ucp-drug-list',
          'ucp-pharmacy',
          'ucp-provider-list',
          'ucp-faq',
          'ucp-need-help',
          'ucp-disclosures',
        ]),
      );
  });

  it('lays out the author’s own content and adds nothing, also when it comes later', async () => {
    await show('<ucp-profile-area><p>Mine</p></ucp-profile-area>');
    await expect.poll(() => rootOf('ucp-profile-area')?.querySelector('.area')).toBeTruthy();
    expect(inside()).toEqual([]);
    document.body.innerHTML = '<ucp-profile-area></ucp-profile-area>';
    await expect.poll(() => inside().length).toBeGreaterThan(10);
    document.querySelector('ucp-profile-area')?.append(document.createElement('p'));
    await expect.poll(inside).toEqual([]);
  });

  it('keeps a place for the author’s own content, not for slots of the author’s own element', async () => {
    await show('<ucp-profile-area><x-own><i slot="banner"></i></x-own><b slot="side"></b></ucp-profile-area>');
    await expect.poll(() => rootOf('ucp-profile-area')?.querySelector('.area')?.className).toBe('area has-side');
  });

  it.each([320, 390, 820])(
    'lays the navigation right under the banner at %i px, from edge to edge, and never scrolls sideways',
    async (width) => {
      await page.viewport(width, 900);
      await show('<ucp-profile-area></ucp-profile-area>');
      const box = (tag: string) => rootOf('ucp-profile-area')?.querySelector(tag)?.getBoundingClientRect();
      await expect.poll(() => box('ucp-side-nav')?.height).toBeGreaterThan(40);
      await expect.poll(() => Math.round((box('ucp-account-banner')?.bottom ?? 0) - (box('ucp-side-nav')?.top ?? 0))).toBe(0);
      expect([box('ucp-side-nav')?.left, box('ucp-side-nav')?.width]).toEqual([0, width]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  it.each([
    [625, 'on a laptop’s low screen, where the column goes with the page', 'static'],
    [900, 'on a high one, where the column stays', 'sticky'],
  ])('[VW-06] shows the focused element at the end of the side column at %i px: %s', async (height, _, position) => {
    await page.viewport(1366, height);
    await show('<ucp-profile-area></ucp-profile-area>', { shopper: 'member' });
    const link = () => rootOf('ucp-profile-area')?.querySelector('ucp-browse-plans')?.shadowRoot?.querySelector('a');
    await expect.poll(link).toBeTruthy();
    scrollTo(0, 0);
    link()?.focus();
    await expect.poll(() => Math.round(link()?.getBoundingClientRect().bottom ?? Infinity)).toBeLessThanOrEqual(height);
    expect(getComputedStyle(rootOf('ucp-profile-area')?.querySelector('.side') as Element).position).toBe(position);
  });
});

describe('<ucp-dashboard>', () => {
  it('[DASH-06] [SUP-01] lists every plan that its tile counts, supplement plans too', async () => {
    await show('<ucp-dashboard></ucp-dashboard>', { shopper: 'supplement' });
    const within = (tag: string) => rootOf('ucp-dashboard')?.querySelector(tag);
    await expect.poll(() => within('ucp-saved-items')?.shadowRoot?.querySelector('.tile__count')?.textContent?.trim()).toBe('5');
    const cards = () => {
      const lists = ['ucp-saved-plans', 'ucp-supplement-area'].map(within);
      for (const list of lists) list?.scrollIntoView();
      return lists.reduce((sum, list) => sum + (list?.shadowRoot?.querySelectorAll('.plan-card').length ?? 0), 0);
    };
    await expect.poll(cards).toBe(5);
  });
});

describe('[DASH-08] the place for the brand’s doctor search', () => {
  it.each([
    ['nothing', '', false],
    ['white space alone', '\n  ', false],
    ['an element', '<div></div>', true],
    ['a sentence', 'Doctor search opens soon.', true],
  ])('with %s in it', async (_, content, isThere) => {
    await show(`<ucp-doctor-search>${content}</ucp-doctor-search>`);
    const place = document.querySelector('ucp-doctor-search');
    await expect.poll(() => place?.shadowRoot?.querySelector('slot')).toBeTruthy();
    await expect.poll(() => place?.checkVisibility()).toBe(isThere);
  });
});

describe('<ucp-extra-help>', () => {
  it('[EH-03] has what an answer does spoken once: by the popup that a first yes opens, else by itself', async () => {
    await show('<ucp-extra-help></ucp-extra-help>');
    const spoken = () => rootOf('ucp-extra-help')?.querySelector('[role=status]')?.textContent;
    const now = (how: string) => `Your saved plans now show the premium and drug costs ${how} Extra Help.`;
    const answer = (name: string) => page.getByRole('radio', { name }).click();
    const popup = () => rootOf('ucp-extra-help-popup')?.querySelector('dialog');
    await answer('Yes');
    await expect.poll(() => popup()?.textContent).toContain(now('with'));
    expect(spoken()).toBe('');
    await userEvent.keyboard('{Escape}');
    await expect.poll(popup).toBeNull();
    const change = () => page.getByRole('button', { name: 'Change' });
    await expect.poll(() => rootOf('ucp-extra-help')?.activeElement?.textContent).toBe('Change');
    await change().click();
    await answer('No');
    await expect.poll(spoken).toBe(now('without'));
    await change().click();
    await answer('Yes');
    await expect.poll(spoken).toBe(now('with'));
  });
});
