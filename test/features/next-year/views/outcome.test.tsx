import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../../../../src/element/react-renderer.js';
import type { PlanOutcome } from '../../../../src/features/enrollment/rules/plan-outcome.js';
import { Outcome } from '../../../../src/features/next-year/PlanChanges/Outcome.js';
import { type PlanId, planKey } from '../../../../src/features/plan/rules/plan.js';
import { preloadActions } from '../../../../src/shared/actions/define-action.js';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { openPage } from '../../../flows/support/service.js';
import { type RenderedComponent, render } from '../../../ui/render.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeAll(preloadActions);

const planId = 'H5216034000' as PlanId;
let shown: RenderedComponent | undefined;

afterEach(() => shown?.remove());

/** The sentences of the card about a plan of 2026. */
async function sentences(outcome: PlanOutcome, shopper = 'plan-renews'): Promise<readonly string[]> {
  await openPage({ shopper, date: '2026-11-20T09:30:00' });
  await finishCalls();
  const plan = { key: planKey(planId, 2026), planId, name: 'Plan A', year: 2026, outcome };
  shown = render(
    <HostProvider value={document.createElement('div')}>
      <Outcome plan={plan} />
    </HostProvider>,
  );
  return [...shown.root.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
}

const ENDS = 'This plan ends December 31, 2026.';
const JOIN = 'Join a plan by December 31 to have no gap. Because your plan ends, you can join until the last day of February.';
const HELP = 'With Extra Help, Medicare may choose a drug plan for you. You can choose one yourself.';
const starts = { year: 2027, month: 1, day: 1 };

describe('the sentences in the card of a plan now', () => {
  it.each<[string, PlanOutcome, readonly string[]]>([
    ['nobody knows', { kind: 'unknown', planId }, []],
    [
      'it moves to a plan without a name',
      { kind: 'moves', planId: null },
      ['If you do nothing, you move to another plan on January 1, 2027.'],
    ],
    [
      'another one is joined',
      { kind: 'joined', name: 'Plan B', starts },
      ['You joined Plan B. It starts January 1, 2027, and this plan ends December 31, 2026.'],
    ],
    ['another one is joined, on an unknown day', { kind: 'joined', name: 'Plan B', starts: null }, ['You joined Plan B.']],
    ['a drug plan ends', { kind: 'ends', lost: 'drugs' }, [ENDS, 'If you do nothing, you have no drug coverage from January 1.', JOIN]],
    ['a plan of an unknown type ends', { kind: 'ends', lost: 'unknown' }, [ENDS, JOIN]],
  ])('[NEXT-02] say what is known: %s', async (_, outcome, expected) => {
    expect(await sentences(outcome)).toEqual(expected);
  });

  it.each<[string, PlanOutcome, readonly string[]]>([
    ['a Medicare Advantage plan', { kind: 'ends', lost: 'care-and-drugs' }, [ENDS, HELP, JOIN]],
    ['a drug plan', { kind: 'ends', lost: 'drugs' }, [ENDS, HELP, JOIN]],
    [
      'a plan beside another one for drugs',
      { kind: 'ends', lost: 'care' },
      [ENDS, 'If you do nothing, you have Original Medicare from January 1.', JOIN],
    ],
  ])('[NEXT-02] with Extra Help replace the sentence about drug coverage alone: %s ends', async (_, outcome, expected) => {
    expect(await sentences(outcome, 'special-needs')).toEqual(expected);
  });
});
