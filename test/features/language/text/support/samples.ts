import type { AllTexts } from './all-texts.js';

/** Parameters of a text, and the parts that its result contains in every language. */
type Sample<Values extends readonly unknown[]> = readonly [values: Readonly<Values>, ...shown: readonly string[]];

type TakesValues<Text> = Text extends (...values: never[]) => string
  ? true
  : Text extends string | readonly unknown[]
    ? false
    : true extends { [Name in keyof Text]: TakesValues<Text[Name]> }[keyof Text]
      ? true
      : false;

/** Samples for every text with parameters. A new text without samples does not compile. */
type SamplesOf<Texts> = {
  readonly [Name in keyof Texts as TakesValues<Texts[Name]> extends true ? Name : never]: Texts[Name] extends (
    ...values: infer Values
  ) => string
    ? readonly Sample<Values>[]
    : SamplesOf<Texts[Name]>;
};

const name = 'Rosa & <b>Ñandú</b>';
const plan = 'UHC Dual Complete AZ-S001';
const named = [[[plan], plan]] as const;
const counts = [
  [[0], '0'],
  [[1], '1'],
  [[2], '2'],
] as const;
const year = [[[2026], '2026']] as const;
const yearOrNone = [[[2026], '2026'], [[null]]] as const;
const tty = [[['711'], 'TTY', '711']] as const;
const greeted = [[[name], name], [[null]]] as const;
const dated = [
  [[{ year: 2026, month: 1, day: 1 }], '1', '2026'],
  [[{ year: 2026, month: 12, day: 31 }], '31', '2026'],
] as const;
const covered = [
  [[0, 1], '0', '1'],
  [[0, 2], '0', '2'],
  [[1, 1], '1'],
  [[1, 2], '1', '2'],
] as const;
const paid = [
  [['$0'], '$0'],
  [['$1,264.50'], '$1,264.50'],
] as const;

export const samples: SamplesOf<AllTexts> = {
  common: {
    showMore: [
      [[50], '50'],
      [[7], '7'],
    ],
    shownOf: [[[50, 2000], '50', '2,000']],
    listIsCut: [[[2000], '2,000']],
  },
  planCard: {
    forPeopleWith: [
      [[['diabetes']], 'diabetes'],
      [[['diabetes', 'cancer']], 'diabetes', 'cancer'],
    ],
    planId: [[['H0028-014-000'], 'H0028-014-000']],
    supplementCode: [[['G'], 'G']],
    drugsCovered: covered,
    allDrugs: [[[12], '12']],
    allProviders: [[[12], '12']],
    pharmacy: [
      [['CVS', true, false], 'CVS'],
      [['CVS', false, false], 'CVS'],
      [['CVS', true, true], 'CVS'],
      [['CVS', false, true], 'CVS'],
    ],
    lead: {
      missing: {
        'full-price': [
          [[['Eliquis']], 'Eliquis'],
          [[['A', 'B', 'C']], '3'],
        ],
        'price-not-available': [
          [[['Eliquis']], 'Eliquis'],
          [[['A', 'B', 'C']], '3'],
        ],
      },
      includesFullPrice: [
        [[[{ name: 'Eliquis', amount: '$9,600' }], '$9,600'], 'Eliquis', '$9,600'],
        [
          [
            [
              { name: 'Eliquis', amount: '$9,600' },
              { name: 'Trulicity', amount: '$8' },
            ],
            '$9,608',
          ],
          'Eliquis',
          '$9,600',
          'Trulicity',
          '$8',
        ],
        [
          [
            [
              { name: 'A', amount: '$1' },
              { name: 'B', amount: '$2' },
              { name: 'C', amount: '$3' },
            ],
            '$6',
          ],
          '3',
          '$6',
        ],
      ],
      comparedToNow: { less: [[['$24.00'], '$24.00']], more: [[['$8.00'], '$8.00']] },
      restOfYear: [
        [[11, 2026, '$15'], '2026', '$15'],
        [[12, 2026, '$7'], '2026', '$7'],
      ],
    },
    stars: [
      [[4.5], '4.5'],
      [[0], '0'],
    ],
    monthlyAverage: [[['$5.33'], '$5.33'], [[null]]],
    without: [
      [[['Eliquis']], 'Eliquis'],
      [[['A', 'B', 'C']], '3'],
    ],
    providersInNetwork: covered,
    notCovered: [[[[name]], name]],
    notInNetwork: [[[[name]], name]],
    more: [
      [[1], '1'],
      [[3], '3'],
    ],
    standing: {
      starts: [[[{ year: 2027, month: 1, day: 31 }], '31', '2027']],
      nextStep: [[[13, 17, 'Provider search'], '13', '17', 'provider search']],
      on: [[[{ year: 2026, month: 11, day: 20 }], '20', '2026']],
      call: [
        [['1-800-555-0100', '711'], '1-800-555-0100', 'TTY', '711'],
        [['1-800-555-0100', null], '1-800-555-0100'],
      ],
      closed: { 'not-open-yet': [[[2027], '2027', '15']], closed: year },
      suppressed: [[['1-800-555-0100'], '1-800-555-0100'], [[null]]],
    },
    ofPlan: named,
    pharmacyMessage: [
      [['not-covered', 'CVS'], 'CVS'],
      [['out-of-network', 'CVS'], 'CVS'],
    ],
    tier: [
      [[0], '0'],
      [[3], '3'],
      [[null], '--'],
    ],
    providersCovered: covered,
    resume: named,
    status: [[['In Progress']], [['submitted']], [['Held for the carrier'], 'Held for the carrier']],
    forPlan: named,
  },
  compareBar: {
    chooseMore: [
      [[1, 3, 'medicare-advantage'], '1', '3'],
      [[1, 3, 'drug-plans'], '1', '3'],
    ],
    chosen: [[[2], '2']],
    compare: [[[4], '4']],
  },
  savedPlans: {
    showAll: [[[30], '30']],
    lead: [
      [[0, 2026, null, null], '0', '2026'],
      [[1, 2026, '85001', null], '1', '2026', '85001'],
      [[2, 2026, '85001', 'Maricopa'], '2', '2026', '85001', 'Maricopa'],
    ],
    leadOfOther: [
      [[2027, 1, 2026], '2027', '1', '2026'],
      [[2027, 3, 2026], '2027', '3', '2026'],
    ],
    savedForOther: [
      [[1, 2026], '1', '2026'],
      [[3, 2026], '3', '2026'],
    ],
    noneYet: year,
    showOther: [
      [[1, 2026], '2026'],
      [[3, 2026], '2026'],
    ],
    supplement: [[[1]], [[4]]],
    browse: year,
    // The number does not wrap.
    printed: [
      [
        [2026, { year: 2026, month: 1, day: 31 }, 'Example Drug', '1-800-555-0100', '711'],
        'Example Drug',
        '31',
        '2026',
        '1\u2011800\u2011555\u20110100',
        'TTY',
        '711',
      ],
    ],
  },
  yearToggle: { 'january-or-later': year, 'nov-or-dec': year },
  sideNav: { saved: counts },
  removePopup: { replaceQuestion: [[['85004'], '85004']], question: { plans: named, drugs: [[['Eliquis']]], providers: [[[name]]] } },
  lists: {
    removed: named,
    removeFailed: named,
    restoreFailed: named,
    printed: [[[{ year: 2026, month: 11, day: 20 }], '20', '2026']],
    undoSuffix: named,
    toolUnavailable: [[['drugs']], [['providers']]],
    toolUnusable: [[['drugs']], [['providers']]],
    restored: named,
    pharmacySaved: named,
    pharmacyFailed: named,
    pharmacyBack: named,
    saved: named,
    saveFailed: named,
  },
  drugList: {
    kind: [[[true]], [[false]]],
    generic: [[['apixaban'], 'apixaban']],
    frequency: [[['Month']], [['As needed'], 'As needed']],
    days: [
      [[30], '30'],
      [[90], '90'],
    ],
    emptyHint: [[[true]], [[false]]],
    browse: yearOrNone,
  },
  providerList: { emptyHint: [[[true]], [[false]]], browse: yearOrNone },
  accountBanner: { hello: greeted, viewing: greeted },
  browsePlans: { available: [[['Maricopa'], 'Maricopa'], [[null]]] },
  // One plan is written as a word.
  emailPopup: {
    lead: [
      [[1, 2026], '2026'],
      [[2, 2026], '2', '2026'],
    ],
  },
  zipPopup: { countyLead: [[['85001'], '85001']] },
  needHelp: { tty },
  disclosures: { highDeductible: [[[2026, '$2,800'], '2026', '$2,800']], fromNote: [[[10], '10']] },
  // The count is beside the label.
  savedItems: { tile: { plans: [[[0]], [[1]], [[2]]], drugs: [[[0]], [[1]], [[2]]], providers: [[[0]], [[1]]] } },
  extraHelpPopup: {
    exampleWith: year,
    exampleWithout: year,
  },
  cost: {
    withHelp: { aYearNot: [[['$88.00'], '$88.00']] },
    missing: [
      [[{ fullPrice: ['Eliquis'], notAvailable: [] }], 'Eliquis'],
      [[{ fullPrice: [], notAvailable: ['Eliquis', 'Ibuprofen'] }], 'Eliquis', 'Ibuprofen'],
      [[{ fullPrice: ['Eliquis', 'Humira', 'Ibuprofen'], notAvailable: ['Lisinopril'] }], '3', 'Lisinopril'],
    ],
    includes: [
      [[['Eliquis'], '$9,600'], 'Eliquis', '$9,600'],
      [[['Eliquis', 'Humira', 'Ibuprofen'], '$9,600'], '3', '$9,600'],
    ],
    restOfYear: [
      [[{ fromMonth: 12, year: 2026 }, '$7'], '2026', '$7'],
      [[{ fromMonth: 11, year: 2026 }, '$15'], '2026', '$15'],
    ],
    answer: {
      drugs: covered,
      doctors: covered,
      moreDoctors: covered,
      more: paid,
    },
    counts: { drugs: covered, doctors: covered, spokenDrugs: covered, spokenDoctors: covered },
    lost: { drugs: [[[['Eliquis', 'Humira']], 'Eliquis', 'Humira']], doctors: [[[[name]], name]] },
    yourPlanNowIn: [[[2027], '2027']],
    sinceLastYear: {
      more: [[['$8.00', 2026], '$8.00', '2026']],
      less: [[['$8.00', 2026], '$8.00', '2026']],
      same: [[[2026], '2026']],
    },
  },
  pricesAt: {
    kind: [[[false, false, false]], [[true, true, true]]],
    note: [[['Whalley Drug'], 'Whalley Drug']],
    nowShown: [[['Whalley Drug'], 'Whalley Drug']],
    failed: [[['Whalley Drug'], 'Whalley Drug']],
  },
  pharmacyComparison: {
    kind: [[[true, false]], [[false, false]], [[true, true]], [[false, true]]],
    notAvailable: [
      [[['Eliquis']], 'Eliquis'],
      [[['Eliquis', 'Ibuprofen']], 'Eliquis', 'Ibuprofen'],
      [[['Eliquis', 'Humira', 'Ibuprofen']], '3'],
    ],
    failedAt: [[['Whalley Drug'], 'Whalley Drug']],
  },
  costChart: {
    yearFirst: [[[2026], '2026']],
    sameInYear: [[[2027], '2027']],
    outcome: {
      renews: [[[2027], '2027']],
      moves: [[[name, 2027], name, '2027']],
      movesAway: [[[2027], '2027']],
      joined: [[[name], name]],
    },
    parts: [[['$24.00', '$64.00'], '$24.00', '$64.00']],
    premiumPart: [[['$24.00'], '$24.00']],
    ofYear: [[[2026], '2026']],
    ofLastYear: [[[2026], '2026']],
    showAll: [[[9], '9']],
    notShown: [
      [[1], '1'],
      [[2], '2'],
    ],
    supplements: [[[1]], [[2]]],
  },
  months: {
    forPlan: named,
    highest: [
      [[[1], '$412.00'], '$412.00'],
      [[[1, 2], '$412.00'], '$412.00'],
    ],
    every: [[['$26.00'], '$26.00']],
    everyLeft: [[[2026, '$26.00'], '2026', '$26.00']],
    only: [[[12, 2026, '$26.00'], '2026', '$26.00']],
    leftOut: [
      [[[name]], name],
      [[[name, plan]], name, plan],
      [[[name, plan, 'Trulicity']], '3'],
    ],
    freeFrom: [
      [[4, '$0.00', false], '$0.00'],
      [[4, '$0.00', true], '$0.00'],
    ],
    caption: year,
    captionDrugs: year,
    left: year,
  },
  comparison: {
    totalOf: [[[true, true]], [[true, false]], [[false, false]]],
    without: paid,
    medicalDeductible: paid,
    drugDeductible: paid,
    drugsCovered: covered,
    providersInNetwork: covered,
    notInNetwork: [
      [[[name]], name],
      [[[name, 'Stanton']], name, 'Stanton'],
    ],
    pharmacy: [
      [[name, false], name],
      [[name, true], name],
    ],
    planNow: [[[plan, 2026, '$96.00'], plan, '2026', '$96.00']],
    planNowIn: [
      [[plan, 2027, '$96.00', 'the same'], plan, '2027', '$96.00', 'the same'],
      [[plan, 2027, '$96.00', ''], plan, '2027', '$96.00'],
    ],
    planNowEnds: [[[plan, 2026, '$96.00'], plan, '2026', '$96.00']],
  },
  activePlans: { effective: dated, starts: dated },
  counselorPopup: {
    plans: [[[0, 0]], [[0, 4], '4'], [[1, 1], '1'], [[2, 4], '4']],
    drugs: [[[0]], [[1], '1'], [[4], '4']],
    doctors: [[[0]], [[1], '1'], [[4], '4']],
    viewed: [[[name], name]],
  },
  counselorPaper: {
    viewed: [[[name], name]],
    myName: [[[name], name]],
    printed: [[[{ year: 2026, month: 11, day: 28 }, 2027], '28', '2026', '2027']],
    printedThisYear: [[[{ year: 2026, month: 3, day: 1 }, 2026], '1', '2026']],
    runningLine: [[[2, 2], '2']],
    outcome: {
      renews: [[[2027], '2027']],
      moves: [[[plan, 2027], plan, '2027']],
      movesAnywhere: [[[2027], '2027']],
      ends: [[[2026], '2026']],
      joined: [[[plan, { year: 2027, month: 1, day: 1 }, { year: 2026, month: 12, day: 31 }], plan, '2027', '2026']],
      joinedAnyDay: named,
    },
    total: {
      ofYears: [[[['$88.00 in 2026', '$96.00 in 2027']], '$88.00 in 2026, $96.00 in 2027']],
      inYear: [[['$88.00', 2026], '$88.00', '2026']],
      notKnown: [[[2027], '2027']],
      more: paid,
      less: paid,
      includes: [[['includes Trulicity at full price, $9,600'], 'ncludes Trulicity at full price, $9,600']],
    },
    pharmacies: [[[1]], [[3]]],
    pharmacy: [
      [['Whalley Drug', false, true], 'Whalley Drug'],
      [['Copper State', true, false], 'Copper State'],
    ],
    noPlans: [[[2027], '2027']],
    morePlans: [
      [[1], '1'],
      [[22], '22'],
    ],
    supplementCode: [[['G'], 'G']],
    pharmacyProblem: { 'not-covered': [[['CVS'], 'CVS']], 'out-of-network': [[['CVS'], 'CVS']] },
    notCovered: [[[['Trulicity', 'Eliquis']], 'Trulicity, Eliquis']],
    notInNetwork: [[[['Hoppe', 'Stanton']], 'Hoppe, Stanton']],
    notKnownItems: [[[['Hoppe']], 'Hoppe']],
    andMore: [[[2], '2']],
    countOfDrugs: [
      [[1], '1'],
      [[4], '4'],
    ],
    countOfDoctors: [
      [[1], '1'],
      [[4], '4'],
    ],
    note: [
      [[2027, true, true, 'Whalley Drug'], '2027', 'Whalley Drug'],
      [[2027, false, false, ''], '2027'],
    ],
  },
  planChanges: {
    date: dated,
    title: [[[2027], '2027']],
    planNow: [[[plan], plan]],
    notOffered: [[[2027], '2027']],
    lead: {
      more: paid,
      less: paid,
      inYears: [[['$88.00', 2026, '$96.00', 2027], '$88.00', '2026', '$96.00', '2027']],
      inBoth: [[['$88.00', 2026, 2027], '$88.00', '2026', '2027']],
      isIncomplete: [[[2027], '2027']],
      isUnknown: [[[2027], '2027']],
    },
    notKnownFor: [[[2027], '2027']],
    same: [
      [[1], '1'],
      [[6], '6'],
    ],
    showMore: [
      [[1], '1'],
      [[13], '13'],
    ],
    more: paid,
    less: paid,
    stars: [[[4.5], '4.5']],
    inYear: [[['$26.00', 2026], '$26.00', '2026']],
    unknownIn: [[[2027], '2027']],
    tiers: [[[3, 2026, 2, 2027], '3', '2026', '2', '2027']],
    tier: [[[3], '3']],
    fullPrice: paid,
    withExtraHelpAt: [[['Whalley Drug'], 'Whalley Drug']],
    at: [[['Whalley Drug'], 'Whalley Drug']],
  },
  applications: {
    premium: paid,
    saved: [[['11/14/2025, 3:42 PM CST'], '11/14/2025, 3:42 PM CST']],
    statusDate: dated,
    step: [[[1, 17], '1', '17']],
    tty,
    showAll: [[[3], '3']],
  },
  recommendations: { premium: paid },
  confirmIdentity: {
    attemptsLeft: [
      [[1], '1'],
      [[2], '2'],
    ],
    tty,
  },
  timeoutPopup: {
    left: [
      [[1], '1'],
      [[10], '10'],
      [[60], '1'],
      [[61], '1'],
      [[120], '2'],
      [[150], '2', '30'],
    ],
  },
  toast: { hello: greeted, viewing: greeted },
};
