import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HostProvider } from '../../../../src/element/react-renderer.js';
import { component } from '../../../../src/features/cost/PharmacyComparison/PharmacyComparison.js';
import type { PharmacyCell, PharmacyColumnState, PharmacySection } from '../../../../src/features/cost/rules/pharmacy-table.js';
import { $comparedPharmacies, type ComparedPharmacies } from '../../../../src/features/cost/state/pharmacy-comparison.js';
import type { Pharmacy } from '../../../../src/features/pharmacies/rules/pharmacy.js';
import { $identity } from '../../../../src/shared/shopper/identity.js';
import { stubAction } from '../../../support/stub-action.js';
import { stubComputed } from '../../../support/stub-computed.js';
import { type RenderedComponent, render, runInAct } from '../../../ui/render.js';
import { complete, costRow, incomplete } from '../support/cost-rows.js';

const Comparison = component.component;
let host: HTMLElement;
let drawn: RenderedComponent | undefined;

const pharmacy = (name: string, number: string, over: Partial<Pharmacy> = {}): Pharmacy => ({
  name,
  number,
  isMailOrder: false,
  isSaver: false,
  isPreferredNetwork: false,
  address: null,
  ...over,
});
const three = [
  pharmacy('Whalley Drug', '1'),
  pharmacy('Sonora Pharmacy', '2', { isPreferredNetwork: true }),
  pharmacy('Copper State', '3', { isMailOrder: true }),
];

const total = (amount: number, isLowest = false): PharmacyCell => ({ kind: 'total', total: complete(0, amount), isLowest });
const rows = (...cells: readonly (readonly PharmacyCell[])[]): readonly PharmacySection[] => [
  { heading: 'none', rows: cells.map((one, at) => ({ plan: costRow(`Plan ${at + 1}`, complete(0, 1)), cells: one })) },
];

interface Shown extends Partial<Omit<ComparedPharmacies, 'table'>> {
  readonly sections: readonly PharmacySection[];
  readonly columns?: readonly PharmacyColumnState[];
  readonly extraHelp?: ComparedPharmacies['table']['extraHelp'];
}

function show(given: Shown | null): RenderedComponent {
  const { sections = [], columns = ['ready', 'ready', 'ready'], extraHelp = 'none', ...over } = given ?? {};
  const shown = given && { pharmacies: three, yours: '1', unasked: [], table: { columns, sections, extraHelp }, ...over };
  host = document.createElement('ucp-pharmacy-comparison');
  host.attachShadow({ mode: 'open' });
  document.body.append(host);
  drawn = render(
    <HostProvider value={host}>
      <Comparison />
    </HostProvider>,
  );
  // After the first drawing, which notes the order of the columns: the value follows that.
  runInAct(() => stubComputed($comparedPharmacies, shown));
  return drawn;
}

afterEach(() => {
  drawn?.remove();
  host.remove();
});

const words = (element: Element) => (element.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
const cellsOf = ({ root }: RenderedComponent) =>
  [...root.querySelectorAll('.pharmacies__table tbody tr')].map((row) => [...row.children].map(words));
const listsOf = ({ root }: RenderedComponent) =>
  [...root.querySelectorAll('.pharmacies__lists ul:not(.pharmacies__choices)')].map((list) => [...list.children].map(words));
const footOf = ({ root }: RenderedComponent) => [...root.querySelectorAll('.pharmacies__table tfoot > tr > *')].map(words);
const buttonsOf = ({ root }: RenderedComponent, label: string) =>
  [...root.querySelectorAll('button')].filter((one) => words(one).startsWith(label));

describe('the table of pharmacies', () => {
  it('[PHARM-03] has a row for each plan and a column for each pharmacy, and says which is lowest', () => {
    const { root } = show({ sections: rows([total(88), total(81.6), total(76, true)]) });
    expect([...root.querySelectorAll('.pharmacies__table thead th')].map(words)).toEqual([
      'Whalley Drug Retail',
      'Sonora Pharmacy Retail, preferred',
      'Copper State Home delivery',
    ]);
    expect(cellsOf({ root } as RenderedComponent)).toEqual([['Plan 1', '$88.00', '$81.60', '$76.00 lowest']]);
  });

  it('[PHARM-03] has the same in a list for each plan', () => {
    expect(listsOf(show({ sections: rows([total(88), total(81.6), total(76, true)]) }))).toEqual([
      ['Whalley Drug $88.00', 'Sonora Pharmacy $81.60', 'Copper State $76.00 lowest'],
    ]);
  });

  it.each<[string, PharmacyCell, string]>([
    [
      'a full price in it',
      { kind: 'total', isLowest: false, total: complete(0, 96, { includesFullPrice: [{ drugName: 'Furosemide', annual: 24 }] }) },
      '$96.00 includes Furosemide at full price, $24',
    ],
    ['a full price that is not known', { kind: 'incomplete', total: incomplete(6.4) }, 'Incomplete: $6.40, + Trulicity at full price'],
    [
      'no price for a drug',
      { kind: 'incomplete', total: incomplete(6.4, { missing: [{ drugName: 'Trulicity', reason: 'price-not-available' }] }) },
      'Incomplete: $6.40, Trulicity: price not available',
    ],
    [
      'both',
      {
        kind: 'incomplete',
        total: incomplete(6.4, {
          missing: [
            { drugName: 'Trulicity', reason: 'full-price' },
            { drugName: 'Jardiance', reason: 'price-not-available' },
          ],
        }),
      },
      'Incomplete: $6.40, + Trulicity at full price, Jardiance: price not available',
    ],
    ['out of network', { kind: 'out-of-network' }, 'Out of network'],
    ['not covered', { kind: 'not-covered' }, 'Not covered'],
    ['no premium', { kind: 'no-total', reason: 'premium-unknown' }, 'The premium is not available'],
    ['loading', { kind: 'loading' }, 'Loading prices'],
    ['failed for this plan alone', { kind: 'failed' }, 'Not loaded'],
    [
      'no drug coverage',
      { kind: 'total', isLowest: false, total: complete(24, 0, { drugPart: 'no-drug-coverage' }) },
      '$24.00 premium only, no drug coverage',
    ],
  ])('[PHARM-03] [PHARM-05] a cell says what it is: %s', (_, cell, text) => {
    expect(cellsOf(show({ sections: rows([cell, total(1), total(2)]) }))[0]?.[1]).toBe(text);
  });

  it.each([
    ['all', 'Yearly total, premium + your drugs, with Extra Help', '$88.00'],
    ['some', 'Yearly total, premium + your drugs', '$88.00 with Extra Help'],
    ['none', 'Yearly total, premium + your drugs', '$88.00'],
  ] as const)('[COST-08] names Extra Help where it counts: %s', (extraHelp, lead, cell) => {
    const helped: PharmacyCell = { kind: 'total', isLowest: false, total: complete(0, 88, { isWithExtraHelp: extraHelp !== 'none' }) };
    const shown = show({ sections: rows([helped, total(1), total(2)]), extraHelp });
    expect(words(shown.find('.pharmacies__head p'))).toBe(lead);
    expect(cellsOf(shown)[0]?.[1]).toBe(cell);
  });

  it('[COST-10] heads the groups, and says the need under the name', () => {
    const dual = costRow('Dual', complete(0, 1), { kind: 'SNP', snpKind: 'dual' });
    const cells = [total(1), total(2), total(3)];
    const shown = show({
      sections: [
        ...rows(cells),
        { heading: 'incomplete', rows: [{ plan: costRow('Open', incomplete(1)), cells }] },
        { heading: 'drug-plan', rows: [] },
        { heading: 'special-needs', rows: [{ plan: dual, cells }] },
      ],
    });
    expect(cellsOf(shown).map(([first]) => first)).toEqual([
      'Plan 1',
      'Total is incomplete',
      'Open',
      'Drug plans, used with Original Medicare',
      'Special needs plans. You can join only if you qualify.',
      'Dual Medicaid required',
    ]);
  });

  it('[COST-05] says which plan the shopper has now', () => {
    const now = costRow('SCAN', complete(0, 1), { isYourPlanNow: true });
    const shown = show({ sections: [{ heading: 'none', rows: [{ plan: now, cells: [total(1), total(2), total(3)] }] }] });
    expect(cellsOf(shown)[0]?.[0]).toBe('SCAN Your plan now');
  });

  it('[PHARM-03] a column loads and another has failed, each by itself', () => {
    const cells: readonly PharmacyCell[] = [total(88), { kind: 'loading' }, { kind: 'failed' }];
    const shown = show({ sections: rows(cells, cells), columns: ['ready', 'loading', 'failed'] });
    expect(cellsOf(shown)).toEqual([
      ['Plan 1', '$88.00', 'Loading prices', 'Prices could not be loadedTry again Copper State'],
      ['Plan 2', '$88.00', 'Loading prices'],
    ]);
    expect(shown.find('.pharmacies__failed').getAttribute('rowspan')).toBe('2');
    expect(footOf(shown)).toEqual(['Choose a pharmacy', 'Your pharmacy', 'Loading', 'Not loaded']);
    expect(listsOf(shown)[0]).toEqual(['Whalley Drug $88.00', 'Sonora Pharmacy Loading', 'Copper State Not loaded']);
    expect(words(shown.find('.pharmacies__message'))).toContain('Prices at Copper State could not be loaded.');
  });

  it('[PHARM-03] a failed column has one message, in the first group with plans', () => {
    const cells: readonly PharmacyCell[] = [total(88), total(81), { kind: 'failed' }];
    const plan = (name: string) => ({ plan: costRow(name, complete(0, 1)), cells });
    const shown = show({
      columns: ['ready', 'ready', 'failed'],
      sections: [
        { heading: 'drug-plan', rows: [] },
        { heading: 'incomplete', rows: [plan('One')] },
        { heading: 'special-needs', rows: [plan('Two')] },
      ],
    });
    expect([...shown.root.querySelectorAll('.pharmacies__failed')].map(words)).toEqual([
      'Prices could not be loadedTry again Copper State',
      'Not loaded',
    ]);
  });

  it('[PHARM-03] asks again for the prices of a column that has failed', () => {
    const asked = stubAction('pricePharmacy');
    const cells: readonly PharmacyCell[] = [total(88), total(81), { kind: 'failed' }];
    const [again] = buttonsOf(show({ sections: rows(cells), columns: ['ready', 'ready', 'failed'] }), 'Try again');
    runInAct(() => again?.click());
    expect(asked).toHaveBeenCalledExactlyOnceWith('3');
  });

  it('[PHARM-03] asks for prices that nobody has asked for when it is drawn', () => {
    const asked = stubAction('pricePharmacy');
    show({
      sections: rows([total(88), { kind: 'loading' }, { kind: 'loading' }]),
      columns: ['ready', 'loading', 'loading'],
      unasked: ['2', '3'],
    });
    expect(asked.mock.calls).toEqual([['2'], ['3']]);
  });

  it('[PHARM-04] saves another pharmacy, and has no button for the one that is saved', () => {
    const saved = stubAction('savePharmacy');
    const shown = show({ sections: rows([total(88), total(81), total(76)]) });
    expect(footOf(shown)).toEqual([
      'Choose a pharmacy',
      'Your pharmacy',
      'Use this pharmacy Sonora Pharmacy',
      'Use this pharmacy Copper State',
    ]);
    runInAct(() => buttonsOf(shown, 'Use this pharmacy')[0]?.click());
    expect(saved).toHaveBeenCalledExactlyOnceWith('2', host);
  });

  it('[PHARM-04] has a button for each pharmacy if none is saved', () => {
    const shown = show({ sections: rows([total(88), total(81), total(76)]), yours: null });
    expect(footOf(shown).filter((one) => one.startsWith('Use this pharmacy'))).toHaveLength(3);
  });

  it('[PHARM-01] takes no space with nothing to compare', () => {
    const { root } = show(null);
    expect(root.textContent).toBe('');
    expect(host.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
  });
});

describe('the profile of somebody else', () => {
  beforeEach(() => stubComputed($identity, { isCloaked: true } as never));

  it('[PHARM-04] [ROLE-03] has the table, and no button that changes the pharmacy', () => {
    const shown = show({ sections: rows([total(88), total(81), total(76)]) });
    expect(cellsOf(shown)).toHaveLength(1);
    expect(buttonsOf(shown, 'Use this pharmacy')).toEqual([]);
    expect(footOf(shown)).toEqual(['Choose a pharmacy', 'Your pharmacy', '', '']);
  });
});
