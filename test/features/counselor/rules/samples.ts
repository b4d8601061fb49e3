import type { CompleteTotal, IncompleteTotal } from '../../../../src/features/cost/rules/yearly-total.js';
import type { SheetFacts, SheetPlan } from '../../../../src/features/counselor/rules/counselor-sheet.js';
import { aDrug } from '../../../fixtures/drugs.js';
import { aProvider } from '../../../fixtures/providers.js';

export function complete(total: number, more: Partial<CompleteTotal> = {}): CompleteTotal {
  const sum = { premium: 0, drugs: total, total };
  return { kind: 'complete', sum, drugPart: 'priced', includesFullPrice: [], isWithExtraHelp: false, regular: null, ...more };
}

export function incomplete(total: number, drugName: string): IncompleteTotal {
  return { ...complete(total), kind: 'incomplete', missing: [{ drugName, reason: 'full-price' }] };
}

export function sheetPlan(more: Partial<SheetPlan> = {}): SheetPlan {
  return {
    key: 'H0609044000-2027',
    name: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)',
    id: { kind: 'plan-id', text: 'H0609-044-000' },
    isApart: false,
    isDrugPlan: false,
    need: null,
    total: complete(88),
    missing: { kind: 'nothing' },
    ...more,
  };
}

/** A member with one of each. */
export function sheetFacts(): SheetFacts {
  const drug = aDrug({ name: 'Furosemide' });
  const provider = aProvider({ name: 'Dr. Novella Hoppe' });
  const unknown = { coverage: 'covered', cost: null, tier: null, restrictions: null } as const;
  return {
    printed: { year: 2026, month: 11, day: 28 },
    year: 2027,
    person: { firstName: 'Margarette' },
    isViewed: false,
    help: { name: 'Arizona Medicare counselors', phone: '1-800-555-0168' },
    plansNow: [
      {
        name: 'SCAN Classic (HMO)',
        planId: 'H0002-006-000',
        year: 2026,
        outcome: null,
        movesTo: null,
        total: complete(88),
        nextTotal: complete(96, { includesFullPrice: [{ drugName: 'Furosemide', annual: 24 }] }),
        difference: { kind: 'more', amount: 8 },
        firstChanges: {
          kind: 'first',
          changes: [
            {
              what: 'drug',
              drug,
              before: unknown,
              after: { ...unknown, coverage: 'not-covered' },
              coverage: 'lost',
              added: [],
              removed: [],
              difference: null,
              unknownIn: null,
            },
            { what: 'doctor', provider, before: 'in-network', after: 'unknown', coverage: null, unknownIn: 'after' },
          ],
        },
      },
    ],
    zipCode: '85004',
    county: 'Maricopa County',
    extraHelp: 'yes',
    hasExtraHelp: true,
    pharmacies: [{ name: 'Whalley Drug', isMailOrder: false, isMine: true }],
    drugs: [{ name: 'Furosemide', dosage: '40 mg tablet', quantity: 90, frequency: 'Every 3 Months', supplyLength: 90 }],
    doctors: [{ name: 'Dr. Novella Hoppe', specialties: ['Psychology'], coverageType: 'default', place: '610 W Encanto Blvd, Phoenix' }],
    plans: [sheetPlan()],
    pricesAt: 'Whalley Drug',
    isLoading: false,
  };
}
