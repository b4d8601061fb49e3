import { createAtom } from '../../../shared/state/store.js';
import type { SupplementPlan } from '../../plans/rules/plan.js';

/** The data of the supplement area, worked out by `derived/supplement.ts` (SUP-01, SUP-02). */
export type ShownSupplement =
  /** The area is switched off: its notice shows. */
  | { readonly kind: 'off' }
  /** No supplement plan of the active year is saved. */
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'plans';
      /** The saved plans whose details are there. */
      readonly plans: readonly SupplementPlan[];
      /** How many saved plans there are, with details or without. */
      readonly count: number;
      /** The state that the plans are sold in; null until it is known. */
      readonly stateCode: string | null;
      readonly details: 'loading' | 'failed' | 'ready';
      /** The brand's own script draws the plans, once it is there. */
      readonly hasOwnUi: boolean;
    };

export const $supplement = createAtom<ShownSupplement>('supplement', { kind: 'empty' });
