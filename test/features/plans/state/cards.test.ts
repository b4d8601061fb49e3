import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../../src/features/plans/state/cards.js';
import { site } from '../../../shared/navigation/samples.js';
import { cardContext, sent, withApplication } from '../rules/card-samples.js';
import { medicarePlan } from '../rules/samples.js';

const contextOf = (own: Parameters<typeof cardContext>[0] = {}) => ({ ...cardContext(own), place: null, site });

describe('the decision of a card', () => {
  it('[CARD-01] is the same object for the same plan and context, so that the card is not drawn again', () => {
    const plan = medicarePlan();
    const context = contextOf();
    const card = cardOf(plan, context);
    expect(cardOf(plan, context)).toBe(card);
    expect(cardOf({ ...plan }, context)).not.toBe(card);
  });

  it('[CARD-01] keeps its identity if another context changes nothing of it', () => {
    const plan = medicarePlan();
    const context = contextOf();
    const card = cardOf(plan, context);
    expect(cardOf(plan, { ...context })).toBe(card);
    expect(cardOf(plan, contextOf(withApplication(plan, sent()))).model.actions.main.kind).toBe('none');
  });
});
