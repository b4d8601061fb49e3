import { act } from 'react';
import { beforeEach, describe, expect, it, type Mock } from 'vitest';
import { drugList as drugListTable } from '../../../../elements/drug-list.js';
import { pharmacy as pharmacyTable } from '../../../../elements/pharmacy.js';
import { providerList as providerListTable } from '../../../../elements/provider-list.js';
import { component as drugList } from '../../../../src/features/drugs/DrugList/DrugList.js';
import { component as pharmacyPiece } from '../../../../src/features/drugs/Pharmacy/Pharmacy.js';
import { setGenericName } from '../../../../src/features/drugs/state/drug-details.js';
import { $shownDrugs, type ShownDrug } from '../../../../src/features/drugs/state/saved-drugs.js';
import { component as extraHelp } from '../../../../src/features/extra-help/ExtraHelp/ExtraHelp.js';
import { $shownExtraHelp } from '../../../../src/features/extra-help/state/subsidy.js';
import { component as importPopup } from '../../../../src/features/import/ImportPopup/ImportPopup.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { clearNotices, postNotice, type RemovalNotice, toolAvailable } from '../../../../src/features/lists/state/notices.js';
import { component as removePopup } from '../../../../src/features/page/RemovePopup/RemovePopup.js';
import type { Pharmacy } from '../../../../src/features/pharmacies/rules/pharmacy.js';
import { $pharmacy } from '../../../../src/features/pharmacies/state/pharmacy.js';
import { $browse } from '../../../../src/features/place/state/browse.js';
import { keyOf } from '../../../../src/features/plan/rules/plan.js';
import { $yearOffers } from '../../../../src/features/plan-year/state/year-offers.js';
import { $popup, requestPopup } from '../../../../src/features/popups/state/popups.js';
import { ListNotice } from '../../../../src/features/profile/ListNotice/ListNotice.js';
import { profileChanged, profileFailed, profileLoaded, profileLoading } from '../../../../src/features/profile/state/profile.js';
import { markRemoving } from '../../../../src/features/profile/state/removals.js';
import { component as providerList } from '../../../../src/features/providers/ProviderList/ProviderList.js';
import type { Provider } from '../../../../src/features/providers/rules/provider.js';
import { $offersRecommendation, $recommendationLinks } from '../../../../src/features/recommendations/state/recommendation-links.js';
import { component as confirmIdentityPopup } from '../../../../src/features/session/ConfirmIdentityPopup/ConfirmIdentityPopup.js';
import { setIdentity } from '../../../../src/shared/shopper/identity.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { trackOwnClick as tellOf } from '../../../../src/shared/tracking/with-click-tracking.js';
import { building } from '../../../../src/ui/icons/building.js';
import { doctor } from '../../../../src/ui/icons/doctor.js';
import { mind } from '../../../../src/ui/icons/mind.js';
import { tooth } from '../../../../src/ui/icons/tooth.js';
import { aDrug, aGenericDrug, aHomeDelivery, aPharmacy } from '../../../fixtures/drugs.js';
import { aPlan } from '../../../fixtures/plans.js';
import { aProfile } from '../../../fixtures/profile.js';
import { aDentist, aProvider } from '../../../fixtures/providers.js';
import { showComponent } from '../../../support/show-component.js';
import { stubAction } from '../../../support/stub-action.js';
import { stubComputed } from '../../../support/stub-computed.js';
import { type RenderedComponent, runInAct } from '../../../ui/render.js';

const showDrugs = (props?: Readonly<Record<string, unknown>>) => showComponent('ucp-drug-list', drugList, props);
const showDoctors = (props?: Readonly<Record<string, unknown>>) => showComponent('ucp-provider-list', providerList, props);
const showPharmacy = (props?: Readonly<Record<string, unknown>>) => showComponent('ucp-pharmacy', pharmacyPiece, props);

const texts = ({ root }: RenderedComponent, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent);
const button = ({ root }: RenderedComponent, text: string) => {
  const found = [...root.querySelectorAll('button')].find((one) => one.textContent === text);
  if (!found) throw new Error(`no button says "${text}"`);
  return found;
};

const shown = (drug: ReturnType<typeof aDrug>, genericName: string | null = null): ShownDrug => ({ ...drug, genericName });
const twoDrugs = [shown(aDrug()), shown(aGenericDrug())];

/** Replaces one list of the profile. */
function saveDrugs(drugs: readonly ShownDrug[]): void {
  for (const { ndc, genericName } of drugs) if (genericName) setGenericName(ndc, genericName);
  profileChanged({ drugs: { drugs, pharmacy: $pharmacy.get(), stored: null } });
}

function saveProviders(providers: readonly Provider[]): void {
  profileChanged({ providers: { zipCode: '85004', planYear: 2026, providers, stored: null } });
}

function savePharmacy(pharmacy: Pharmacy | null): void {
  profileChanged({ drugs: { drugs: $shownDrugs.get(), pharmacy, stored: null } });
}

let generics: Mock;

beforeEach(() => {
  // As the verb itself does: an effect that handed this to React would break the list at its next change.
  generics = stubAction('readGenericNames').mockResolvedValue(undefined);
  resetStore();
  profileLoaded(aProfile());
  saveDrugs(twoDrugs);
  saveProviders([aProvider(), aDentist()]);
  savePharmacy(aPharmacy());
  stubComputed($browse, { url: 'https://example.com/plans', year: 2027 });
});

describe('ucp-drug-list', () => {
  it('[DV-01] has each drug with its dose, quantity, refill and supply', () => {
    const drawn = showDrugs();
    expect(texts(drawn, '.row__name')).toEqual(['Nifedical XL', 'Nifedipine ER']);
    expect(texts(drawn, '.row__sub')).toEqual([
      '30\u00a0MG tablet, extended release\u00a0· Brand',
      '30\u00a0MG tablet, extended release\u00a0· Generic',
    ]);
    expect(texts(drawn, '.row__facts')).toEqual([
      'Quantity30RefillEvery monthSupply30\u00a0days',
      'Quantity90RefillEvery 3\u00a0monthsSupply90\u00a0days',
    ]);
  });

  it('[DV-01] leaves out what is not known, and says so when that is all', () => {
    saveDrugs([
      shown(aDrug({ frequency: null, dosage: null })),
      shown(aDrug({ ndc: '1', quantity: null, frequency: null, supplyLength: null })),
    ]);
    const drawn = showDrugs();
    expect(texts(drawn, '.row__facts')).toEqual(['Quantity30Supply30\u00a0days']);
    expect(texts(drawn, '.row__sub')[0]).toBe('Brand');
    expect(texts(drawn, '.row__sub')[1]).toContain('We do not know how much of it you take.');
  });

  it('[DV-01] [ENT-04] does not call a drug generic or brand if the service does not say it', () => {
    saveDrugs([
      shown(aDrug({ isGeneric: null })),
      shown(aDrug({ ndc: '1', isGeneric: null, dosage: null })),
      shown(aDrug({ ndc: '2', isGeneric: null }), 'Nifedipine ER'),
    ]);
    const drawn = showDrugs();
    const dose = '30\u00a0MG tablet, extended release';
    expect(texts(drawn, '.row__sub')).toEqual([dose, `${dose}Also sold as the generic Nifedipine ER`]);
  });

  it.each([
    ['Every 1 Month', 'Every month'],
    ['Week', 'Every week'],
  ])('[DV-01] [VAL-01] calls the refill %s', (frequency, words) => {
    saveDrugs([shown(aDrug({ frequency }))]);
    expect(texts(showDrugs(), '.row__facts')).toEqual([`Quantity30Refill${words}Supply30\u00a0days`]);
  });

  it('[CALL-11] names the generic of a brand drug, and asks for it', () => {
    saveDrugs([shown(aDrug(), 'Nifedipine ER'), shown(aGenericDrug(), null)]);
    const drawn = showDrugs();
    expect(texts(drawn, '.row__line').filter((line) => line?.includes('generic '))).toEqual(['Also sold as the generic Nifedipine ER']);
    expect(generics).toHaveBeenCalledTimes(1);
    runInAct(() => saveDrugs([...$shownDrugs.get(), shown(aDrug({ ndc: '3' }))]));
    expect(generics).toHaveBeenCalledTimes(2);
    runInAct(() => saveDrugs([...$shownDrugs.get()]));
    expect(generics).toHaveBeenCalledTimes(2);
  });

  it('[DV-02] hands on what the shopper wants to add and to change', () => {
    const add = stubAction('addDrugs');
    const edit = stubAction('editDrug');
    const ask = stubAction('askToRemoveItem');
    const drawn = showDrugs();
    runInAct(() => button(drawn, 'Add drugs').click());
    runInAct(() => button(drawn, 'Edit Nifedipine ER').click());
    runInAct(() => button(drawn, 'Remove Nifedical XL').click());
    expect(add.mock.calls).toEqual([[null, drawn.host]]);
    expect(edit.mock.calls).toEqual([['62175026055', drawn.host]]);
    const item = { list: 'drugs', key: '00093721401', name: 'Nifedical XL', detail: '30 MG tablet, extended release · Every month' };
    expect(ask.mock.calls).toEqual([[item, drawn.host]]);
  });
});

describe('ucp-pharmacy', () => {
  it('[DV-01] is a shop by its name, as a Retail Chain Pharmacy', () => {
    const drawn = showPharmacy();
    expect(texts(drawn, '.chip, .strip__title, .strip__meta')).toEqual([
      'Retail Chain Pharmacy',
      'Saguaro Corner Pharmacy',
      '12 E Example St, Phoenix, AZ 85004',
    ]);
  });

  it('[DV-01] is Optum® Home Delivery Pharmacy for home delivery', () => {
    savePharmacy(aHomeDelivery());
    expect(texts(showPharmacy(), '.chip, .strip__title, .strip__meta')).toEqual([
      'Optum® Home Delivery Pharmacy',
      'Your drugs come to your door.',
    ]);
  });

  it('[DV-01] [DV-02] can be chosen, and chosen again', () => {
    const choose = stubAction('choosePharmacy');
    const drawn = showPharmacy();
    runInAct(() => button(drawn, 'Change pharmacy').click());
    runInAct(() => savePharmacy(null));
    expect(texts(drawn, '.strip__title')).toEqual(['No pharmacy chosen yet']);
    runInAct(() => button(drawn, 'Choose a pharmacy').click());
    expect(choose.mock.calls).toEqual([[drawn.host], [drawn.host]]);
  });
});

describe('ucp-provider-list', () => {
  it('[PV-01] has a heading and adds more doctors to those that are saved', () => {
    const add = stubAction('addProviders');
    const drawn = showDoctors();
    expect(texts(drawn, 'h2')).toEqual(['Your doctors and dentists']);
    runInAct(() => button(drawn, 'Add more doctors and dentists').click());
    runInAct(() => saveProviders([]));
    runInAct(() => button(drawn, 'Add doctors and dentists').click());
    expect(add.mock.calls).toEqual([
      [null, drawn.host],
      [null, drawn.host],
    ]);
    expect(drawn.root.querySelectorAll('[part="add"]')).toHaveLength(1);
  });

  it.each([
    ['dental', 'Dental: '],
    ['behavioral', 'Behavioral: '],
    ['place', 'Medical place: '],
    ['default', 'Medical: '],
  ] as const)('[PV-02] has name, specialty and address, and an icon of its own for the type %s', (coverageType, words) => {
    saveProviders([aProvider({ coverageType })]);
    const drawn = showDoctors();
    expect(texts(drawn, '.row__name')).toEqual(['Marisol Quintero, MD']);
    expect(texts(drawn, '.row__sub')).toEqual([`${words}Family Medicine400 W Sample Ave, Phoenix, AZ 85003`]);
    // If a row's words are read as one text, the specialty does not run into the address.
    expect(drawn.find('.row__line').previousSibling?.nodeName).toBe('BR');
    const own = drawn.find('.row .disc path').getAttribute('d');
    expect(own).toBe({ dental: tooth, behavioral: mind, place: building, default: doctor }[coverageType].d);
    const others = (['dental', 'behavioral', 'place', 'default'] as const).filter((one) => one !== coverageType);
    runInAct(() => saveProviders(others.map((one) => aProvider({ id: one, coverageType: one }))));
    const paths = [...drawn.root.querySelectorAll('.row .disc path')].map((path) => path.getAttribute('d'));
    expect(paths).toHaveLength(3);
    expect(paths).not.toContain(own);
  });

  it('[PV-02] changes and removes each of them', () => {
    const edit = stubAction('editProvider');
    const ask = stubAction('askToRemoveItem');
    const drawn = showDoctors();
    runInAct(() => button(drawn, 'Edit Theo Lindqvist, DDS').click());
    runInAct(() => button(drawn, 'Remove Theo Lindqvist, DDS').click());
    expect(edit.mock.calls).toEqual([['5550002', drawn.host]]);
    const item = { list: 'providers', key: '5550002', name: 'Theo Lindqvist, DDS', detail: 'General Dentistry' };
    expect(ask.mock.calls).toEqual([[item, drawn.host]]);
  });

  it('[PV-06] offers to recommend a plan if nothing is recommended', () => {
    const navigate = stubAction('followLink');
    const drawn = showDoctors();
    expect(drawn.root.querySelector('[part="recommendation"]')).toBeNull();
    runInAct(() => {
      stubComputed($offersRecommendation, true);
      stubComputed($recommendationLinks, { planFinder: 'https://example.com/finder', results: '', edit: '' });
    });
    const link = drawn.find<HTMLAnchorElement>('[part="recommendation"] a');
    runInAct(() => link.click());
    expect(navigate.mock.calls).toEqual([[drawn.host, 'https://example.com/finder', 'plan-finder']]);
  });

  it('[PV-06] [LOAD-05] offers nothing if the profile could not be read', () => {
    resetStore();
    profileFailed();
    stubComputed($offersRecommendation, true);
    stubComputed($recommendationLinks, { planFinder: 'https://example.com/finder', results: '', edit: '' });
    expect(showDoctors().root.querySelector('[part="recommendation"]')).toBeNull();
  });

  it('[ROLE-03] [PV-06] offers it to who looks at a profile in the member’s place, who cannot use it', () => {
    setIdentity({ uuid: 'u', isGuest: false, isCloaked: true });
    stubComputed($offersRecommendation, true);
    stubComputed($recommendationLinks, { planFinder: 'https://example.com/finder', results: '', edit: '' });
    const drawn = showDoctors();
    expect(drawn.root.querySelector('[part="recommendation"] a')).toBeNull();
    const button = drawn.find<HTMLButtonElement>('[part="recommendation"] button');
    expect(button.textContent).toBe('Get recommendations');
    expect(button.disabled).toBe(true);
  });
});

describe.each([
  ['drugs', showDrugs, () => saveDrugs([]), 'No drugs saved yet', 'Add your drugs'],
  ['doctors', showDoctors, () => saveProviders([]), 'No doctors or dentists saved yet', 'Add doctors and dentists'],
] as const)('no %s', (_, showList, clear, title, add) => {
  it('[PV-05] [DV-07] says so, with the button that adds and the way to all plans', () => {
    const navigate = stubAction('followLink');
    clear();
    const drawn = showList();
    expect(texts(drawn, '.empty h3')).toEqual([title]);
    expect(texts(drawn, '[part="add"]')).toEqual([add]);
    expect(texts(drawn, '[part="list"], .row')).toEqual([]);
    const link = drawn.find<HTMLAnchorElement>('[part="browse"]');
    expect(link.getAttribute('href')).toBe('https://example.com/plans');
    runInAct(() => link.click());
    expect(navigate.mock.calls).toEqual([[drawn.host, 'https://example.com/plans', 'browse-plans']]);
  });

  it.each([
    ['lost its last one', false],
    ['got its first one', true],
  ])('[DV-05] [PV-07] has focus at its heading once it has %s in the tool that its button opened', (_, isEmpty) => {
    const fill = () => {
      saveDrugs(twoDrugs);
      saveProviders([aProvider()]);
    };
    const [before, after] = isEmpty ? [clear, fill] : [fill, clear];
    before();
    const drawn = showList();
    drawn.find<HTMLButtonElement>('[part="add"]').focus();
    runInAct(after);
    expect(drawn.root.activeElement?.localName).toBe('h2');
  });

  it('[DV-05] [PV-07] has focus itself then if the page has the heading', () => {
    clear();
    const drawn = showList({ noHeading: true });
    drawn.find<HTMLButtonElement>('[part="add"]').focus();
    runInAct(() => {
      saveDrugs(twoDrugs);
      saveProviders([aProvider()]);
    });
    expect(drawn.root.activeElement).toBe(drawn.find('section'));
  });

  it('[PV-05] [DV-07] names the year in the annual enrollment period only', () => {
    clear();
    const drawn = showList();
    expect(texts(drawn, '[part="browse"]')).toEqual(['Browse all plans']);
    runInAct(() => stubComputed($yearOffers, [{ year: 2027, starts: 'january-or-later', isNoLongerSold: false }]));
    expect(texts(drawn, '[part="browse"]')).toEqual(['Browse all 2027 plans']);
  });

  it('[PV-05] [DV-07] mentions the saved plans if there are some', () => {
    clear();
    const drawn = showList();
    const hasMessage = () => texts(drawn, '.empty > p')[0]?.startsWith('You have saved plans.');
    expect(hasMessage()).toBe(false);
    runInAct(() => stubComputed($shownPlans, { keys: [keyOf(aPlan())], plans: [aPlan()], missing: [] }));
    expect(hasMessage()).toBe(true);
  });

  it('[LOAD-05] is never said when the profile could not be read', () => {
    clear();
    resetStore();
    profileFailed();
    const tryAgain = stubAction('tryAgain');
    const drawn = showList();
    expect(drawn.root.querySelector('.empty')).toBeNull();
    expect(texts(drawn, '[role="alert"] .notice__title')).toEqual(['We could not load your saved items.']);
    runInAct(() => button(drawn, 'Try again').click());
    expect(tryAgain).toHaveBeenCalledTimes(1);
  });

  it('[LOAD-05] is not said either when the profile was read before, and could not be read again', () => {
    clear();
    const drawn = showList();
    runInAct(profileFailed);
    const shownText = () => [texts(drawn, '[role="alert"] .notice__title'), drawn.root.querySelector('.empty')];
    expect(shownText()).toEqual([['We could not load your saved items.'], null]);
    runInAct(profileLoading);
    expect(shownText()).toEqual([['We could not load your saved items.'], null]);
    expect(drawn.find('[role="alert"] [aria-busy]').textContent).toContain('Try again');
    runInAct(() => {
      profileLoaded(aProfile());
      clear();
    });
    expect(texts(drawn, '[role="alert"]')).toEqual([]);
    expect(drawn.root.querySelector('.empty')).not.toBeNull();
  });

  it('keeps the button that adds when the page has the heading', () => {
    const drawn = showList({ noHeading: true });
    expect(texts(drawn, 'h2')).toEqual([]);
    expect(drawn.root.querySelectorAll('[part="add"]')).toHaveLength(1);
  });
});

describe('all lists', () => {
  it.each([
    [drugListTable, showDrugs],
    [providerListTable, showDoctors],
    [pharmacyTable, showPharmacy],
  ])('have every documented part, and no other: $tag', ({ tag, parts }, showList) => {
    stubComputed($offersRecommendation, true);
    stubComputed($recommendationLinks, { planFinder: 'https://example.com/finder', results: '', edit: '' });
    const drawn = showList();
    const inUse = () => [...drawn.root.querySelectorAll('[part]')].map((one) => one.getAttribute('part'));
    runInAct(() => postNotice({ kind: 'removed', list: tag === 'ucp-drug-list' ? 'drugs' : 'providers', key: 'k', name: 'Furosemide' }));
    const filled = inUse();
    runInAct(() => {
      saveDrugs([]);
      saveProviders([]);
    });
    // The button for more is below lists of more than 100 rows (SAFE-05).
    const shownParts = Object.keys(parts ?? {}).filter((part) => part !== 'more');
    expect([...new Set([...filled, ...inUse()])].sort()).toEqual(shownParts.sort());
  });

  it.each([
    ['drugs', showDrugs, 'Your drugs', ['We use this list to show what each saved plan covers and what your drugs may cost.']],
    ['doctors', showDoctors, 'Your doctors and dentists', ['We check this list against the network of every saved plan.']],
    ['pharmacy', showPharmacy, 'Your pharmacy', []],
  ])(
    '[DV-01] [PV-01] have a heading, or the author’s, or none of their own, and the same name either way: %s',
    (_, showList, own, lead) => {
      const names = (drawn: RenderedComponent) => [texts(drawn, 'h2'), drawn.find('section').getAttribute('aria-label')];
      const drawn = showList();
      expect(names(drawn)).toEqual([[own], own]);
      expect(texts(drawn, '.head__lead')).toEqual(lead);
      expect(names(showList({ heading: 'Another one' }))).toEqual([['Another one'], 'Another one']);
      expect(names(showList({ heading: 'Another one', noHeading: true }))).toEqual([[], 'Another one']);
    },
  );

  it('[LOAD-05] the pharmacy says so too when the profile could not be read', () => {
    resetStore();
    profileFailed();
    expect(texts(showPharmacy(), '.strip, .notice__title')).toEqual(['We could not load your saved items.']);
  });

  it('[LOAD-05] the pharmacy beside the drugs waits for them, and is there as before when they have loaded', () => {
    resetStore();
    profileFailed();
    const drugs = showDrugs();
    const pharmacy = showPharmacy();
    expect([...texts(drugs, '.notice__title'), ...texts(pharmacy, '.strip, .notice__title')]).toEqual([
      'We could not load your saved items.',
    ]);
    expect(pharmacy.root.querySelector('section')).toBeNull();
    runInAct(() => profileLoaded(aProfile()));
    expect(pharmacy.find('section').getAttribute('aria-label')).toBe('Your pharmacy');
  });

  it('[ROLE-03] change nothing on a cloaked profile, and can be printed', () => {
    setIdentity({ uuid: 'u', isGuest: false, isCloaked: true });
    for (const drawn of [showDrugs(), showDoctors(), showPharmacy()]) {
      const buttons = [...drawn.root.querySelectorAll<HTMLButtonElement>('button:not([part=print])')];
      expect(buttons.length).toBeGreaterThan(0);
      expect(buttons.filter(({ disabled }) => !disabled)).toEqual([]);
      expect(drawn.root.querySelector<HTMLButtonElement>('[part=print]')?.disabled ?? false).toBe(false);
    }
  });

  it('put no drug, dose, pharmacy or doctor into an attribute', () => {
    postNotice({ kind: 'removed', list: 'drugs', key: '00093721401', name: 'Nifedical XL' });
    for (const drawn of [showDrugs(), showDoctors(), showPharmacy()]) {
      const values = [...drawn.root.querySelectorAll('*')]
        .flatMap(({ attributes }) => [...attributes].map(({ value }) => value))
        .join('\n');
      for (const secret of [
        'Nifed',
        '00093721401',
        '62175026055',
        'MG',
        'Quintero',
        'Lindqvist',
        '5550001',
        'Family',
        'Saguaro',
        'Sample Ave',
      ]) {
        expect(values).not.toContain(secret);
      }
    }
  });
});

describe('the messages above a list', () => {
  const about = (kind: RemovalNotice['kind'], key = 'k', name = 'Furosemide') =>
    runInAct(() => postNotice({ kind, list: 'drugs', key, name }));

  it.each([
    ['removed', 'Furosemide was removed.', 'Undo removing Furosemide'],
    ['remove-failed', 'Furosemide could not be removed', 'It is back in your list. Please try again in a moment.'],
    ['restored', 'Furosemide is back in your list.', ''],
    ['restore-failed', 'Furosemide could not be put back', 'It is not in your list. Please try again in a moment.'],
    ['restore-failed', 'Furosemide could not be put back', 'Try again Furosemide could not be put back'],
  ] as const)('[REM-03] [REM-06] show and speak: %s', (kind, title, more) => {
    const drawn = showDrugs();
    about(kind);
    expect(texts(drawn, '[part="notice"] .notice__title')).toEqual([title]);
    expect(drawn.find('[part="notice"]').textContent).toContain(more);
    const heard = ['status', 'alert'].filter((role) => texts(drawn, `[role="${role}"]`).join().includes(title));
    expect(heard).toEqual([kind.endsWith('failed') ? 'alert' : 'status']);
  });

  it('[DV-04] say that the tool is unavailable', () => {
    const drawn = showDrugs();
    runInAct(() => postNotice({ kind: 'tool-unavailable', list: 'drugs', of: 'drugs' }));
    expect(texts(drawn, '.notice__title')).toEqual(['The drug cost tool is unavailable']);
    expect(drawn.find('[role="alert"]').textContent).toBe(
      'The drug cost tool is unavailable. What you saved is safe. Please check back soon.',
    );
    runInAct(() => toolAvailable('drugs'));
    expect(texts(drawn, '.notice__title')).toEqual([]);
  });

  it('[REM-03] are beside each other when several things happened', () => {
    const drawn = showDrugs();
    runInAct(() => {
      postNotice({ kind: 'remove-failed', list: 'drugs', key: 'a', name: 'A' });
      postNotice({ kind: 'removed', list: 'drugs', key: 'b', name: 'B' });
      postNotice({ kind: 'removed', list: 'providers', key: 'c', name: 'C' });
    });
    expect(texts(drawn, '.notice__title')).toEqual(['A could not be removed', 'B was removed.']);
    expect(drawn.find('[role="alert"]').textContent).toContain('A could not be removed');
    expect(drawn.find('[role="status"]').textContent).toContain('B was removed.');
    runInAct(() => clearNotices('drugs', 'other'));
    expect(texts(drawn, '.notice__title')).toEqual(['A could not be removed']);
  });

  it('[REM-03] are replaced by a later message about the same item, and by nothing else', () => {
    const drawn = showDrugs();
    about('remove-failed', 'a', 'A');
    about('remove-failed', 'b', 'B');
    about('removed', 'a', 'A');
    expect(texts(drawn, '.notice__title')).toEqual(['A was removed.', 'B could not be removed']);
  });

  it('[REM-06] are spoken once, and not again by a list that comes later', () => {
    const drawn = showDrugs();
    about('removed');
    about('removed', 'l', 'Levothyroxine');
    expect(drawn.find('[role="status"]').textContent).toBe('Levothyroxine was removed.');
    expect(showDrugs().find('[role="status"]').textContent).toBe('');
  });

  it.each([
    ['the first of two lists of a tag', true, ['Furosemide was removed.', '']],
    ['each of two lists of which none is known to show', false, ['Furosemide was removed.', 'Furosemide was removed.']],
  ])('[REM-06] are spoken by %s', (_, isShown, words) => {
    const lists = [showDrugs(), showDrugs()];
    for (const { host } of lists) host.checkVisibility = () => isShown;
    about('removed');
    expect(lists.map((drawn) => drawn.find('[role="status"]').textContent)).toEqual(words);
  });

  it('[REM-06] are not spoken once more while an item is being put back', () => {
    about('removed');
    const drawn = showDrugs();
    about('restoring');
    expect(drawn.find('[role="status"]').textContent).toBe('');
    about('restored');
    expect(drawn.find('[role="status"]').textContent).toBe('Furosemide is back in your list.');
  });

  it('[REM-03] offer no way back for a supplement plan, which is saved on a page of its own', () => {
    const { root } = showComponent('ucp-supplement-area', { component: ListNotice, styles: [] }, { list: 'supplement' });
    runInAct(() => postNotice({ kind: 'removed', list: 'supplement', key: 'k', name: 'Plan G' }));
    runInAct(() => postNotice({ kind: 'removed', list: 'plans', key: 'k', name: 'Another plan' }));
    expect([...root.querySelectorAll('[part="notice"]')].map((one) => one.textContent)).toEqual(['Plan G was removed.']);
    expect([...root.querySelectorAll('[part="notice"] button')].map((one) => one.getAttribute('aria-label'))).toEqual(['Close']);
  });

  it('undo, with focus on the message while the button disappears', () => {
    const restore = stubAction('restoreItem');
    const drawn = showDrugs();
    about('removed');
    runInAct(() => button(drawn, 'Undo removing Furosemide').click());
    expect(restore.mock.calls).toMatchObject([[{ list: 'drugs', key: 'k', name: 'Furosemide' }, drawn.host]]);
    expect(drawn.root.activeElement).toBe(drawn.find('[part="notice"]'));
    about('restoring');
    expect(button(drawn, 'Undo removing Furosemide').getAttribute('aria-busy')).toBe('true');
    about('restored');
    expect(drawn.root.activeElement).toBe(drawn.find('[part="notice"]'));
    expect(drawn.root.activeElement?.textContent).toContain('Furosemide is back in your list.');
  });

  it('close, and give focus to the heading', () => {
    const drawn = showDrugs();
    about('removed');
    runInAct(() => drawn.find('[part="notice"] [aria-label="Close"]').click());
    expect(drawn.root.querySelector('[part="notice"]')).toBeNull();
    expect(drawn.root.activeElement).toBe(drawn.find('h2'));
  });
});

describe('a press that a component handles itself', () => {
  it('[TRK-05] counts also if telling of it fails', async () => {
    stubAction('trackClick').mockRejectedValue(new Error('lost'));
    await expect(tellOf('Close')).resolves.toBeUndefined();
  });
});

describe('focus after a removal', () => {
  const three = [aDrug(), aGenericDrug(), aDrug({ ndc: '3', name: 'Third' })].map((drug) => shown(drug));
  const nameOf = (ndc: string) => three.find((drug) => drug.ndc === ndc)?.name ?? '';
  const remove = (ndc: string) => runInAct(() => markRemoving('drugs', ndc));

  it.each([
    ['the next drug', '62175026055', 'Third'],
    ['the heading after the last', '3', 'Your drugs'],
  ])('[REM-06] goes to %s', (_, ndc, expected) => {
    saveDrugs(three);
    const drawn = showDrugs();
    button(drawn, `Remove ${nameOf(ndc)}`).focus();
    remove(ndc);
    expect(drawn.root.activeElement?.textContent).toBe(expected);
  });

  it.each([
    ['62175026055', 'Third'],
    ['3', 'Your drugs'],
  ])('[REM-06] moves the same way from an item that another tab removed: %s', (ndc, expected) => {
    saveDrugs(three);
    const drawn = showDrugs();
    button(drawn, `Edit ${nameOf(ndc)}`).focus();
    runInAct(() => saveDrugs(three.filter((drug) => drug.ndc !== ndc)));
    expect(drawn.root.activeElement?.textContent).toBe(expected);
  });

  it('[REM-06] moves there also if nothing had focus, as after a script’s click', () => {
    saveDrugs(three);
    const drawn = showDrugs();
    remove('62175026055');
    expect(drawn.root.activeElement?.textContent).toBe('Third');
  });

  it('[REM-06] moves to the next drug when one is removed after another', () => {
    saveDrugs(three);
    const drawn = showDrugs();
    for (const [ndc, next] of [
      [aDrug().ndc, nameOf('62175026055')],
      ['62175026055', 'Third'],
    ] as const) {
      button(drawn, `Remove ${nameOf(ndc)}`).focus();
      remove(ndc);
      expect(drawn.root.activeElement?.textContent).toBe(next);
    }
  });

  it('[REM-06] stays where it is when another tab removes another item', () => {
    saveDrugs(three);
    const drawn = showDrugs();
    button(drawn, 'Remove Third').focus();
    runInAct(() => saveDrugs(three.slice(1)));
    expect(drawn.root.activeElement).toBe(button(drawn, 'Remove Third'));
  });

  it('[REM-06] stays where the shopper has put it meanwhile', () => {
    saveDrugs(three);
    const drawn = showDrugs();
    button(drawn, 'Edit Third').focus();
    remove(aDrug().ndc);
    expect(drawn.root.activeElement).toBe(button(drawn, 'Edit Third'));
  });

  it('[REM-06] moves to the list itself if the page has the heading', () => {
    saveDrugs(three);
    const drawn = showDrugs({ noHeading: true });
    button(drawn, 'Remove Third').focus();
    remove('3');
    expect(drawn.root.activeElement).toBe(drawn.find('section'));
  });
});

describe('ucp-remove-popup', () => {
  const ask = (list: 'plans' | 'drugs' | 'providers', detail?: string) => {
    const drawn = showComponent('ucp-remove-popup', removePopup, { open: true });
    runInAct(() => requestPopup({ tag: 'ucp-remove-popup', list, key: 'k', name: 'The item', detail }));
    return drawn;
  };

  it.each([
    ['plans', 'Remove this plan?', ['Keep plan', 'Remove plan The item'], 'The item will leave your saved plans.', true],
    ['drugs', 'Remove this drug?', ['Keep drug', 'Remove drug The item'], 'Drug costs on your saved plans will change.', false],
    ['providers', 'Remove this doctor?', ['Keep doctor', 'Remove doctor The item'], 'whether they cover this doctor', false],
  ] as const)('[REM-01] asks to keep or remove: %s', (list, title, choices, body, isSmall) => {
    const drawn = ask(list, '5 mg');
    expect(texts(drawn, 'h2')).toEqual([title]);
    expect(texts(drawn, '.popup__foot button')).toEqual(choices);
    expect(drawn.find('.popup__body').textContent).toContain(body);
    expect(drawn.find('.popup__body').textContent, 'which one is meant').toContain('The item');
    expect(drawn.find('.popup__body').textContent?.includes('5\u00a0mg')).toBe(!isSmall);
    expect(drawn.find('dialog').classList.contains('popup--sm')).toBe(isSmall);
  });

  it('[REM-01] keeps when asked to, and when it is closed', () => {
    const remove = stubAction('removeItem');
    for (const choose of ['.popup__foot button', '[aria-label="Close"]']) {
      const drawn = ask('drugs');
      runInAct(() => drawn.find(choose).click());
      expect($popup.get()).toBeNull();
      expect(drawn.root.querySelector('dialog')).toBeNull();
    }
    expect(remove).not.toHaveBeenCalled();
  });

  it('[REM-01] closes when asked to remove, and removes when that has been painted', async () => {
    const remove = stubAction('removeItem');
    const drawn = ask('drugs');
    runInAct(() => button(drawn, 'Remove drug The item').click());
    expect($popup.get()).toBeNull();
    expect(remove).not.toHaveBeenCalled();
    await expect.poll(() => remove.mock.calls).toMatchObject([[{ list: 'drugs', key: 'k', name: 'The item' }, drawn.host]]);
  });

  it('[REM-07] removes at once if the page is left just after the press', () => {
    const remove = stubAction('removeItem');
    const drawn = ask('drugs');
    runInAct(() => button(drawn, 'Remove drug The item').click());
    dispatchEvent(new Event('pagehide'));
    expect(remove).toHaveBeenCalledOnce();
  });

  it('[REM-01] parts no code of a plan’s name', () => {
    const drawn = showComponent('ucp-remove-popup', removePopup, { open: true });
    runInAct(() => requestPopup({ tag: 'ucp-remove-popup', list: 'plans', key: 'k', name: 'UHC Dual Complete AZ-S001 (HMO-POS D-SNP)' }));
    expect(texts(drawn, '.popup__body .nb')).toEqual(['AZ-S001', '(HMO-POS', 'D-SNP)']);
  });

  it('[REM-01] stays closed without something to remove', () => {
    expect(showComponent('ucp-remove-popup', removePopup, { open: true }).root.querySelector('dialog')).toBeNull();
  });
});

describe('ucp-extra-help', () => {
  it('[EH-02] [EH-04] shows a choice no longer that could not be kept', async () => {
    let end = () => undefined as unknown;
    stubAction('submitExtraHelpAnswer').mockReturnValue(new Promise((resolve) => (end = () => resolve(undefined))));
    stubComputed($shownExtraHelp, { ...$shownExtraHelp.get(), isOffered: true, answer: 'no' });
    const { find } = showComponent('ucp-extra-help', extraHelp);
    const isChosen = (answer: string) => find<HTMLInputElement>(`input[value="${answer}"]`).checked;
    stubAction('trackClick');
    runInAct(() => find('.line button').click());
    runInAct(() => find('input[value="yes"]').click());
    expect([isChosen('yes'), isChosen('no')]).toEqual([true, false]);
    await act(async () => end());
    expect([isChosen('yes'), isChosen('no')]).toEqual([false, true]);
  });

  it('[EH-04] shows the last choice if an earlier one could not be kept', async () => {
    const ends: (() => void)[] = [];
    stubAction('submitExtraHelpAnswer').mockImplementation(() => new Promise((resolve) => ends.push(() => resolve(undefined))));
    stubComputed($shownExtraHelp, { ...$shownExtraHelp.get(), isOffered: true, answer: null });
    const { find, root } = showComponent('ucp-extra-help', extraHelp);
    runInAct(() => find('input[value="yes"]').click());
    runInAct(() => find('input[value="no"]').click());
    await act(async () => ends[0]?.());
    expect(root.querySelector<HTMLInputElement>(':checked')?.value).toBe('no');
    await act(async () => ends[1]?.());
    expect(root.querySelector(':checked')).toBeNull();
  });
});

describe('a popup that is written open', () => {
  it.each([
    ['ucp-import-popup', importPopup, 'startImporting'],
    ['ucp-confirm-identity-popup', confirmIdentityPopup, 'startConfirming'],
  ] as const)('[IDC-12] [LOAD-01] waits for the profile before %s says that there is nothing for it', (tag, component, verb) => {
    resetStore();
    const made = stubAction(verb).mockResolvedValue(true);
    showComponent(tag, component, { open: true });
    expect(made).not.toHaveBeenCalled();
    runInAct(() => profileLoaded(aProfile()));
    expect(made).toHaveBeenCalledOnce();
  });
});
