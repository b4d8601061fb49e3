import { describe, expect, it, vi } from 'vitest';
import { drugsSection } from '../../../../src/features/drugs/section.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $notices, postNotice } from '../../../../src/features/lists/state/notices.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { plansSection } from '../../../../src/features/plans/section.js';
import { readSectionSerialized } from '../../../../src/features/profile/actions/read-section.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { removeItem, restoreItem } from '../../../../src/features/profile/actions/remove.js';
import type { ListedItem } from '../../../../src/features/profile/actions/saved-list.js';
import { providersSection } from '../../../../src/features/providers/section.js';
import { finishCalls, holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { storedProfile, until } from '../../../flows/support/service.js';
import { openAtRest } from '../../../flows/support/settled-pages.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

type Row = Readonly<Record<string, unknown>>;

const rowsOf = {
  providers: async () =>
    ((await storedProfile('guest')) as { providersDetails: { providerIdList: Row[] } }).providersDetails.providerIdList,
  drugs: async () =>
    ((await storedProfile('guest')) as { drugsAndPharmacyDetails: { drugInfoDetails: Row[] } }).drugsAndPharmacyDetails.drugInfoDetails,
  plans: async () => ((await storedProfile('guest')) as { plansDetails: { plans: Row[] } }).plansDetails.plans,
};

const keyOf: Readonly<Record<ListedItem['list'], (row: Row | undefined) => string>> = {
  providers: (row) => String(row?.providerId),
  drugs: (row) => String(row?.nationalDrugCode),
  plans: (row) => `${row?.planId}-${row?.planYear}`,
};

const readAgain = {
  plans: () => readSectionSerialized(plansSection),
  drugs: () => readSectionSerialized(drugsSection),
  providers: () => readSectionSerialized(providersSection),
} as const;

async function remove(list: ListedItem['list'], key: string): Promise<void> {
  await removeItem({ list, key, name: 'one' }, document);
  await readAgain[list]();
}

const restore = (list: ListedItem['list'], key: string) => restoreItem({ list, key, name: 'one' }, document);

describe('what is put back', () => {
  it.each(['providers', 'drugs', 'plans'] as const)(
    '[REM-03] [REM-07] is the row that was stored, at its place: one of %s',
    async (list) => {
      await openAtRest('guest');
      const before = await rowsOf[list]();
      const key = keyOf[list](before[1]);
      await remove(list, key);
      expect(await rowsOf[list]()).toHaveLength(before.length - 1);
      await restore(list, key);
      expect(await rowsOf[list]()).toEqual(before);
    },
  );

  it.each(['providers', 'drugs'] as const)('[REM-03] [REM-07] is so where another of %s has gone since', async (list) => {
    await openAtRest('guest');
    const before = await rowsOf[list]();
    const [first, second, third] = before.map(keyOf[list]) as [string, string, string];
    await remove(list, second);
    await remove(list, first);
    await restore(list, second);
    expect(await rowsOf[list]()).toEqual(before.slice(1));
    await remove(list, third);
    await restore(list, first);
    expect((await rowsOf[list]()).map(keyOf[list])).toEqual([first, second, ...before.slice(3).map(keyOf[list])]);
  });

  it.each(['providers', 'drugs', 'plans'] as const)(
    '[REM-03] [REM-07] is there once, however often it is put back: one of %s',
    async (list) => {
      await openAtRest('guest');
      const before = await rowsOf[list]();
      const key = keyOf[list](before[1]);
      await remove(list, key);
      await Promise.all([restore(list, key), restore(list, key)]);
      expect(await rowsOf[list]()).toEqual(before);
    },
  );

  const turns = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const;

  it.each((['providers', 'drugs', 'plans'] as const).flatMap((list) => turns.map((turn) => [list, turn] as const)))(
    '[REM-03] [REM-07] are the rows in their order, in whatever order they come back: %s, %j',
    async (list, turn) => {
      await openAtRest('guest');
      const before = await rowsOf[list]();
      const keys = before.slice(1, 4).map(keyOf[list]);
      for (const key of keys) await remove(list, key);
      for (const index of turn) await restore(list, keys[index] ?? '');
      expect(await rowsOf[list]()).toEqual(before);
    },
  );

  it('[REM-03] [YEAR-02] is so if the year was switched since', async () => {
    await openAtRest('guest');
    const before = await rowsOf.providers();
    const key = keyOf.providers(before[1]);
    await remove('providers', key);
    await switchYear(2026, document);
    await finishCalls();
    await restore('providers', key);
    // The coverage is of the other year.
    const lasting = (rows: readonly Row[]) => rows.map(({ plansList: _, ...row }) => row);
    expect(lasting(await rowsOf.providers())).toEqual(lasting(before));
  });

  it('[REM-03] [YEAR-02] shows no message and no Undo above the plans of another year; a failed removal shows one', async () => {
    await openAtRest('guest');
    const [first, second] = await rowsOf.plans();
    await remove('plans', keyOf.plans(first));
    postNotice({ kind: 'remove-failed', list: 'plans', key: keyOf.plans(second), name: 'Another' });
    await switchYear(2026, document);
    expect($notices.get().plans.map(({ kind }) => kind)).toEqual(['remove-failed']);
  });

  it('[REM-03] [DRUG-13] is a card with its drug cost if the others’ were requested without it and had not come', async () => {
    await openAtRest('guest');
    const plan = $shownPlans.get().plans.find(({ kind }) => kind === 'MAPD');
    const key = `${plan?.id}-${plan?.year}`;
    const deleted = holdCalls(/^DELETE /, 'after');
    const removal = removeItem({ list: 'plans', key, name: 'one' }, document);
    await until(() => deleted.length === 1);
    const prices = holdCalls(/estimateplancost/, 'after');
    const reading = reload();
    await until(() => prices.length === 1);
    await deleted[0]?.release();
    await removal;
    await restore('plans', key);
    stopHolding();
    await prices[0]?.release();
    await reading;
    await finishCalls();
    expect($shownPlans.get().plans.find(({ id }) => id === plan?.id)?.drugEstimate?.isPricingShown).toBe(true);
  });

  it('[REM-03] [PLN-06] is a card at its old place', async () => {
    await openAtRest('guest');
    const shown = () => $shownPlans.get().plans.map(({ id, year }) => `${id}-${year}`);
    const before = shown();
    for (const key of before) {
      await remove('plans', key);
      await restore('plans', key);
      await finishCalls();
      expect(shown()).toEqual(before);
    }
  });
});
