import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $shownCost } from '../../../../src/features/cost/state/cost.js';
import { $shownDrugs } from '../../../../src/features/drugs/state/saved-drugs.js';
import { $applications } from '../../../../src/features/enrollment/state/applications.js';
import { $activePlans, $medicareAdvantage } from '../../../../src/features/enrollment/state/dashboard.js';
import { $shownExtraHelp } from '../../../../src/features/extra-help/state/subsidy.js';
import { markEstimatesLoading } from '../../../../src/features/known-plans/state/estimates.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $supplement } from '../../../../src/features/known-plans/state/supplement-plans.js';
import { rereadProfile } from '../../../../src/features/page/actions/load-profile.js';
import { $showsBrowsePanel, $upsell } from '../../../../src/features/page/state/page-chrome.js';
import { $pharmacy } from '../../../../src/features/pharmacies/state/pharmacy.js';
import { keyOf } from '../../../../src/features/plan/rules/plan.js';
import { $cardContext } from '../../../../src/features/plans/state/card-context.js';
import { $counts } from '../../../../src/features/plans/state/counts.js';
import { removeItem } from '../../../../src/features/profile/actions/remove.js';
import { markRemoving } from '../../../../src/features/profile/state/removals.js';
import { $providers } from '../../../../src/features/providers/state/saved-providers.js';
import { $recommendations } from '../../../../src/features/recommendations/state/recommendations.js';
import { $greeting } from '../../../../src/features/session/state/account.js';
import { tabs } from '../../../../src/shared/tabs/tabs.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { changedProfile } from '../../../flows/support/navigation-log.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { cardNow } from '../../../support/card-now.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const shown = {
  $counts,
  $shownPlans,
  $shownCost,
  $greeting,
  $showsBrowsePanel,
  $upsell,
  $activePlans,
  $applications,
  $medicareAdvantage,
  $shownExtraHelp,
  $shownDrugs,
  $pharmacy,
  $providers,
  $recommendations,
  $supplement,
};

/** All that the components draw, and each plan's card. */
function screen(): Readonly<Record<string, unknown>> {
  const supplement = $supplement.get();
  const plans = [...$shownPlans.get().plans, ...(supplement.kind === 'plans' ? supplement.plans : [])];
  const cards = plans.map((plan) => [keyOf(plan), cardNow(plan)]);
  return structuredClone({ ...Object.fromEntries(Object.entries(shown).map(([name, one]) => [name, one.get()])), cards });
}

/** The facts among these that changed while this was done: what draws from them was drawn again. */
async function changedBy(work: () => unknown): Promise<readonly string[]> {
  const changed = new Set<string>();
  const stops = Object.entries({ ...shown, $cardContext }).map(([name, one]) => one.listen(() => void changed.add(name)));
  await work();
  await finishCalls();
  for (const stop of stops) stop();
  return [...changed].sort();
}

/** Calls that may fail without the profile's. */
const beside = [
  '/user/',
  '/lis/',
  '/shopper-profile/api/applications',
  '/enrollments/',
  '/drug-pricing-api/',
  '/medsupp/',
  '/api/',
  '/bin/',
  '/plans/',
];

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await finishCalls();
  tabs().close();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe.each(['guest', 'member', 'applicant', 'enrolled', 'supplement'])('a page of the shopper %s that is read again', (shopper) => {
  beforeEach(async () => {
    await openPage({ shopper });
    await finishCalls();
  });

  it('[LOAD-01] [LOAD-04] shows the earlier content until the responses are there', async () => {
    const before = screen();
    const seen = (await callsTo('/')).length;
    const held = holdCalls(/^(?!GET \/profiles\/data)/, 'before');
    rereadProfile();
    await until(() => held.length > 0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen()).toEqual(before);
    await finishCalls();
    expect((await callsTo('/')).length).toBeGreaterThan(seen);
    expect(screen()).toEqual(before);
  });

  it('[LOAD-01] [LOAD-04] renders nothing again if nothing changed', async () => {
    expect(await changedBy(rereadProfile)).toEqual([]);
  });

  it('[LOAD-01] [ERR-02] loses nothing of it if all but the profile fails', async () => {
    const before = screen();
    await setFaults(...beside.flatMap((path) => (['GET', 'POST'] as const).map((method) => ({ method, path, status: 403 }))));
    rereadProfile();
    await finishCalls();
    expect(screen()).toEqual(before);
  });

  it('[LOAD-05] loses nothing of it if nothing can be had', async () => {
    const before = screen();
    await setFaults({ path: '/', status: 403 });
    rereadProfile();
    await finishCalls();
    expect(screen()).toEqual(before);
  });
});

it('[DRUG-13] [LOAD-04] a drug that was saved elsewhere is waited for from the start, and so is what all cost together', async () => {
  await openPage({ shopper: 'guest' });
  const { drugsAndPharmacyDetails: section } = (await storedProfile('guest')) as {
    drugsAndPharmacyDetails: { drugInfoDetails: unknown[] };
  };
  const added = { nationalDrugCode: '00093010801', drugName: 'New one', quantity: 30, supplyLength: 30 };
  const drugsAndPharmacyDetails = { ...section, drugInfoDetails: [...section.drugInfoDetails, added] };
  await setFaults(await changedProfile('guest', { drugsAndPharmacyDetails }));
  const held = holdCalls(/drug/, 'before');
  rereadProfile();
  await until(() => held.length > 0);
  const block = () => {
    const [plan] = $shownPlans.get().plans;
    return plan && cardNow(plan)?.model.drugs;
  };
  expect(block()).toMatchObject({ count: null, cost: { kind: 'loading' }, rows: Array(5).fill({ coverage: 'loading' }) });
  await held[0]?.release();
  await finishCalls();
  expect(block()).toMatchObject({ count: { covered: 4 }, cost: { kind: 'regular' } });
});

describe('a removal', () => {
  beforeEach(async () => {
    await openPage({ shopper: 'member' });
    await finishCalls();
  });

  it('[REM-02] of a plan renders no other card again, and no other list', async () => {
    const [key = ''] = $shownPlans.get().keys;
    expect(await changedBy(() => removeItem({ list: 'plans', key, name: 'Plan' }, document))).toEqual([
      '$counts',
      '$shownCost',
      '$shownPlans',
    ]);
  });

  it('[REM-02] [COST-13] of a doctor changes the counts of the chart, and leaves the plans, the drugs and the page chrome as they are', async () => {
    const [provider] = $providers.get();
    expect(await changedBy(() => removeItem({ list: 'providers', key: provider?.id ?? '', name: 'Doctor' }, document))).toEqual([
      '$cardContext',
      '$counts',
      '$providers',
      '$shownCost',
    ]);
  });
});

it('[REM-02] [SUP-01] a drug that is removed is no reason to start the brand’s supplement script again: its plans are the same', async () => {
  await openPage({ shopper: 'supplement' });
  await finishCalls();
  const plans = () => ($supplement.get() as { readonly plans?: unknown }).plans;
  const before = plans();
  expect(before).toHaveLength(4);
  markRemoving('drugs', 'any');
  rereadProfile();
  await finishCalls();
  expect(plans()).toBe(before);
});

describe('a card whose decisions run again', () => {
  it.each([
    ['supplement', 'stays the very same where it says the same', true],
    ['member', 'is another where it says something else', false],
  ])('[LOAD-01] [LOAD-04] of the shopper %s %s', async (shopper, _what, isSame) => {
    await openPage({ shopper });
    await finishCalls();
    const supplement = $supplement.get();
    const [plan] = supplement.kind === 'plans' ? supplement.plans : $shownPlans.get().plans;
    if (!plan) throw Error(`${shopper} has no plan`);
    const [context, before] = [$cardContext.get(), cardNow(plan)];
    markEstimatesLoading('all');
    expect($cardContext.get()).not.toBe(context);
    expect(cardNow(plan) === before).toBe(isSame);
  });
});
