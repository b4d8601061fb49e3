import { describe, expect, it } from 'vitest';
import { drugsSection } from '../../../../src/features/drugs/section.js';
import { plansSection } from '../../../../src/features/plans/section.js';
import { profileDecoder, type SentProfile, sectionDecoder } from '../../../../src/features/profile/decoder.js';
import { contentOf } from '../../../../src/features/profile/rules/unread.js';
import { userSection } from '../../../../src/features/profile/user-section.js';
import { providersSection } from '../../../../src/features/providers/section.js';
import { supplementSection as supplementPart } from '../../../../src/features/supplement/section.js';
import { sections } from '../../../../src/sections.js';
import { newIssues } from '../../../../src/shared/http/wire.js';
import { aDrug } from '../../../fixtures/drugs.js';
import { aUser } from '../../../fixtures/people.js';
import { anEmptyProfile, aRecommendedPlan } from '../../../fixtures/profile.js';
import { aProvider } from '../../../fixtures/providers.js';
import { revealed } from '../../../fixtures/revealed.js';
import { malformedDrugs } from '../../../fixtures/wire/drugs.js';
import {
  brokenSections,
  completeProfile,
  completeUser,
  malformedProfiles,
  minimalProfile,
  recommendation,
  recommendedPlan,
  supplementSection,
  uuid,
} from '../../../fixtures/wire/profile.js';

function read(body: unknown) {
  const issues = newIssues();
  return {
    profile: profileDecoder(sections)(body, issues),
    dropped: issues.dropped,
    issues: [...issues.texts],
    wrongFields: issues.wrongFields,
  };
}

const plansIn = (profile: SentProfile | undefined) => profile && contentOf(profile.plans);

describe('a profile', () => {
  it('[ENT-01] complete, in every section', () => {
    const { profile, dropped, issues } = read(completeProfile);
    expect({ dropped, issues }).toEqual({ dropped: 0, issues: [] });
    expect(profile).toMatchObject({ uuid, isGuest: false, extraHelp: { subsidyLevel: '1', answer: 'yes' } });
    expect(revealed(profile?.user)).toEqual(revealed(aUser({ telesalesType: 'MEMBER-CONSENT', fullName: 'Ada Example' })));
    expect(profile?.enrolledPlans).toMatchObject([{ planId: 'H0609026000', isEnrolled: true, terminationDate: null }]);
    expect(profile?.enrollments).toMatchObject([{ planId: 'H0609044000', steps: [{ view: 'welcome' }, { view: 'personal-information' }] }]);
    expect(profile?.drugs).toMatchObject({ drugs: [aDrug(), { ndc: '62175026055' }], pharmacy: { number: '312345', isMailOrder: true } });
    expect(profile?.providers).toMatchObject({
      zipCode: '85004',
      planYear: 2026,
      providers: [aProvider({ coverageType: 'behavioral' }), { id: '5550002' }],
    });
    expect(profile?.supplement).toMatchObject({
      zipCode: '85004',
      favorites: [
        { planCode: 'G', planYear: 2026 },
        { planCode: 'N', planYear: 2026 },
      ],
      applicantZipCode: '85003',
      plans: [{ code: 'G', stateCode: 'AZ' }],
    });
  });

  it('[ENT-01] [YEAR-07] keeps the saved-plans string byte for byte, and the save time of each plan', () => {
    const plans = plansIn(read(completeProfile).profile);
    expect(plans?.savedPlans.text).toBe(' H0321002000 2026 SNP,not understood,H0609044000 2026 MAPD');
    expect(plans?.savedPlans.plans.map(({ id }) => id)).toEqual(['H0321002000', 'H0609044000']);
    expect(plans?.savedOn).toEqual({ 'H0321002000-2026': '2026-02-01T08:00:00Z', 'H0609044000-2026': '2026-02-02T08:00:00Z' });
    expect(plans?.details.map((plan) => plan.name)).toEqual(['UHC Dual Complete AZ-S001 (HMO-POS D-SNP)']);
  });

  it.each([
    ['JSON in a text', '{"county":"Maricopa", "step":1}'],
    ['an object', { ids: [1, null], 'odd name': '' }],
    ['a list', [1]],
    ['text that is no JSON', '{not JSON'],
    ['a text of more than 2,000 characters', 'x'.repeat(3_000)],
    ['an empty text', ''],
    ['false', false],
  ])('[HAND-01] [ENT-02] keeps the launch data of a saved plan as stored: %s', (_, oleLaunchData) => {
    const plans = [{ planId: 'H0609044000', planYear: 2027, oleLaunchData }];
    expect(plansIn(read({ uuid, plansDetails: { plans } }).profile)?.oleLaunchData).toEqual({ 'H0609044000-2027': oleLaunchData });
  });

  it.each([
    ['missing', {}],
    ['null', { oleLaunchData: null }],
    ['of a row without a year', { oleLaunchData: {}, planYear: 'soon' }],
  ])('[HAND-01] [ENT-02] has no launch data if it is %s', (_, row) => {
    const plans = [{ planId: 'H0609044000', planYear: 2027, ...row }];
    expect(plansIn(read({ uuid, plansDetails: { plans } }).profile)?.oleLaunchData).toEqual({});
  });

  it('[ENT-01] [VAL-02] accepts a ZIP+4 wherever there is a ZIP code', () => {
    const withMail = JSON.parse(
      JSON.stringify(completeProfile).replace(
        /(zipCode\\?":)(\\?")?(\d{5})(?:\\?")?/gi,
        (_, name, quote = '"', zip) => `${name}${quote}${zip}-1234${quote}`,
      ),
    );
    const asRead = (body: unknown) =>
      JSON.stringify(read(body).profile, (name, value) =>
        name === 'stored' || name === 'formData' || name === 'steps' ? undefined : value,
      );
    expect(asRead(withMail)).toBe(asRead(completeProfile));
    expect(asRead(completeProfile).match(/"zipCode":"850\d\d"/g)?.length).toBe(9);
  });

  it('[ENT-01] minimal: every section is empty', () => {
    const empty = anEmptyProfile({ uuid });
    const { profile, dropped, issues } = read(minimalProfile);
    expect({ dropped, issues }).toEqual({ dropped: 0, issues: [] });
    expect(profile).toEqual({
      ...empty,
      drugs: { ...empty.drugs, stored: { drugInfoDetails: null, pharmacyObj: {} } },
      providers: { ...empty.providers, stored: {} },
    });
    expect(read({ uuid }).profile).toEqual({ ...empty, isGuest: null });
  });

  it.each(malformedProfiles)('[ENT-01] malformed is not a profile: %j', (body) => {
    expect(read(body).profile).toBeUndefined();
  });

  it('[ENT-01] drops a broken section and keeps the others', () => {
    const { profile, dropped, issues, wrongFields } = read(brokenSections);
    const empty = anEmptyProfile({ uuid });
    const unreadable = { isUnreadable: true };
    const failed = new Set(['user', 'enrolledPlans', 'enrollments', 'supplement', 'recommendation']);
    expect(profile).toMatchObject({ ...empty, isGuest: null, plans: unreadable, drugs: unreadable, providers: unreadable, failed });
    expect([...wrongFields]).toEqual([
      'userDetails is a list, not an object',
      'memberEnrolledPlans is an object, not a list',
      'enrollmentsDetails is a list, not an object',
      'savedPlans is a number, not a text',
      'plans is a text, not a list',
      'pharmacyObj is a text, not an object',
      'a row of drugInfoDetails is a number, not an object',
      'providersDetails is a text, not an object',
    ]);
    // The rows of drugs, the pharmacy and the list of plans.
    expect(dropped).toBe(malformedDrugs.length + 2);
    expect(issues).toEqual(['medsuppData: unreadable', 'preData: unreadable']);
  });

  it.each([
    [{ uuid, isGuest: false }, false],
    [{ uuid, isGuest: 'Y' }, true],
    [{ uuid, userDetails: { isGuestUser: 'false' } }, false],
    [{ uuid, isGuest: 'perhaps', userDetails: { isGuestUser: true } }, true],
    [{ uuid }, null],
    [{ uuid, isGuest: 'perhaps', userDetails: { isGuestUser: 0 } }, null],
  ])('[ENT-01] says whether it is a guest’s, or does not: %j', (body, isGuest) => {
    expect(read(body).profile?.isGuest).toBe(isGuest);
  });

  it('[ENT-01] [IDC-12] has the profile that the person was merged with', () => {
    expect(read({ uuid, userDetails: { mergedProfileUuid: 'another' } }).profile?.user?.mergedProfileUuid).toBe('another');
  });

  it('[ENT-01] takes its uuid from the person if it has none', () => {
    expect(read({ userDetails: completeUser }).profile?.uuid).toBe(uuid);
  });

  it.each([
    ['0', '0'],
    [0, '0'],
    ['1', '1'],
    ['2', null],
    [true, null],
    ['null', null],
    [undefined, null],
  ])('[ENT-01] the subsidy level %j is %j', (lisSubsidyLevel, level) => {
    expect(read({ uuid, macraData: { lisSubsidyLevel } }).profile?.extraHelp.subsidyLevel).toBe(level);
  });

  it.each([
    ['yes', 'yes'],
    ['no', 'no'],
    ['YES', null],
    [null, null],
  ])('[ENT-01] [EH-02] the earlier answer %j is %j', (extraHelpAnswer, answer) => {
    expect(read({ uuid, macraData: { extraHelpAnswer } }).profile?.extraHelp.answer).toBe(answer);
  });

  it.each([null, undefined, [], 'Ada', {}, { firstName: ' ', uuid: 'null' }])('[LOGIN-04] there is no person in %j', (userDetails) => {
    expect(read({ uuid, userDetails }).profile?.user).toBeNull();
  });

  it('[ENT-01] [VAL-05] a row with only the id of a saved plan is valid, with and without the time', () => {
    const plans = [
      { planId: 'H0609044000', planYear: '2026' },
      { planId: 'null', planCode: 'G', planYear: 2026, savedOn: '2026-01-01' },
      { planId: 'G' },
      { planCode: ' ', planYear: 2026, savedOn: '2026-01-01' },
    ];
    const { dropped, profile } = read({ uuid, plansDetails: { savedPlans: '', plans } });
    expect({ dropped, details: plansIn(profile)?.details }).toEqual({ dropped: 2, details: [] });
    expect(Object.entries(plansIn(profile)?.savedOn ?? {})).toEqual([['G-2026', '2026-01-01']]);
  });

  it('[ENT-01] keys of the prototype are ordinary data, and find nothing', () => {
    const text = `{"uuid":"${uuid}","__proto__":{"isGuest":false},"plansDetails":{"savedPlans":"","__proto__":{"zipCode":"85004"},
      "plans":[{"planId":"constructor","planYear":2026,"savedOn":"2026-01-01"},{"planId":"__proto__","planYear":2026,"savedOn":"2026-01-02"}]},
      "constructor":{"prototype":{"polluted":true}}}`;
    const { profile } = read(JSON.parse(text));
    expect(profile).toMatchObject({ isGuest: null, plans: { zipCode: null } });
    expect(Object.keys(plansIn(profile)?.savedOn ?? {})).toEqual(['constructor-2026', '__proto__-2026']);
    expect(plansIn(profile)?.savedOn.constructor).toBeUndefined();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('[ENT-01] is the same if a host page adds to Object.prototype', () => {
    const before = JSON.stringify(read(completeProfile));
    Object.defineProperty(Object.prototype, 'addition', {
      value: 'of the host page',
      enumerable: true,
      configurable: true,
      writable: true,
    });
    try {
      expect(JSON.stringify(read(completeProfile))).toBe(before);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'addition');
    }
  });
});

describe('sections with JSON in a text', () => {
  it.each([
    ['a text', JSON.stringify(supplementSection), ['G', 'N'], []],
    ['an object', supplementSection, ['G', 'N'], []],
    ['missing', null, undefined, []],
    ['an empty text', '', undefined, []],
    ["the text 'null'", 'null', undefined, []],
    ['truncated', '{"zipCode":"85004","savedPlan', undefined, ['medsuppData: unreadable']],
    ['JSON, but a list', '[]', undefined, ['medsuppData: unreadable']],
    ['JSON of a text', '"{}"', undefined, ['medsuppData: unreadable']],
  ])('[ENT-01] read medsuppData that is %s', (_, medsuppData, codes, issues) => {
    const answer = read({ uuid, medsuppData });
    expect(answer.profile?.supplement?.favorites.map(({ planCode }) => planCode)).toEqual(codes);
    expect(answer.issues).toEqual(issues);
  });

  it('[ENT-01] drop supplement favorites that lack a code or year, or are duplicates', () => {
    const favoritedPlans = [{ planCode: 'G' }, { planYear: 2026 }, { planCode: 'N', planYear: 2026 }, { planCode: 'N', planYear: '2026' }];
    expect(read({ uuid, medsuppData: { savedPlanInformation: { favoritedPlans } } })).toMatchObject({
      profile: { supplement: { favorites: [{ planCode: 'N', planYear: 2026 }] } },
      dropped: 3,
    });
  });

  it.each([
    ['a text', JSON.stringify(recommendation), 2, true, []],
    ['an object', recommendation, 2, true, []],
    ['missing', undefined, 0, false, []],
    ['truncated', '{"planRecomm', 0, false, ['preData: unreadable']],
    ['HTML', '<html></html>', 0, false, ['preData: unreadable']],
    ['answered without a plan', { planRecommendationObj: { plans: null }, planRecommendationResults: [1] }, 0, true, []],
    ['plans without the answers', { planRecommendationObj: { plans: [recommendedPlan] } }, 1, true, []],
    ['answered with nothing', { planRecommendationResults: {} }, 0, false, []],
    ['answered with a text', { planRecommendationResults: 'done' }, 0, true, []],
    ['answered with an empty text', { planRecommendationResults: ' ' }, 0, false, []],
    ['answered with yes', { planRecommendationResults: true }, 0, true, []],
    ['answered with no', { planRecommendationResults: false }, 0, false, []],
    ['answered with null', { planRecommendationResults: null }, 0, false, []],
  ])('[ENT-01] [REC-04] read preData that is %s', (_, preData, count, hasResults, issues) => {
    const answer = read({ uuid, preData });
    expect(answer.profile?.recommendation.plans).toHaveLength(count);
    expect(answer.profile?.recommendation.hasResults).toBe(hasResults);
    expect(answer.issues).toEqual(issues);
  });
});

describe('a recommended plan', () => {
  const plansOf = (...plans: unknown[]) => {
    const answer = read({ uuid, preData: { planRecommendationObj: { plans } } });
    return { plans: answer.profile?.recommendation.plans, dropped: answer.dropped };
  };

  it('[ENT-09] complete', () => {
    expect(plansOf(recommendedPlan)).toEqual({
      plans: [aRecommendedPlan({ enrollmentStatus: 'none', details: '/health-plans/details.html' })],
      dropped: 0,
    });
  });

  it('[ENT-09] minimal, and of a supplement plan', () => {
    const nothing = {
      deductible: null,
      zipCode: null,
      county: null,
      monthlyPremiumText: null,
      outOfPocketMaximum: null,
      prescriptionDrugs: null,
    };
    expect(plansOf({ rank: 2, planId: 'null', planCode: 'G', planName: 'Plan G', planType: 'MedSupp', planYear: '2026' }).plans).toEqual([
      aRecommendedPlan({ ...nothing, rank: 2, planId: 'G', planName: 'Plan G', planType: 'MedSupp' }),
    ]);
  });

  it.each([
    { ...recommendedPlan, rank: null },
    { ...recommendedPlan, rank: 0 },
    { ...recommendedPlan, rank: 1.5 },
    { ...recommendedPlan, planId: null },
    { ...recommendedPlan, planId: 'G' },
    { ...recommendedPlan, planName: '' },
    { ...recommendedPlan, planType: undefined },
    { ...recommendedPlan, planYear: 'this year' },
    null,
    { rank: 2, planCode: ' ', planName: 'Plan G', planType: 'MedSupp', planYear: 2026 },
  ])('[ENT-09] malformed: %j', (plan) => {
    expect(plansOf(plan)).toEqual({ plans: [], dropped: 1 });
  });

  it.each([
    ['$26.00', '$26.00'],
    ['26.4', '$26.40'],
    [0, '$0.00'],
    ['-$5.00', null],
    ['Not Applicable', null],
    ['NaN', null],
    ['Infinity', null],
    ['1e3', null],
    ['$-', null],
    ['$ 26.40', '$26.40'],
  ])('[ENT-09] [CONST-01] [INP-05] the premium %j is read as %j, as for any plan', (monthlyPremiumFormatted, words) => {
    expect(plansOf({ ...recommendedPlan, monthlyPremiumFormatted }).plans?.[0]?.monthlyPremiumText).toBe(words);
  });

  it('[ENT-09] drops a duplicate plan of a year; in another year it is another plan', () => {
    const rows = [recommendedPlan, { ...recommendedPlan, rank: 9 }, { ...recommendedPlan, planYear: 2031 }];
    expect(plansOf(...rows)).toMatchObject({ plans: [{ rank: aRecommendedPlan().rank }, { planYear: 2031 }], dropped: 1 });
  });

  it('[ENT-09] accepts a plain out-of-pocket maximum', () => {
    expect(plansOf({ ...recommendedPlan, outofPocketMaximum: 3500 }).plans?.[0]?.outOfPocketMaximum).toBe(3500);
  });
});

describe('one section', () => {
  const parts = [userSection, plansSection, supplementPart, providersSection, drugsSection];

  it.each(parts)('[CALL-02] $call is read as in the whole profile', (part) => {
    const whole = profileDecoder(sections)(completeProfile, newIssues());
    const body = { uuid, isGuest: false, [part.field]: completeProfile[part.field as keyof typeof completeProfile] };
    expect(sectionDecoder<unknown>(part)(body, newIssues())).toEqual(whole?.[part.name]);
  });

  it.each(parts)('[CALL-02] $call is empty if the profile lacks it', (part) => {
    const decoder = sectionDecoder<unknown>(part);
    const nothing = anEmptyProfile()[part.name];
    expect(decoder({ uuid, isGuest: true }, newIssues())).toEqual(nothing);
    expect(decoder({ uuid, [part.field]: null }, newIssues())).toEqual(nothing);
    expect(decoder({ [part.field]: null }, newIssues())).toEqual(nothing);
  });

  it.each(parts)('[CALL-02] $call outside a profile, or not an object, is a bad body, never an empty list', (part) => {
    for (const body of [null, [], 'x', {}, { isGuest: true }, { uuid, [part.field]: 12 }, { uuid, [part.field]: ['x'] }]) {
      expect(sectionDecoder<unknown>(part)(body, newIssues())).toBeUndefined();
    }
  });

  it.each(parts.filter((part) => part !== supplementPart))(
    '[CALL-02] $call of a text is a bad body: only the supplement section is JSON in one',
    (part) => {
      for (const text of ['unavailable', '{}', '']) {
        expect(sectionDecoder<unknown>(part)({ uuid, [part.field]: text }, newIssues())).toBeUndefined();
      }
    },
  );
});
