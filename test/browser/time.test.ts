import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';

const { newPage, urlOf } = withBrowser();
const composed = '/pages/composed.html';

beforeEach(() => demo.reset());

/** The farthest west and east of the United States. Every other suite runs in UTC. */
const zones = ['Pacific/Honolulu', 'Pacific/Guam'] as const;
/** A browser that believes it is then: years wrong, and right. */
const believed = ['2001-02-03T04:05:06Z', '2039-12-31T23:59:59Z'] as const;

/**
 * The last minute before each edge, and the edge itself. Checks the year shown, whether its plans can be enrolled in, and whether there is
 * a choice of years. The tables of the domain test the second before, because this page's clock runs.
 */
const edges = [
  ['2026-09-30T23:59:00', 2026, true, false],
  ['2026-10-01T00:00:00', 2027, false, true],
  ['2026-10-14T23:59:00', 2027, false, true],
  ['2026-10-15T00:00:00', 2027, true, true],
  ['2026-12-31T23:59:00', 2027, true, true],
] as const;

describe.each(zones)('in %s', (timezoneId) => {
  it.each(edges)(
    '[YEAR-05] [CARD-08] [PLN-03] at %s of the server the year is %i, enrolling %s, a choice %s',
    async (date, year, enrolls, hasChoice) => {
      const tab = await newPage({ timezoneId });
      await tab.clock.setFixedTime(believed[edges.findIndex(([one]) => one === date) % 2] ?? believed[0]);
      await tab.goto(urlOf(composed, { shopper: 'member', date }));
      await tab.getByText(`4 plans for ${year}`).waitFor();
      const first = tab.locator('ucp-saved-plans').getByRole('article').first();
      await first.getByText('Premium a month').waitFor();
      await tab.waitForLoadState('networkidle');
      const isOffered = (await first.getByRole('button', { name: /^Enroll in plan/ }).count()) > 0;
      expect({ isOffered, hasChoice: (await tab.locator('ucp-year-toggle').getByRole('radio').count()) > 0 }).toEqual({
        isOffered: enrolls,
        hasChoice,
      });
    },
  );

  it.each([
    ['2026-11-30T23:59:00', true],
    ['2026-12-01T00:00:00', false],
  ])('[CARD-08] at %s a plan of this year can be enrolled in: %s', async (date, enrolls) => {
    const tab = await newPage({ timezoneId });
    await tab.clock.setFixedTime(believed[0]);
    await tab.goto(urlOf(composed, { shopper: 'member', date }));
    await tab.getByText('4 plans for 2027').waitFor();
    await tab.getByText('Nov or Dec 2026').click();
    await tab.getByText('4 plans for 2026').first().waitFor();
    const first = tab.locator('ucp-saved-plans').getByRole('article').first();
    await first.getByText('Premium a month').waitFor();
    expect((await first.getByRole('button', { name: /^Enroll in plan/ }).count()) > 0).toBe(enrolls);
  });

  it.each([
    ['2026-12-07T23:59:00', 0],
    ['2026-12-08T00:00:00', 1],
    ['2026-12-31T23:59:00', 1],
    ['2027-01-01T00:00:00', 0],
  ])('[HAND-06] at %s there are %i lines about the end of open enrollment', async (date, lines) => {
    const tab = await newPage({ timezoneId });
    await tab.clock.setFixedTime(believed[0]);
    await tab.goto(urlOf(composed, { shopper: 'member', date }));
    await tab.getByText('4 plans for 2027').first().waitFor();
    await tab.locator('ucp-saved-plans').getByRole('article').first().getByText('Premium a month').waitFor();
    await expect.poll(() => tab.locator('ucp-saved-plans [part=late]').count(), { timeout: 10_000 }).toBe(lines);
    await expect.poll(() => tab.getByText('no longer sold').count(), { timeout: 10_000 }).toBe(lines);
  });

  it('[IDLE-02] [IDLE-03] a session is warned after 9001 seconds and ends after two minutes, whatever year the browser has', async () => {
    const tab = await newPage({ timezoneId });
    await tab.clock.install({ time: believed[0] });
    await tab.goto(urlOf('/pages/whole.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('ucp_lastActive') !== null), { timeout: 10_000 }).toBe(true);
    await tab.clock.fastForward(8_990_000);
    expect(await tab.getByRole('alertdialog').count()).toBe(0);
    await tab.clock.fastForward(15_000);
    await tab.getByRole('alertdialog').waitFor();
    await tab.clock.fastForward(121_000);
    await tab.waitForURL('**/hsid-logout**');
  });
});

describe('a page that is open when the year begins', () => {
  it.each(zones)('[YEAR-05] [PLN-03] in %s, shows it at the server’s midnight', async (timezoneId) => {
    const tab = await newPage({ timezoneId });
    await tab.clock.install({ time: believed[1] });
    await tab.goto(urlOf(composed, { shopper: 'member', date: '2026-12-31T23:50:00' }));
    await tab.getByText('4 plans for 2027').waitFor();
    const choices = () => tab.locator('ucp-year-toggle').getByRole('radio').count();
    await expect.poll(choices, { timeout: 10_000 }).toBe(2);
    // Advances by the minute. More at once would be a sleep, after which the date is requested. The clock runs during the test: half a
    // minute before midnight is still before it.
    for (let minute = 0; minute < 9; minute += 1) await tab.clock.fastForward(60_000);
    await tab.clock.fastForward(30_000);
    expect(await choices()).toBe(2);
    await tab.clock.fastForward(31_000);
    await expect.poll(choices, { timeout: 10_000 }).toBe(0);
    await tab.getByText('4 plans for 2027').waitFor();
  });
});

describe('a page that is open when open enrollment ends', () => {
  it('[HAND-06] [YEAR-05] says so at the server’s midnight', async () => {
    const tab = await newPage({ timezoneId: 'Pacific/Guam' });
    await tab.clock.install({ time: believed[1] });
    await tab.goto(urlOf(composed, { shopper: 'member', date: '2026-12-07T23:58:00' }));
    await tab.getByText('4 plans for 2027').waitFor();
    const lines = () => tab.locator('ucp-saved-plans [part=late]').count();
    expect(await lines()).toBe(0);
    await tab.clock.fastForward(60_000);
    expect(await lines()).toBe(0);
    await tab.clock.fastForward(61_000);
    await expect.poll(lines, { timeout: 10_000 }).toBe(1);
    await tab.getByText('Open enrollment ended').waitFor();
  });
});

describe('a browser whose clock is set while the page is open', () => {
  it.each([
    ['years ahead', '2039-01-01T00:00:00Z'],
    ['years back', '2001-01-01T00:00:00Z'],
  ])('[YEAR-05] %s shows the year of the server', async (_, time) => {
    const tab = await newPage();
    await tab.clock.install({ time: '2026-11-20T15:30:00Z' });
    await tab.goto(urlOf(composed, { shopper: 'guest', date: '2026-11-20T09:30:00' }));
    await tab.getByText('4 plans for 2027').waitFor();
    await tab.clock.setSystemTime(time);
    await tab.clock.runFor(5_000);
    await tab.evaluate(() => dispatchEvent(new Event('focus')));
    await tab.getByText('4 plans for 2027').waitFor();
    await expect.poll(() => tab.locator('ucp-year-toggle').getByRole('radio').count(), { timeout: 10_000 }).toBe(2);
  });
});
