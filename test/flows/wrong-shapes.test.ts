import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { $shownDrugs } from '../../src/features/drugs/state/saved-drugs.js';
import { $shownPlans } from '../../src/features/known-plans/state/plans.js';
import { $notices } from '../../src/features/lists/state/notices.js';
import { savePlan } from '../../src/features/plans/actions/save-plan.js';
import { removeItem, restoreItem } from '../../src/features/profile/actions/remove.js';
import { $providers } from '../../src/features/providers/state/saved-providers.js';
import type { ListName } from '../../src/shared/view/lists.js';
import { startVisit } from './support/visit/visit.js';
import { changesOf, type WrongShape, wrongShapes } from './support/wrong-shapes.js';
import '../../src/features/page/actions/after-load.js';
import '../../src/features/page/actions/public-snapshot.js';
import '../../src/features/session/actions/end-session.js';
import '../../src/features/session/actions/session-error.js';
import '../../src/features/session/actions/sign-out.js';
import '../../src/features/content/html.js';

/*
 * A field of a response has another JSON type, anywhere and at any depth. Then the shopper removes an item, undoes that, and saves a plan.
 * A failure is printed with its seed and path, and with the smallest change that fails.
 */

for (const way of ['info', 'warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => undefined);

const keys: Readonly<Record<ListName, () => readonly string[]>> = {
  plans: () => $shownPlans.get().keys,
  drugs: () => $shownDrugs.get().map(({ ndc }) => ndc),
  providers: () => $providers.get().map(({ id }) => id),
};

interface Run extends WrongShape {
  readonly shopper: string;
  readonly list: ListName;
  readonly item: number;
  readonly hasVersions: boolean;
}

const runs: fc.Arbitrary<Run> = fc
  .tuple(
    wrongShapes,
    fc.record(
      {
        shopper: fc.constantFrom('guest', 'member', 'supplement'),
        list: fc.constantFrom<ListName>('plans', 'drugs', 'providers'),
        item: fc.nat(7),
        hasVersions: fc.boolean(),
      },
      { noNullPrototype: true },
    ),
  )
  .map(([shape, run]) => ({ ...shape, ...run }));

const saved = { planId: 'H0321004000', planYear: 2027, planType: 'MAPD' };
const savedKey = 'H0321004000-2027';

async function play({ shopper, list, item: nth, hasVersions, ...shape }: Run): Promise<void> {
  const changes = changesOf(shape);
  const at = '2026-11-20T09:30:00';
  const visit = await startVisit({ shopper, at, delays: [0], isKept: true, hasVersions, settings: {}, changes });
  try {
    const items = () => visit.stored(shopper);
    const before = await items();
    await visit.settle();
    const shown = keys[list]();
    const key = shown[nth % shown.length];
    const toldOf = (what: string | undefined) => $notices.get()[list].find((one) => 'key' in one && one.key === what)?.kind;
    const messages: string[] = [];
    const item = { list, key: key ?? '', name: 'It' };
    if (key) {
      visit.begin('the removal', removeItem(item, document));
      await visit.settle();
      const kind = toldOf(key);
      messages.push(`removal: ${kind}`);
      const isThere = (await items()).includes(`${list} ${key}`);
      if (kind === 'removed') expect(isThere, `[REM-03] removed, and still there. ${changes.made.join('; ')}`).toBe(false);
      if (kind === 'removed') {
        visit.begin('the undo', restoreItem(item, document));
        await visit.settle();
        const undone = toldOf(key);
        messages.push(`undo: ${undone}`);
        const isBack = (await items()).includes(`${list} ${key}`);
        if (undone === 'restored') expect(isBack, `[REM-03] restored, and not there. ${changes.made.join('; ')}`).toBe(true);
      }
    }
    const saving = savePlan(saved, document).then(
      () => true,
      () => false,
    );
    visit.begin('the save', saving);
    await visit.settle();
    const isSaved = await saving;
    const after = new Set(await items());
    if (isSaved) expect(after.has(`plans ${savedKey}`), '[SAVE-01] saved, and not there').toBe(true);
    const lost = before.filter((one) => !after.has(one) && one !== `${list} ${key}`);
    expect(lost, `${changes.made.join('; ')}; ${messages.join(', ')}`).toEqual([]);
    expect(visit.violations).toEqual([]);
  } finally {
    visit.end();
  }
}

const { WRONG_SHAPES = '100', WRONG_SHAPES_SEED = '1', WRONG_SHAPES_PATH } = process.env;
const parameters = {
  numRuns: Number(WRONG_SHAPES),
  seed: Number(WRONG_SHAPES_SEED),
  ...(WRONG_SHAPES_PATH && { path: WRONG_SHAPES_PATH, numRuns: 1, endOnFailure: true }),
};

it(
  '[SAFE-01] [SAFE-04] [REM-03] [REM-07] no field of a wrong type loses a saved item, or is announced as a change that was not made',
  async () => {
    await fc.assert(fc.asyncProperty(runs, play), parameters);
  },
  Math.max(60_000, Number(WRONG_SHAPES) * 2_000),
);
