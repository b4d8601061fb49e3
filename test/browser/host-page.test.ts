import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { flavour, withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { hostPage } from './support/host-page.js';
import { listenTo } from './support/page.js';

const { newPage, urlOf } = withBrowser();
const november = '2026-11-20T09:30:00';
const address = (query = {}) => urlOf('/pages/host.html', { shopper: 'member', date: november, ...query });

beforeEach(() => demo.reset());

async function open(page: Parameters<typeof hostPage>[1], query = {}) {
  const tab = await newPage();
  const { logged, errors } = listenTo(tab);
  await hostPage(tab, page);
  await tab.goto(address(query));
  return { tab, logged, errors };
}

const cards = '<ucp-saved-plans></ucp-saved-plans>';

describe('mistakes of an author', () => {
  it('names the settings tag, line and column when its JSON does not parse, and uses the defaults', async () => {
    const json = '{\n  "theme": "uhc",\n  "siteId": }';
    const { tab, logged } = await open({ body: `<ucp-settings><script type="application/json">${json}</script></ucp-settings>${cards}` });
    await tab.getByText('4 plans for 2027').waitFor();
    expect(logged.filter((one) => one.includes('<ucp-settings>'))).toEqual([
      expect.stringMatching(/<ucp-settings>: .* does not parse at line 3, column 13; the defaults are used\.$/),
    ]);
  });

  it('names an unknown setting, and one with the wrong type', async () => {
    const json = '{ "colour": "red", "emailLink": "yes", "flags": { "extraHelp": false } }';
    const { tab, logged } = await open({ body: `<ucp-settings><script type="application/json">${json}</script></ucp-settings>${cards}` });
    await tab.getByText('4 plans for 2027').waitFor();
    expect(logged.filter((one) => one.includes('<ucp-settings>'))).toEqual([
      expect.stringContaining('"colour" is no setting'),
      expect.stringContaining('"emailLink" takes true or false'),
    ]);
  });

  it('[VAL-04] names the attribute of a malformed plan id, and never its value', async () => {
    const { tab, logged } = await open({ body: `<ucp-plan-card plan-id="1EG4-TE5-MK72"></ucp-plan-card>${cards}` });
    await tab.getByText('4 plans for 2027').waitFor();
    expect(logged.filter((one) => one.includes('plan-id'))).toEqual([expect.stringContaining('<ucp-plan-card>')]);
    expect(logged.join(' ')).not.toContain('1EG4');
  });

  it('[YEAR-04] [VAL-04] shows what a malformed saved-plans string still says, and logs no value of it', async () => {
    const tab = await newPage();
    const { logged } = listenTo(tab);
    await hostPage(tab, { body: cards });
    await tab.route('**/profiles/data/**/all/**', async (route) => {
      const answer = await route.fetch();
      const profile = await answer.json();
      profile.plansDetails.savedPlans = 'rubbish,,H0321002000 2027 SNP,1EG4-TE5-MK72 2027 MA,H0609044000 27 MAPD';
      await route.fulfill({ json: profile });
    });
    await tab.goto(address());
    await tab.getByText('1 plan for 2027').waitFor();
    expect(logged.join(' ')).not.toContain('1EG4');
  });
});

describe('a host page that is hard to live on', () => {
  it('keeps its look under a page that unsets everything', async () => {
    const tab = await newPage();
    await hostPage(tab, { head: '<link rel="stylesheet" href="/pages/hard.css">', body: cards });
    await tab.route('**/pages/hard.css', (route) =>
      route.fulfill({
        contentType: 'text/css',
        body: '* { all: unset; } body { display: block; width: 1000px; font: 5px cursive; color: red; }',
      }),
    );
    await tab.goto(address());
    const name = tab.locator('ucp-saved-plans').getByText('Premium a month').first();
    await name.waitFor();
    const looks = await tab.locator('ucp-saved-plans').evaluate((host) => {
      const cards = [...(host.shadowRoot?.querySelectorAll('article') ?? [])];
      const style = getComputedStyle(cards[0] as Element);
      return { size: style.fontSize, colour: style.color, lefts: new Set(cards.map((card) => card.getBoundingClientRect().left)).size };
    });
    expect(looks).toEqual({ size: '18px', colour: 'rgb(28, 38, 50)', lefts: 2 });
  });

  it('[IDN-01] [TRK-01] knows the shopper beside a form that is called `cookie`, and has its event array beside one of its name', async () => {
    const tab = await newPage();
    const { errors } = listenTo(tab);
    const names = ['cookie', 'location', 'title', 'profile', 'settings', 'ucp', 'ucpEvents', 'scripts', 'dir', 'readyState'];
    const forms = names.map((name) => `<form name="${name}" id="${name}"></form>`).join('');
    await hostPage(tab, { body: `${forms}<ucp-account-banner></ucp-account-banner>` });
    await tab.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
    await tab.getByRole('heading', { name: /^Hello, / }).waitFor();
    await expect.poll(() => tab.evaluate('Array.isArray(ucpEvents) && ucpEvents.length')).toBe(1);
    expect(errors).toEqual([]);
  });

  it('works with additions to Object.prototype, and adds no global but its symbol, the event array and those of its packages', async () => {
    const tab = await newPage();
    const { errors } = listenTo(tab);
    await tab.addInitScript(() => {
      // biome-ignore lint/suspicious/noExplicitAny: a host page of the worst kind
      (Object.prototype as any).inherited = 'from the page';
      Object.assign(window, {
        namesBefore: new Set(Object.getOwnPropertyNames(window)),
        symbolsBefore: Object.getOwnPropertySymbols(window).length,
      });
    });
    await hostPage(tab, { body: cards });
    await tab.goto(address());
    await tab.getByText('4 plans for 2027').waitFor();
    const left = await tab.evaluate(() => {
      const { namesBefore } = window as unknown as { namesBefore: Set<string> };
      const own = ['namesBefore', 'symbolsBefore'];
      return {
        names: Object.getOwnPropertyNames(window).filter((name) => !namesBefore.has(name) && !own.includes(name) && !/^\d+$/.test(name)),
        symbols: Object.getOwnPropertySymbols(window)
          .map(String)
          .filter((name) => !/Symbol\.|react/i.test(name)),
      };
    });
    const published = ['nanostoresGlobal', 'litHtmlVersions'];
    expect(left.names.filter((name) => name !== 'ucpEvents' && !published.includes(name))).toEqual([]);
    expect(left.symbols.filter((name) => name.includes('ucp'))).toEqual(['Symbol(ucp.store.v1)']);
    expect(errors.filter((one) => !one.includes('favicon') && !one.includes('404'))).toEqual([]);
  });

  it('[CALL-23] loads, removes and brings back beside a script that wraps fetch and reads its first argument as text', async () => {
    const tab = await newPage();
    const { errors, logged } = listenTo(tab);
    await tab.addInitScript(() => {
      const original = window.fetch;
      window.fetch = (url, options) => {
        if ((url as string).indexOf('/collect') >= 0 || (options?.method ?? 'GET').toLowerCase() === 'trace') return Promise.reject();
        return original(url, options);
      };
    });
    await hostPage(tab, { body: cards });
    await tab.goto(address());
    await tab.getByText('4 plans for 2027').waitFor();
    await tab
      .locator('ucp-saved-plans')
      .getByRole('button', { name: /^Unsave / })
      .first()
      .click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).click();
    await tab.getByText('3 plans for 2027').waitFor();
    expect((await demo.calls()).filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(logged.filter((one) => one.includes('no connection'))).toEqual([]);
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('[ERR-01] names the exception of a script that wraps fetch, and shows that the lists could not be loaded', async () => {
    const tab = await newPage();
    const { logged } = listenTo(tab);
    await tab.addInitScript(() => {
      const original = window.fetch;
      window.fetch = (url, options) => {
        if (String(url).includes('/profiles/data/')) throw new TypeError("Cannot read properties of undefined (reading 'toString')");
        return original(url, options);
      };
    });
    await hostPage(tab, { body: cards });
    await tab.goto(address());
    await tab.getByRole('button', { name: 'Try again' }).first().waitFor();
    const aboutProfile = logged.filter((one) => one.includes('profile:'));
    expect(new Set(aboutProfile)).toEqual(
      new Set([expect.stringMatching(/profile: the call failed with TypeError: Cannot read properties of undefined/)]),
    );
  });

  it('works beside an old library whose Array.from takes lists alone, and maps nothing', async () => {
    const tab = await newPage();
    const { errors } = listenTo(tab);
    await tab.addInitScript(() => {
      // As Prototype.js 1.7 has it.
      Array.from = ((list?: ArrayLike<unknown>) => Array.prototype.slice.call(list ?? [])) as typeof Array.from;
    });
    await hostPage(tab, { body: `<ucp-faq></ucp-faq><ucp-drug-list></ucp-drug-list>${cards}` });
    await tab.goto(address());
    await tab.getByText('How do I add drugs to my profile?').waitFor();
    await tab.getByText('4 plans for 2027').waitFor();
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('works on a page that has frozen what its elements inherit', async () => {
    const tab = await newPage();
    const { errors } = listenTo(tab);
    await tab.addInitScript(() => {
      for (const { prototype } of [EventTarget, Node, Element, HTMLElement, Object, Array, Function, Promise, Error])
        Object.freeze(prototype);
    });
    await hostPage(tab, { body: cards });
    await tab.goto(address());
    await tab.getByText('4 plans for 2027').waitFor();
    const unsave = tab.getByRole('button', { name: /^Unsave/ });
    await unsave.first().click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).click();
    await tab.getByText('3 plans for 2027').waitFor();
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('is kept by the first copy of the library when a second one comes, and says so once', async () => {
    const script = '<script type="module" src="/cdn/ucp.js"></script><script type="module" src="/cdn-preact/ucp.js"></script>';
    const { tab, logged, errors } = await open({ body: cards, script });
    await tab.getByText('4 plans for 2027').waitFor();
    expect(logged.filter((one) => one.includes('twice'))).toEqual([expect.stringMatching(/as \d+\.\d+\.\d+ and \d+\.\d+\.\d+/)]);
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('is shared by two copies that each bring tags of their own: one load, one profile, and the console says so', async () => {
    const tab = await newPage();
    const { logged, errors } = listenTo(tab);
    const profiles: string[] = [];
    tab.on('request', (request) => {
      if (new URL(request.url()).pathname.includes('/all/')) profiles.push(request.url());
    });
    await tab.goto(urlOf('/pages/two-bundles.html', { shopper: 'member', date: november }));
    await tab.getByText('4 plans for 2027').waitFor();
    await tab.getByRole('button', { name: 'Remove Furosemide' }).click();
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await tab.locator('ucp-saved-plans').getByText('3 of 3 drugs covered').first().waitFor();
    expect(profiles).toHaveLength(1);
    // On pages with preact, both scripts are of one copy.
    expect(logged.filter((one) => one.includes('twice, as'))).toHaveLength(flavour === 'preact' ? 0 : 1);
    expect(errors).toEqual([]);
  });

  it('has its popup pressed in a dialog of the page that keeps keys and clicks to itself', async () => {
    const body = `<div role="dialog" aria-modal="true" aria-label="Yours" tabindex="-1">${cards}</div><ucp-settings></ucp-settings>`;
    const { tab } = await open({ body });
    await tab.getByText('4 plans for 2027').waitFor();
    await tab.evaluate(() => {
      const trap = document.querySelector('[aria-modal]') as HTMLElement;
      const refuse = (event: Event) => {
        if (event.composedPath().includes(trap)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      for (const name of ['mousedown', 'click', 'keydown']) document.addEventListener(name, refuse, { capture: true });
    });
    await tab
      .getByRole('button', { name: /^Unsave/ })
      .first()
      .click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).click();
    await tab.getByText('3 plans for 2027').waitFor();
  });

  it('works if storage is blocked', async () => {
    const tab = await newPage();
    await tab.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
      // As Firefox does with all cookies blocked.
      Object.assign(window, {
        BroadcastChannel: class {
          constructor() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          }
        },
      });
    });
    await hostPage(tab, { body: `<ucp-side-nav></ucp-side-nav>${cards}` });
    await tab.goto(address());
    await tab.getByText('4 plans for 2027').waitFor();
    await tab.getByRole('link', { name: /^Your drugs/ }).click();
    await expect.poll(() => tab.locator('ucp-side-nav [aria-current]').innerText()).toContain('Your drugs');
  });

  it('breaks no rule of a strict content policy, Trusted Types included', async () => {
    const tab = await newPage();
    await tab.addInitScript(() => {
      const broken: string[] = [];
      Object.assign(window, { broken });
      addEventListener('securitypolicyviolation', (event) => broken.push(`${event.violatedDirective} ${event.blockedURI}`));
    });
    await hostPage(tab, { body: '<ucp-settings></ucp-settings><ucp-profile-area></ucp-profile-area>' });
    await tab.goto(address());
    await tab.getByText('4 plans for 2027').waitFor();
    await tab
      .getByRole('button', { name: /^Unsave/ })
      .first()
      .click();
    await tab.getByRole('dialog').waitFor();
    expect(await tab.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  });

  it('[FAQ-03] [CONT-01] has the words of its content without their markup if its policy lets nobody read any', async () => {
    const policy = "script-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html";
    const tab = await newPage();
    const thrown: string[] = [];
    tab.on('pageerror', ({ message }) => thrown.push(message));
    await hostPage(tab, { body: `<ucp-faq></ucp-faq>${cards}`, policy });
    await tab.goto(address());
    await tab.getByText('4 plans for 2027').waitFor();
    await tab.getByRole('button', { name: 'How do I add drugs to my profile?' }).click();
    await tab.getByText('Open your drugs and choose Add drugs').waitFor();
    expect(thrown).toEqual([]);
  });

  it('gets a quiet message when a chunk is gone, after one more try', async () => {
    const tab = await newPage();
    let asked = 0;
    await tab.route('**/cdn*/plans-*.js', (route) => {
      asked += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await hostPage(tab, { body: `${cards}<ucp-side-nav></ucp-side-nav>` });
    await tab.goto(address());
    await tab.getByText('This part of the page could not be loaded. Please try again later.').waitFor();
    await tab.getByRole('link', { name: /^Your plans/ }).waitFor();
    expect(asked).toBe(2);
  });
});

describe('a page that a router, or a library that compares, renders again', () => {
  const brand = '<ucp-settings theme="aarp"></ucp-settings>';

  it('keeps the brand of its settings if the attributes of the page are swapped', async () => {
    const { tab } = await open({ body: `${brand}${cards}` });
    await tab.getByText('4 plans for 2027').waitFor();
    // As the router of Astro does.
    await tab.evaluate(() => document.documentElement.removeAttribute('data-ucp-theme'));
    await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.ucpTheme)).toBe('aarp');
    await tab.evaluate(() => {
      document.documentElement.dataset.ucpTheme = 'uhc';
    });
    expect(await tab.evaluate(() => document.documentElement.dataset.ucpTheme)).toBe('uhc');
  });

  it('puts no attribute on a tag that has nothing to show, which a comparison would call a mistake or take off', async () => {
    const { tab } = await open({ body: `<ucp-outage-banner></ucp-outage-banner>${cards}` });
    await tab.getByText('4 plans for 2027').waitFor();
    const banner = tab.locator('ucp-outage-banner');
    await expect.poll(() => banner.evaluate((host) => getComputedStyle(host).display)).toBe('none');
    expect(await banner.evaluate((host) => host.getAttributeNames())).toEqual([]);
  });

  it('[VW-02] shows the view that a router leads to, which writes the address without a word', async () => {
    const views = '<ucp-view name="plans"><p>Yours</p></ucp-view><ucp-view name="drugs"><p>Pills</p></ucp-view>';
    const { tab } = await open({ body: `<ucp-side-nav></ucp-side-nav>${views}` });
    const shown = recordViews(tab);
    await tab.getByRole('link', { name: /^Your plans/ }).waitFor();
    await tab.getByText('Pills').waitFor({ state: 'hidden' });
    await shown.begin();
    await tab.evaluate(() => history.pushState(null, '', '#drugs'));
    await tab.getByText('Pills').waitFor();
    await tab.evaluate(() => history.pushState(null, '', '#/route'));
    await tab.getByRole('link', { name: /^Your plans/ }).click();
    await tab.getByText('Yours').waitFor();
    expect(await shown.end()).toEqual(['drugs', 'plans']);
  });
});

/** The views in the events of the page. */
function recordViews(tab: Page) {
  return {
    begin: () =>
      tab.evaluate(() => {
        const views: string[] = [];
        Object.assign(window, { views });
        addEventListener('ucp-view-change', (event) => views.push((event as CustomEvent).detail.view));
      }),
    end: () => tab.evaluate(() => (window as unknown as { views: readonly string[] }).views),
  };
}
