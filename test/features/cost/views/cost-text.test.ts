import { describe, expect, it } from 'vitest';
import { outcomeSentence } from '../../../../src/features/cost/cost-text.js';
import type { RowOutcome } from '../../../../src/features/cost/rules/cost-chart.js';
import { costChart as english } from '../../../../src/features/cost/text/en/cost-chart.js';
import type { PlanOutcome } from '../../../../src/features/enrollment/rules/plan-outcome.js';
import { isolate } from '../../../../src/features/language/rules/isolate.js';
import { spanish } from '../../../../src/spanish.js';
import { planId } from '../../../fixtures/plan-ids.js';

const own = planId('H1822001000');
const in2027 = (outcome: PlanOutcome): RowOutcome => ({ ...outcome, nextYear: 2027 });
const ends = (lost: Extract<PlanOutcome, { readonly kind: 'ends' }>['lost']) => in2027({ kind: 'ends', lost });
const renews = in2027({ kind: 'renews', planId: own });
const moves = in2027({ kind: 'moves', planId: own });
const joined = in2027({ kind: 'joined', name: 'Another plan', starts: { year: 2027, month: 1, day: 1 } });
const unknown = in2027({ kind: 'unknown', planId: own });

interface Row {
  readonly outcome: RowOutcome | null;
  readonly movesFrom?: string;
  readonly hasExtraHelp?: boolean;
}

const sentence = ({ outcome, movesFrom, hasExtraHelp = false }: Row, text = english) =>
  outcomeSentence({ outcome, movesFrom: movesFrom ?? null }, text, hasExtraHelp);

const HELP = 'With Extra Help, Medicare may choose a drug plan for you.';
const HELP_IN_SPANISH = 'Con la Ayuda Adicional, es posible que Medicare elija un plan de medicamentos por usted.';

describe('what a row of the chart says of the plan now', () => {
  it.each<[string, Row, string | null]>([
    ['no plan now', { outcome: null }, null],
    ['nobody knows', { outcome: unknown }, null],
    ['nobody knows, with Extra Help', { outcome: unknown, hasExtraHelp: true }, null],
    ['it renews', { outcome: renews }, 'If you do nothing, you keep this plan in 2027.'],
    ['it renews, with Extra Help', { outcome: renews, hasExtraHelp: true }, 'If you do nothing, you keep this plan in 2027.'],
    ['it moves', { outcome: moves }, 'If you do nothing, you move to another plan on January 1, 2027.'],
    [
      'it becomes the plan of this row',
      { outcome: moves, movesFrom: 'Plan A' },
      `If you do nothing, you move from ${isolate('Plan A')} to this plan on January 1, 2027.`,
    ],
    ['the member joined another', { outcome: joined }, `You joined ${isolate('Another plan')}.`],
    ['the member joined another, with Extra Help', { outcome: joined, hasExtraHelp: true }, `You joined ${isolate('Another plan')}.`],
    ['it ends', { outcome: ends('care-and-drugs') }, 'If you do nothing, you have Original Medicare without drug coverage from January 1.'],
    [
      'it ends, and another plan pays for drugs',
      { outcome: ends('care') },
      'If you do nothing, you have Original Medicare from January 1.',
    ],
    ['a drug plan ends', { outcome: ends('drugs') }, 'If you do nothing, you have no drug coverage from January 1.'],
    ['a plan of an unknown type ends', { outcome: ends('unknown') }, null],
    ['it ends, with Extra Help', { outcome: ends('care-and-drugs'), hasExtraHelp: true }, HELP],
    ['a drug plan ends, with Extra Help', { outcome: ends('drugs'), hasExtraHelp: true }, HELP],
    [
      'it ends, with Extra Help, and another plan pays for drugs',
      { outcome: ends('care'), hasExtraHelp: true },
      'If you do nothing, you have Original Medicare from January 1.',
    ],
    ['a plan of an unknown type ends, with Extra Help', { outcome: ends('unknown'), hasExtraHelp: true }, null],
  ])('[NEXT-02] %s', (_, row, expected) => {
    expect(sentence(row)).toBe(expected);
  });

  it.each<[string, Row, string | null]>([
    ['it renews', { outcome: renews }, 'Si no hace nada, conserva este plan en 2027.'],
    [
      'it becomes the plan of this row',
      { outcome: moves, movesFrom: 'Plan A' },
      `Si no hace nada, pasa de ${isolate('Plan A')} a este plan el 1 de enero de 2027.`,
    ],
    ['it ends, with Extra Help', { outcome: ends('drugs'), hasExtraHelp: true }, HELP_IN_SPANISH],
    ['nobody knows', { outcome: unknown }, null],
  ])('[NEXT-02] in Spanish: %s', (_, row, expected) => {
    expect(sentence(row, spanish.costChart)).toBe(expected);
  });

  it('[NEXT-02] names the year of the outcome, whichever year it is', () => {
    expect(sentence({ outcome: { ...renews, nextYear: 2028 } })).toBe('If you do nothing, you keep this plan in 2028.');
    expect(sentence({ outcome: { ...moves, nextYear: 2028 } })).toBe('If you do nothing, you move to another plan on January 1, 2028.');
  });
});
