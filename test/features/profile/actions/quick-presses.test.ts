import { afterEach, describe, expect, it, vi } from 'vitest';
import { submitExtraHelpAnswer } from '../../../../src/features/extra-help/actions/answer-extra-help.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $activeYear } from '../../../../src/features/plan-year/state/year.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { $isComplete } from '../../../../src/features/profile/state/loading.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { callsTo, openPage, until } from '../../../flows/support/service.js';

/** Controls that read at each press. */

vi.spyOn(console, 'info').mockImplementation(() => undefined);
afterEach(() => finishCalls());

const PRESSES = 200;
const reads = async () => (await callsTo('/profiles/data')).filter(({ path }) => path.includes('/all/')).map(({ path }) => path);

const controls: readonly (readonly [string, (press: number) => Promise<unknown>])[] = [
  ['the year toggle', (press) => switchYear(press % 2 === 0 ? 2026 : 2027, document)],
  ['the Extra Help question', (press) => submitExtraHelpAnswer(press % 2 === 0 ? 'yes' : 'no', document)],
  ['a script that refreshes', () => reload({ isPressed: true })],
];

describe.each(controls)('200 quick presses of %s', (_, press) => {
  it('[YEAR-02] [SAFE-08] read the profile for the first choice and for the last', async () => {
    await openPage({ shopper: 'guest' });
    const before = (await reads()).length;
    await Promise.all([...Array(PRESSES).keys()].map(press));
    await until(() => $profile.get().status === 'ready' && $isComplete.get());
    const made = (await reads()).slice(before);
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThanOrEqual(2);
    expect(made.at(-1)).toContain(`/${$activeYear.get()}/`);
  });
});

it('[YEAR-02] a press during the read of another choice does not wait for it', async () => {
  await openPage({ shopper: 'guest' });
  const before = (await reads()).length;
  const held = holdCalls(/^GET .*\/all\/2026/, 'after');
  void switchYear(2026, document);
  await until(() => held.length === 1);
  await switchYear(2027, document);
  expect((await reads()).slice(before).map((path) => path.split('/').at(-2))).toEqual(['2026', '2027']);
  await held[0]?.release();
  expect([$activeYear.get(), $shownPlans.get().plans.every(({ year }) => year === 2027)]).toEqual([2027, true]);
});

describe.each([
  [200, 2027],
  [201, 2026],
])('%i quick presses of the year toggle', (presses, last) => {
  const press = () => Promise.all([...Array(presses).keys()].map((one) => switchYear(one % 2 === 0 ? 2026 : 2027, document)));
  const yearsRead = async (before: number) => (await reads()).slice(before).map((path) => Number(path.split('/').at(-2)));
  const shown = () => ({ year: $activeYear.get(), plans: [...new Set($shownPlans.get().plans.map(({ year }) => year))] });

  it(`[YEAR-02] [SAFE-08] end on ${last}, with its own profile and plans`, async () => {
    await openPage({ shopper: 'member' });
    const before = (await reads()).length;
    await press();
    await until(() => $profile.get().status === 'ready' && $isComplete.get());
    expect(await yearsRead(before)).toEqual([2026, last]);
    expect(shown()).toEqual({ year: last, plans: [last] });
  });

  it(`[YEAR-02] [REM-07] end on ${last}, even if the first read answers after the last one`, async () => {
    await openPage({ shopper: 'member' });
    const before = (await reads()).length;
    const held = holdCalls(/^GET .*\/all\/2026/, 'after');
    const done = press();
    await until(() => held.length > 0);
    await until(async () => (await yearsRead(before)).length === 2);
    await until(() => held.length === (last === 2026 ? 2 : 1));
    await held[1]?.release();
    await until(() => $profile.get().status === 'ready' && $isComplete.get());
    expect(shown()).toEqual({ year: last, plans: [last] });
    await held[0]?.release();
    await done;
    expect(await yearsRead(before)).toEqual([2026, last]);
    expect(shown()).toEqual({ year: last, plans: [last] });
  });
});
