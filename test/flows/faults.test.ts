import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshPage } from '../../.storybook/fresh-page.js';
import { picture } from '../../src/flows/public.js';
import { defaultEndpoints, type EndpointName } from '../../src/services/endpoints.js';
import { $dental, $profileWords, $shopperContent, $suppression } from '../../src/store/content.js';
import { $extraHelp } from '../../src/store/extra-help.js';
import { $isComplete } from '../../src/store/loading.js';
import { $profile } from '../../src/store/profile.js';
import { $shownPlans } from '../../src/store/shown.js';
import { $shownCost } from '../../src/store/shown-cost.js';
import { $activePlans, $applications } from '../../src/store/shown-enrollments.js';
import { $shownDrugs, $shownPharmacy, $shownProviders } from '../../src/store/shown-items.js';
import { $supplement } from '../../src/store/shown-supplement.js';
import { type Bend, bendAnswers, doubledRows, noFields, nullLists, tenThousandRows, unknownKinds } from './support/bend.js';
import { callsTo, storedProfile } from './support/service.js';
import { letPass, secondsOf, stopClock } from './support/virtual-time.js';

/**
 * Every call of the load with every fault: what the shopper sees then is the table of docs/faults.md, which this run writes anew
 * (`vitest -u`) and is held to. Time is the test's, so that half a minute of waiting costs nothing.
 */

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const many = (count: number, one: string, others = `${one}s`) => `${count === 0 ? 'no' : count} ${count === 1 ? one : others}`;

/** What the page has come to, by what a shopper would look for. */
const looks: Readonly<Record<string, () => string>> = {
  profile: () =>
    $profile.get().status === 'failed' ? 'the lists say that they could not be loaded, and offer to try again' : 'the profile is there',
  shopper: () => (picture().isAuthenticated ? 'signed in' : 'a guest'),
  year: () => `the plans are of ${picture().activeYear}`,
  plans: () => {
    const { plans, missing } = $shownPlans.get();
    return (
      many(plans.length, 'plan card') +
      (missing.length > 0 ? `, ${missing.length} more that could not be loaded and can be tried again` : '')
    );
  },
  tags: () => `plan names: ${$shownPlans.get().plans.filter(({ name }) => name).length}`,
  drugs: () => many($shownDrugs.get().length, 'drug'),
  doctors: () => many($shownProviders.get().length, 'doctor'),
  pharmacy: () => ($shownPharmacy.get() ? 'a pharmacy' : 'no pharmacy'),
  costs: () => many($shownCost.get()?.rows.filter(({ kind }) => kind === 'total').length ?? 0, 'yearly cost'),
  applications: () => {
    const all = $applications.get();
    return many(all.length, 'application');
  },
  active: () => many($activePlans.get().length, 'active plan'),
  supplement: () => {
    const area = $supplement.get();
    if (area.kind !== 'plans') return 'no supplement area';
    return area.details === 'failed' ? 'the supplement area says that it could not be loaded' : many(area.plans.length, 'supplement card');
  },
  lowIncome: () => ($extraHelp.get().lowIncome ? 'premiums with Extra Help' : 'no premiums with Extra Help'),
  phone: () => (picture().tollFreeNumber ? `the number ${picture().tollFreeNumber}` : 'no number'),
  questions: () => {
    const words = $profileWords.get();
    return words && words !== 'loading' && words.questions ? 'questions of the content' : 'the built-in questions';
  },
  hours: () => {
    const content = $shopperContent.get();
    return content && content !== 'loading' && content.hours ? 'hours of the content' : 'the built-in hours';
  },
  suppression: () => `suppressed: ${JSON.stringify($suppression.get())?.length}`,
  dental: () => many($dental.get()?.length ?? 0, 'dental network'),
};
const look = () => Object.fromEntries(Object.entries(looks).map(([name, read]) => [name, read()]));

interface Fault {
  readonly name: string;
  /** A switch of the service, or how its answer is bent. */
  readonly is: Readonly<Record<string, unknown>> | Bend;
}

const html = '<!doctype html><title>Sorry</title>';
const faults: readonly Fault[] = [
  { name: '30 s late', is: { delayMs: 29_500 } },
  { name: 'no answer', is: { delayMs: 600_000 } },
  { name: 'no connection', is: { drop: true } },
  { name: '500', is: { status: 500 } },
  { name: '502', is: { status: 502, body: html } },
  { name: '503', is: { status: 503, body: '' } },
  { name: '429', is: { status: 429 } },
  { name: 'half an answer', is: { truncate: true } },
  { name: 'HTML with 200', is: { status: 200, body: html } },
  { name: 'no fields', is: noFields },
  { name: 'null lists', is: nullLists },
  { name: 'unknown kinds', is: unknownKinds },
  { name: '10,000 rows', is: tenThousandRows },
  { name: 'each row twice', is: doubledRows },
];

/** The calls of the load, each with a shopper whose page depends on it. */
const calls: readonly (readonly [EndpointName, string])[] = [
  ['serverDate', 'member'],
  ['profile', 'member'],
  ['counties', 'member'],
  ['planDetails', 'member'],
  ['pharmacy', 'member'],
  ['estimatePlanCost', 'member'],
  ['lowIncome', 'member'],
  ['supplementEnrollment', 'supplement'],
  ['supplementPlans', 'supplement'],
  ['externalDraft', 'applicant'],
  ['applicationStatus', 'applicant'],
  ['planContact', 'applicant'],
  ['memberPlans', 'enrolled'],
  ['tollFreeNumber', 'member'],
  ['phoneNumbers', 'member'],
  ['suppression', 'member'],
  ['dentalCoveredPlans', 'member'],
  ['profileContent', 'member'],
  ['shopperContent', 'member'],
  ['shopperMessages', 'member'],
  ['contactUs', 'member'],
  ['profileEvent', 'member'],
  ['sraEvent', 'member'],
];

const contentNames: ReadonlySet<string> = new Set([
  'phoneNumbers',
  'suppression',
  'dentalCoveredPlans',
  'profileContent',
  'shopperContent',
  'shopperMessages',
  'contactUs',
]);

/** Where the call's path begins, up to its first parameter. */
function prefixOf(name: EndpointName): string {
  const [path = ''] = defaultEndpoints[name].split(/[{[?]/);
  return (contentNames.has(name) ? '/api/assets/uhccp/content-fragments' : '') + path;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Run {
  readonly seen: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly asked: number;
  readonly stored: unknown;
}

async function load(name: EndpointName, shopper: string, fault: Fault | null): Promise<Run> {
  document.body.replaceChildren();
  const path = prefixOf(name);
  const isBent = typeof fault?.is === 'function';
  bendAnswers(isBent ? new RegExp(`^\\w+ ${escaped(path)}`) : null, isBent ? (fault.is as Bend) : (same) => same);
  const switches = fault && !isBent ? [{ path, ...(fault.is as Record<string, unknown>) }] : [];
  stopClock();
  const seconds = await secondsOf(
    freshPage({ shopper, date: '2026-11-20T09:30:00', theme: '', lang: 'en', faults: switches }),
    // Three tries of half a minute, in each of the load's two steps.
    240,
  );
  expect($isComplete.get()).toBe(true);
  await letPass(200);
  bendAnswers(null, (same) => same);
  const asked = (await callsTo(path)).length;
  const { demo: _, ...stored } = await storedProfile(shopper);
  return { seen: look(), seconds, asked, stored };
}

/** What is not as it is without the fault. */
function difference(before: Run['seen'], after: Run['seen']): string {
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  if (changed.includes('profile')) return after.profile ?? '';
  return changed.map((name) => after[name]).join('; ') || '—';
}

const rows = new Map<string, string[]>();

beforeAll(() => {
  document.addEventListener('ucp-navigate', (event) => event.preventDefault());
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => vi.restoreAllMocks());

describe('a page', () => {
  it.each(calls)(
    '[LOAD-03] [ERR-01] [ERR-02] finishes and loses nothing, whatever happens to %s',
    { timeout: 120_000 },
    async (name, shopper) => {
      const healthy = await load(name, shopper, null);
      expect(healthy.asked, 'the call is made').toBeGreaterThan(0);
      const cells: string[] = [];
      for (const fault of faults) {
        const run = await load(name, shopper, fault);
        expect(run.stored, `${fault.name}: what is saved`).toEqual(healthy.stored);
        expect(run.asked, `${fault.name}: tries`).toBeLessThanOrEqual(healthy.asked * 3);
        cells.push(difference(healthy.seen, run.seen));
      }
      rows.set(name, cells);
    },
  );
});

it('docs/faults.md says what this run has seen', async () => {
  const table = [...rows].map(([name, cells]) => [name, ...cells]);
  await expect(JSON.stringify(table, null, 1)).toMatchFileSnapshot('../../.cache/faults-draft.json');
});
