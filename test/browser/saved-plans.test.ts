import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeFaults } from './support/axe.js';
import { launch, withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { focusedText, listenTo, recordEvents, watchShifts } from './support/page.js';

const { newPage, visit, urlOf } = withBrowser();
const page = '/pages/composed.html';
const november = '2026-11-20T09:30:00';
const dual = 'UHC Dual Complete AZ-S001 (HMO-POS D-SNP)';

beforeEach(() => demo.reset());

const cards = (one: Awaited<ReturnType<typeof visit>>) => one.locator('ucp-saved-plans').getByRole('article');

/** Finds the content of a card, as a screen reader gets it or as it shows. */
interface Held {
  readonly headings: number;
  /** Buttons for the lists. */
  readonly toggles: number;
  /** Drugs, doctors and benefits. */
  readonly rows: number;
}

/** A screen reader's, as the browser tells it. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly childIds?: readonly string[];
}

/** Of each article. */
function readOut(nodes: readonly AxNode[]): readonly Held[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inside = (node: AxNode): readonly AxNode[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? [child, ...inside(child)] : [];
    });
  const isToggle = ({ name }: AxNode) => /^(Show|Hide) (drugs|doctors|benefits)/.test(String(name?.value));
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'article')
    .map((article) => {
      const read = inside(article).filter(({ ignored }) => !ignored);
      const of = (role: string) => read.filter((node) => node.role?.value === role);
      return { headings: of('heading').length, toggles: of('button').filter(isToggle).length, rows: of('listitem').length };
    });
}

/** Runs in the page. */
function shownIn(all: readonly Element[]): readonly Held[] {
  return all.map((card) => {
    const seen = (selector: string) => [...card.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const rows = seen('.coverage__list').flatMap((list) => [...list.querySelectorAll('li')]);
    return { headings: seen('h3, h4').length, toggles: seen('.plan-card__toggle button').length, rows: rows.length };
  });
}

describe('saved plans on a page of single tags', () => {
  it.each([390, 820, 1280])('[LOAD-04] draws within its skeletons at %i px, without a word in the console', async (width) => {
    const tab = await newPage({ viewport: { width, height: 900 } });
    const { errors } = listenTo(tab);
    const shift = await watchShifts(tab);
    await tab.goto(urlOf(page, { shopper: 'member', date: november }));
    await cards(tab).nth(3).getByText('providers covered').or(cards(tab).nth(3).getByText('drugs covered')).first().waitFor();
    await tab.waitForLoadState('networkidle');
    expect(await shift()).toBeLessThan(0.02);
    expect(errors).toEqual([]);
  });

  it('[PLN-05] lays cards out in one column on a phone and in two equal ones beside each other', async () => {
    const phone = await visit(page, { shopper: 'member', date: november }, { viewport: { width: 390, height: 844 } });
    await cards(phone).nth(3).waitFor();
    await phone.waitForLoadState('networkidle');
    const lefts = await cards(phone).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(lefts).size, lefts.join()).toBe(1);

    const desk = await visit(page, { shopper: 'member', date: november });
    await cards(desk).nth(3).waitFor();
    await desk.waitForLoadState('networkidle');
    const boxes = await cards(desk).evaluateAll((all) =>
      all.map((one) => {
        const { left, top, height } = one.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top), height: Math.round(height) };
      }),
    );
    expect(boxes[0]?.top).toBe(boxes[1]?.top);
    expect(boxes[0]?.height).toBe(boxes[1]?.height);
    expect(boxes[0]?.left).not.toBe(boxes[1]?.left);
    const figures = await desk
      .locator('ucp-saved-plans')
      .locator('[part=figures]')
      .evaluateAll((all) => all.slice(0, 2).map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(figures[0]).toBe(figures[1]);
  });

  it('[PLN-05] leaves no space for doctors that neither of a pair has', async () => {
    const tab = await visit(page, { shopper: 'tucson', date: november });
    const last = tab.locator('ucp-saved-plans .plan-pair').last();
    await last.getByRole('heading', { name: 'PDP' }).waitFor();
    expect(await last.locator('.coverage--providers .coverage__items').count()).toBe(0);
    const rooms = await last.locator('.plan-card').evaluateAll((all) =>
      all.map((card) => {
        const doctors = document.createRange();
        doctors.selectNodeContents(card.querySelector('.coverage--providers') as Element);
        const actions = card.querySelector('.plan-card__actions') as Element;
        return actions.getBoundingClientRect().top - doctors.getBoundingClientRect().bottom;
      }),
    );
    // The padding of the body, and what rounding brings.
    expect(Math.min(...rooms)).toBeLessThan(23);
  });

  it.each(['en', 'es'])('keeps the words of drugs and doctors whole in a window of 320 px with its scrollbar: %s', async (lang) => {
    await demo.faults({ path: '/api', status: 500 });
    const tab = await visit(page, { shopper: 'heavy', date: november, lang }, { viewport: { width: 305, height: 800 } });
    await cards(tab).nth(3).waitFor();
    // On a phone the lists open on request (FACT-02), and a card has its lists only when they have been read.
    const closed = tab.locator('ucp-saved-plans [part=toggle][aria-expanded=false]');
    await closed.first().waitFor();
    await closed.evaluateAll((all) => {
      for (const one of all) (one as HTMLButtonElement).click();
    });
    await tab.locator('ucp-saved-plans .coverage__item').first().waitFor();
    const broken = await tab.locator('ucp-saved-plans :is(.coverage__sum, .coverage__items)').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement?.closest('.vh')) continue;
          for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\d]+/gu) ?? []) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
        }
        return found;
      }),
    );
    expect(broken).toEqual([]);
  });

  describe.each([390, 820, 1280])('a list of thirty plans at %i px', (width) => {
    const open = async (other?: Page) => {
      const tab = other ?? (await newPage({ viewport: { width, height: 900 } }));
      await tab.goto(urlOf(page, { shopper: 'heavy', date: november }));
      // On a phone the first cards show, and the others at a press.
      if (width === 390) await tab.getByRole('button', { name: /^Show all \d+ plans$/ }).click({ timeout: 20_000 });
      await expect.poll(() => cards(tab).count(), { timeout: 20_000 }).toBeGreaterThan(25);
      const waiting = tab.locator('ucp-saved-plans :is(.missing-plan--waiting, .is-loading)');
      await expect.poll(() => waiting.count(), { timeout: 20_000 }).toBe(0);
      // The press has led to the first of the others.
      await cards(tab).first().scrollIntoViewIfNeeded();
      return tab;
    };

    it('is found by the browser’s own search, scrolls to what takes focus, and is on paper whole', async () => {
      const tab = await open();
      const last = cards(tab).last().getByRole('heading', { level: 3 });
      const name = await last.textContent();
      // The press has moved the start of the search too. Like the search of the browser, this one goes on from the top of the page.
      const isFound = await tab.evaluate((words) => {
        getSelection()?.removeAllRanges();
        return (globalThis as unknown as { find(words: string | null): boolean }).find(words);
      }, name);
      expect(isFound).toBe(true);
      await cards(tab).first().scrollIntoViewIfNeeded();
      await last.evaluate((heading) => (heading as HTMLElement).focus());
      await expect.poll(() => last.evaluate((heading) => heading.getBoundingClientRect().top < innerHeight)).toBe(true);
      await tab.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await tab.emulateMedia({ media: 'print' });
      const parts = cards(tab).locator('h3, .coverage__items li');
      const missing = await parts.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length);
      expect(await parts.count()).toBeGreaterThan(1000);
      expect(missing, 'on paper').toBe(0);
    });

    it('[FACT-02] is read out as it is shown: what the style hides is hidden off the screen too', async () => {
      // Chromium keeps the skipped content in its accessibility tree only with a screen reader. Without one, the tree that a test gets
      // lacks it.
      const reading = await launch('--force-renderer-accessibility');
      try {
        const tab = await open(await reading.newPage({ viewport: { width, height: 900 } }));
        const shown = await cards(tab).evaluateAll(shownIn);
        const protocol = await tab.context().newCDPSession(tab);
        await expect.poll(async () => readOut((await protocol.send('Accessibility.getFullAXTree')).nodes)).toEqual(shown);
        const { toggles, rows } = shown.at(-1) as Held;
        expect([toggles > 0, rows > 0]).toEqual(width === 1280 ? [false, true] : [true, false]);
      } finally {
        await reading.close();
      }
    });
  });

  it('[REM-01] [REM-02] [REM-04] [REM-05] [REM-06] [REM-07] removes a plan for good, and gives focus to the next', async () => {
    const tab = await visit(page, { shopper: 'member', date: november });
    await tab.getByRole('button', { name: `Unsave ${dual}` }).click();
    const popup = tab.getByRole('dialog', { name: 'Remove this plan?' });
    await popup.getByRole('button', { name: 'Keep plan' }).click();
    await expect.poll(() => focusedText(tab)).toContain('Unsave');
    expect(await cards(tab).count()).toBe(4);

    await tab.getByRole('button', { name: `Unsave ${dual}` }).click();
    await popup.getByRole('button', { name: 'Remove plan' }).click();
    await expect.poll(() => cards(tab).count()).toBe(3);
    await expect.poll(() => focusedText(tab)).toContain('AARP Medicare Advantage from UHC AZ-0003');
    await tab
      .getByRole('status')
      .filter({ hasText: `${dual} was removed.` })
      .waitFor({ state: 'attached' });
    await tab.getByText('3 plans for 2027').waitFor();

    const { plansDetails } = await demo.profile('member');
    expect(plansDetails.savedPlans).not.toContain('H0321002000 2027');
    expect(plansDetails.savedPlans, 'other years stay').toContain('H0321002000 2026');
    const calls = await demo.calls();
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      expect.stringMatching(/\/plans\/2027\/H0321002000$/),
    ]);

    await tab.reload();
    await tab.getByText('3 plans for 2027').waitFor();
    expect(await tab.getByText(dual).count()).toBe(0);
  });

  it('[REM-03] puts a plan back in its place when the removal fails, and says so', async () => {
    const tab = await visit(page, { shopper: 'member', date: november });
    await cards(tab).nth(3).waitFor();
    const before = await cards(tab).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await demo.faults({ method: 'DELETE', path: '/profiles/data', status: 500 });
    await tab.getByRole('button', { name: `Unsave ${dual}` }).click();
    await tab.getByRole('button', { name: 'Remove plan' }).click();
    await tab.getByText('It is back in your list. Please try again in a moment.').first().waitFor();
    expect(await cards(tab).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(before);
    await tab.getByText('4 plans for 2027').waitFor();
  });

  it('[REM-03] undoes a removal on the server too', async () => {
    const tab = await visit(page, { shopper: 'member', date: november });
    await tab.getByRole('button', { name: `Unsave ${dual}` }).click();
    await tab.getByRole('button', { name: 'Remove plan' }).click();
    await tab.getByRole('button', { name: /^Undo/ }).click();
    await tab.getByText('4 plans for 2027').waitFor();
    expect((await demo.profile('member')).plansDetails.savedPlans).toContain('H0321002000 2027 SNP');
  });

  it('[ERR-02] costs only the plan whose details fail, and reads it again when asked', async () => {
    await demo.faults({ method: 'GET', path: '/planinfo/details/VPP/plan-years/2027/plans/H0609044000', status: 404 });
    const tab = await visit(page, { shopper: 'member', date: november });
    const failed = cards(tab).filter({ hasText: 'We could not load this plan' });
    await failed.waitFor();
    expect(await cards(tab).count()).toBe(4);
    await expect.poll(() => cards(tab).filter({ hasText: 'Premium a month' }).count()).toBe(3);
    await failed.getByText('Plan ID H0609-044-000').first().waitFor();
    expect(await failed.getByRole('alert').count(), 'beside the others, nothing is shouted').toBe(0);
    await failed.getByRole('button', { name: /^Try again/ }).click();
    await failed.getByRole('alert').getByText('We could not load this plan').waitFor();
    await demo.faults();
    await failed.getByRole('button', { name: /^Try again/ }).click();
    await cards(tab).filter({ hasText: 'AARP Medicare Advantage from UHC AZ-0003' }).filter({ hasText: 'Premium a month' }).waitFor();
  });

  it('[LOAD-05] never calls a profile that failed an empty one', async () => {
    await demo.faults({ method: 'GET', path: '/profiles/data', status: 500 });
    const tab = await newPage();
    const events = await recordEvents(tab, 'ucp-ready');
    await tab.goto(urlOf(page, { shopper: 'member', date: november }));
    await tab.getByText('We could not load your saved items.').first().waitFor();
    expect(await events()).toEqual([['ucp-ready', { complete: false }]]);
    await demo.faults();
    await tab.getByRole('button', { name: 'Try again' }).click();
    await tab.getByText('4 plans for 2027').waitFor();
  });

  it('[PLN-04] says what to do when nothing is saved', async () => {
    const tab = await visit(page, { shopper: 'empty', date: november });
    await tab.getByText('Looks like no saved plans').waitFor();
    await tab.getByRole('link', { name: 'Browse all 2027 plans' }).waitFor();
  });
});

describe('the years', () => {
  it.each([
    // Not the last second, which the page lives through: the tables of the domain hold it.
    ['2026-09-30T23:50:00', 0],
    ['2026-10-01T00:00:00', 2],
    ['2026-12-31T23:50:00', 2],
    ['2027-01-01T00:00:00', 0],
  ])('[PLN-03] at %s the toggle has %i choices', async (date, choices) => {
    const tab = await visit(page, { shopper: 'member', date });
    await tab.locator('ucp-saved-plans').getByRole('heading', { level: 2 }).waitFor();
    await expect.poll(() => tab.locator('ucp-year-toggle').getByRole('radio').count()).toBe(choices);
  });

  it('[PLN-02] [PLN-07] [YEAR-02] shows the plans of the chosen year alone, and keeps the choice', async () => {
    const tab = await newPage();
    // Requests before the server's date has loaded use this clock.
    await tab.clock.setSystemTime(november);
    await tab.goto(urlOf(page, { shopper: 'member', date: november }));
    await tab.getByText('4 plans for 2027').waitFor();
    await tab.getByRole('radio', { name: 'January 2027 or later' }).waitFor();
    await tab.getByText('Nov or Dec 2026').click();
    await tab.getByText('4 plans for 2026').first().waitFor();
    const reads = (await demo.calls()).filter(({ method, path }) => method === 'GET' && path.includes('/all/'));
    expect(reads.map(({ path }) => path.replace(/.*\/all\//, ''))).toEqual(['2027/false', '2026/false']);
    await tab.reload();
    await tab.getByText('4 plans for 2026').first().waitFor();
  });

  it.each([
    [200, 2026, ['2026']],
    [201, 2027, ['2026', '2027']],
  ])(
    '[YEAR-02] after one press and %i quick ones shows the plans of %i, with one read under way and at most one for the last choice',
    async (presses, year, sent) => {
      const tab = await visit(page, { shopper: 'member', date: november });
      await tab.getByText('4 plans for 2027').waitFor();
      await tab.getByRole('radio', { name: 'January 2027 or later' }).waitFor();
      await demo.faults({ method: 'GET', path: '*/all/*', delayMs: 3000 });
      const reads: string[] = [];
      tab.on('request', (request) => {
        const [, asked] = /\/all\/(\d{4})/.exec(request.url()) ?? [];
        if (asked) reads.push(asked);
      });
      await tab.getByText('Nov or Dec 2026').click();
      await expect.poll(() => reads).toEqual(['2026']);
      await tab.locator('ucp-year-toggle').evaluate(async (toggle, count) => {
        for (let press = 1; press <= count; press += 1) {
          // The first choice is the year that does not show.
          const choices = toggle.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
          [...choices].find((one) => !one.checked)?.click();
          // No task between them: a busy machine would make pauses of its own.
          await Promise.resolve();
        }
      }, presses);
      await expect.poll(() => reads).toEqual(sent);
      await tab.getByText(`4 plans for ${year}`).first().waitFor();
      expect(reads).toEqual(sent);
    },
  );
});

describe('views', () => {
  it('[VW-01] [VW-02] follows the hash, back and forward, and leaves an unknown one alone', async () => {
    const tab = await visit(page, { shopper: 'member', date: november });
    await tab.getByRole('link', { name: /^Your drugs/ }).click();
    await tab.getByText('Every saved drug counts').waitFor();
    expect(new URL(tab.url()).hash).toBe('#drugs');
    expect(await tab.getByText('4 plans for 2027').isVisible()).toBe(false);
    await tab.goBack();
    await tab.getByText('4 plans for 2027').waitFor();
    await tab.goForward();
    await tab.getByText('Every saved drug counts').waitFor();
    await tab.evaluate(() => {
      location.hash = '#elsewhere';
    });
    await tab.getByText('Every saved drug counts').waitFor();
    expect(new URL(tab.url()).hash).toBe('#elsewhere');
  });

  it.each(['#drugs?utm_source=mail', '#drugs&x=1', '#Drugs', '#drugs/', '#!drugs'])(
    '[VW-02] opens on the drugs for the address %s, and keeps the rest of it',
    async (hash) => {
      const tab = await newPage();
      await tab.goto(`${urlOf(page, { shopper: 'member', date: november })}${hash}`);
      await tab.getByText('Every saved drug counts').waitFor();
      expect(new URL(tab.url()).hash).toBe(hash);
      await tab.getByRole('link', { name: /^Your doctors/ }).click();
      await tab.getByText('Every saved drug counts').waitFor({ state: 'hidden' });
      expect(new URL(tab.url()).hash).toBe(hash.replace(/drugs/i, 'providers'));
      await tab.goBack();
      await tab.getByText('Every saved drug counts').waitFor();
    },
  );

  it('[VW-04] names the views, counts what is saved, and marks the current one', async () => {
    const tab = await visit(page, { shopper: 'member', date: november });
    const nav = tab.getByRole('navigation', { name: 'Your profile' });
    await nav.getByRole('link').nth(2).waitFor();
    expect(await nav.getByRole('link').allInnerTexts()).toEqual([
      'Your plans',
      expect.stringMatching(/^Your doctors and dentists\s+4/),
      expect.stringMatching(/^Your drugs\s+4/),
    ]);
    expect(await nav.locator('[aria-current=page]').allInnerTexts()).toEqual(['Your plans']);
  });
});

describe('plans that are saved for the other year only', () => {
  it.each([
    [390, 'en', 'You have 2 plans saved for 2026', 'Show my 2026 plans', '2 plans for 2026'],
    [1280, 'es', 'Tiene 2 planes guardados para 2026', 'Mostrar mis planes de 2026', '2 planes para 2026'],
  ])('[NEXT-07] show by the keyboard, and focus moves to the heading: %i px, %s', async (width, lang, title, button, lead) => {
    const options = { viewport: { width, height: 900 } };
    const tab = await visit(page, { shopper: 'closed-window', date: '2026-12-05T09:00:00', lang }, options);
    const list = tab.locator('ucp-saved-plans');
    await list.getByRole('heading', { name: title }).waitFor();
    expect(await list.getByText(/Looks like|Parece que/).count()).toBe(0);
    expect(await axeFaults(tab, 'ucp-saved-plans')).toEqual([]);
    await list.getByRole('button', { name: button }).focus();
    await tab.keyboard.press('Enter');
    await list.getByText(lead).first().waitFor();
    await expect.poll(() => cards(tab).count()).toBe(2);
    expect(await focusedText(tab)).toBe(await list.getByRole('heading', { level: 2 }).innerText());
    expect(await tab.locator('ucp-year-toggle').getByRole('radio').nth(1).isChecked()).toBe(true);
  });
});

describe('a cloaked profile', () => {
  it('[CARD-07] [ROLE-03] can enroll, unsave and open nothing, by pointer, key or script', async () => {
    const tab = await newPage();
    const events = await recordEvents(tab, 'ucp-plan-enroll', 'ucp-plan-details', 'ucp-plan-compare', 'ucp-plan-remove', 'ucp-navigate');
    await tab.goto(urlOf(page, { shopper: 'cloaked', date: november }));
    const first = cards(tab).first();
    await first.getByText('Premium a month').waitFor();
    const disabled = await first
      .locator('[part=actions] :is(button, a), [part=unsave]')
      .evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).disabled));
    expect(disabled.length).toBeGreaterThan(1);
    expect(disabled.every(Boolean)).toBe(true);
    await first.locator('[part=actions] button').evaluateAll((all) => {
      for (const one of all) {
        (one as HTMLButtonElement).disabled = false;
        (one as HTMLButtonElement).click();
      }
    });
    await tab.waitForTimeout(0);
    expect(await events()).toEqual([]);
  });
});
