import { describe, expect, it } from 'vitest';
import { withUnpriced } from '../../../../src/features/known-plans/rules/unpriced-drugs.js';
import type { DrugEstimate } from '../../../../src/features/plan/rules/plan.js';
import { estimate } from '../../drugs/rules/samples.js';

const A = '00000000001';
const B = '00000000002';
const both = { coveredDrugs: [A, B] };

describe('the drugs without a price at a pharmacy', () => {
  it.each<[string, Partial<DrugEstimate>, readonly Partial<DrugEstimate>[], readonly string[]]>([
    ['another pharmacy prices it', { costs: { [A]: 4 } }, [{ costs: { [A]: 4, [B]: 60 } }], [B]],
    ['the last of four prices it', { costs: {} }, [{}, {}, {}, { costs: { [B]: 60 } }], [B]],
    ['two pharmacies price both', { costs: {} }, [{ costs: { [B]: 60 } }, { costs: { [A]: 4 } }], [A, B]],
    ['$0 is a price', { costs: { [A]: 4, [B]: 0 } }, [{ costs: { [A]: 4, [B]: 60 } }], []],
    ['no pharmacy prices it', { costs: { [A]: 4 } }, [{ costs: { [A]: 4 } }], []],
    ['there is no other pharmacy', { costs: {} }, [], []],
    ['an amount that is no price elsewhere', { costs: {} }, [{ costs: { [B]: Number.NaN } }], []],
    ['an amount that is no price here', { costs: { [B]: Number.NaN } }, [{ costs: { [B]: 60 } }], [B]],
    ['the plan does not cover it here', { coveredDrugs: [A], costs: { [A]: 4 } }, [{ costs: { [B]: 60 } }], []],
    ['coverage did not load', { coveredDrugs: null, costs: {} }, [{ costs: { [B]: 60 } }], []],
    ['the codes have dashes', { coveredDrugs: ['00000-0000-02'], costs: {} }, [{ costs: { '00000-0000-02': 60 } }], [B]],
    ['the plan lists it twice', { coveredDrugs: [B, '00000-0000-02'], costs: {} }, [{ costs: { [B]: 60 } }], [B]],
  ])('[PHARM-05] are named: %s', (_, own, others, unpriced) => {
    const marked = withUnpriced(
      estimate({ ...both, ...own }),
      others.map((one) => estimate({ ...both, ...one })),
    );
    expect('unpricedDrugs' in marked ? marked.unpricedDrugs : []).toEqual(unpriced);
  });

  it('[PHARM-05] leave everything else as it is, and are the same object again', () => {
    const own = estimate({ ...both, costs: { [A]: 4 } });
    const other = estimate({ ...both, costs: { [A]: 4, [B]: 60 } });
    const marked = withUnpriced(own, [other]);
    expect(marked).toEqual({ ...own, unpricedDrugs: [B] });
    expect(withUnpriced(own, [estimate({ ...other })])).toBe(marked);
    expect(withUnpriced(own, [])).toBe(own);
  });
});
