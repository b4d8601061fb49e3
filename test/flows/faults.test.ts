import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndpointName } from '../../src/shared/http/endpoints.js';
import { type Fault, faults, loadPage, type Outcomes } from './support/faults.js';
import { type Call, openFaultyPage, pathOf, savedProfile, switchesOf } from './support/faulty-page.js';
import { difference, type PageSummary, pageSummary } from './support/page-summary.js';
import { callsTo } from './support/service.js';
import { passTime } from './support/virtual-time.js';

/** Every call of the load with every fault. `vitest -u` writes the results to docs/faults.md. Time is virtual, so a timeout takes no time. */

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const address = location.href;
const stay = (event: Event) => event.preventDefault();

beforeEach(() => document.addEventListener('ucp-navigate', stay));
afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener('ucp-navigate', stay);
  history.replaceState(null, '', address);
});

const runs = new Map<string, Outcomes>();

describe('a page', () => {
  /** The calls of the load. Each has a shopper whose page depends on it, and a sign-in code if the call needs one. */
  const calls: readonly (readonly [name: EndpointName, method: Call['method'], shopper: string, code: string | null])[] = [
    ['serverDate', 'GET', 'member', null],
    ['profile', 'GET', 'member', null],
    ['counties', 'GET', 'member', null],
    ['planDetails', 'GET', 'member', null],
    ['pharmacy', 'GET', 'member', null],
    ['estimatePlanCost', 'POST', 'member', null],
    ['lowIncome', 'GET', 'member', null],
    ['supplementEnrollment', 'GET', 'supplement', null],
    ['supplementPlans', 'GET', 'supplement', null],
    ['externalDraft', 'POST', 'applicant', null],
    ['applicationStatus', 'POST', 'applicant', null],
    ['planContact', 'GET', 'applicant', null],
    ['memberPlans', 'POST', 'enrolled', null],
    ['validateAuth', 'POST', 'guest', 'member'],
    ['importMemberItems', 'POST', 'guest', 'second-import'],
    ['tollFreeNumber', 'GET', 'member', null],
    ['phoneNumbers', 'GET', 'member', null],
    ['suppression', 'GET', 'member', null],
    ['dentalCoveredPlans', 'GET', 'member', null],
    ['profileContent', 'GET', 'member', null],
    ['shopperContent', 'GET', 'member', null],
    ['shopperMessages', 'GET', 'member', null],
    ['contactUs', 'GET', 'member', null],
    ['profileEvent', 'POST', 'member', null],
    ['sraEvent', 'POST', 'member', null],
  ];

  interface Loaded {
    readonly seen: PageSummary;
    readonly asked: number;
    readonly stored: unknown;
  }

  async function load(call: Call, shopper: string, code: string | null, fault: Fault | null): Promise<Loaded> {
    history.replaceState(null, '', code ? `?code=${code}` : address);
    await openFaultyPage(shopper, switchesOf(fault, call));
    await passTime(200);
    return { seen: pageSummary(), asked: (await callsTo(call.path)).length, stored: await savedProfile(shopper) };
  }

  it.each(calls)(
    '[LOAD-03] [ERR-01] [ERR-02] finishes and loses no saved data with every fault of %s',
    { timeout: 120_000 },
    async (name, method, shopper, code) => {
      const call = { method, path: pathOf(name) };
      const healthy = await load(call, shopper, code, null);
      expect(healthy.asked, 'the call is made').toBeGreaterThan(0);
      const outcomes = new Map<string, string>();
      for (const fault of faults) {
        const { seen, asked, stored } = await load(call, shopper, code, fault);
        expect(stored, `${fault.name}: what is saved`).toEqual(healthy.stored);
        expect(asked, `${fault.name}: tries`).toBeLessThanOrEqual(healthy.asked * 3);
        outcomes.set(fault.name, difference(healthy.seen, seen));
      }
      runs.set(name, outcomes);
    },
  );
});

it('docs/faults.md shows the results of this run', async () => {
  await expect(loadPage(runs)).toMatchFileSnapshot('../../docs/faults.md');
});
