import { describe, expect, it } from 'vitest';
import { shopperList } from '../../demo/service/enter.js';
import {
  getExternalDraft,
  getMemberPlans,
  getSupplementEnrollments,
  searchApplicationStatus,
} from '../../src/features/enrollment/service.js';
import { getProfile } from '../../src/features/profile/service.js';
import { sections } from '../../src/sections.js';
import { defaultSettings } from '../../src/shared/settings/defaults.js';
import { knownPerson } from '../../src/shared/shopper/known-person.js';
import type { UserDetails } from '../../src/shared/shopper/user.js';
import { revealed } from '../fixtures/revealed.js';
import { clientOf, createTestApp, uuidOfShopper, wholeValue } from './demo-app.js';

const app = createTestApp();

async function profileOf(shopper: string) {
  return wholeValue(await getProfile(clientOf(app, shopper), sections, { uuid: uuidOfShopper(shopper), planYear: 2027, isMerged: false }));
}

/** The person, including the fields that the store hides. */
function personOf({ user }: { readonly user: UserDetails | null }) {
  return user && knownPerson(user);
}

describe('applications', () => {
  it('[ENT-07] include a draft of eleven steps and two submitted ones for the applicant', async () => {
    const { enrollments } = await profileOf('applicant');
    expect(enrollments.map(({ planYear, isSubmitted, status, steps }) => [planYear, isSubmitted, status, steps.length])).toEqual([
      [2027, false, 'In Progress', 11],
      [2027, true, 'Submitted', 17],
      [2027, true, 'Submitted', 17],
    ]);
    expect(enrollments[0]?.steps.at(-1)).toMatchObject({ view: 'special-election-period', formValid: false });
  });

  it('[CALL-18] that are submitted have a status, for the right member number only', async () => {
    const user = personOf(await profileOf('applicant'));
    const search = async (shopper: string, number: string) => wholeValue(await searchApplicationStatus(clientOf(app, shopper), number));
    const states = await search('applicant', user?.mbi ?? '');
    expect(states.map(({ stateCode, planId }) => [stateCode, planId])).toEqual([
      ['11', 'H0609026000'],
      ['12', 'S0001001000'],
      ['11', 'H0609044000'],
    ]);
    const valid = states.filter(({ imageIdentifier }) => imageIdentifier?.startsWith(defaultSettings.statusImagePrefix));
    expect(valid).toHaveLength(2);
    expect(await search('applicant', '1EG4TE5MK73')).toEqual([]);
    expect(await search('guest', user?.mbi ?? '')).toEqual([]);
  });

  it("[CALL-07] include an outside draft for the shopper's own address only, newer than the stored one", async () => {
    const profile = await profileOf('applicant');
    const { enrollments } = profile;
    const user = personOf(profile);
    const draft = (shopper: string, email: string) => getExternalDraft(clientOf(app, shopper), { traceId: 'trace-1', email });
    const found = wholeValue(await draft('applicant', user?.email?.toUpperCase() ?? ''));
    expect(found).toMatchObject({
      applicantZipCode: '85004',
      planId: 'H0609044000',
      planName: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)',
      planYear: 2027,
      planType: 'MAPD',
      updatedAt: '2026-11-20T07:15:00',
    });
    expect(found?.steps).toHaveLength(13);
    expect((found?.updatedAt ?? '') > (enrollments[0]?.lastSaved ?? '')).toBe(true);
    expect(wholeValue(await draft('applicant', 'other@example.com'))).toBeNull();
    expect(wholeValue(await draft('member', 'margarette.skiles@example.com'))).toBeNull();
  });

  it('[CALL-05] for supplement plans exist for the shopper who applied', async () => {
    const applications = wholeValue(await getSupplementEnrollments(clientOf(app, 'supplement')));
    expect(applications.map((one) => [one.applicationId, one.applicationStatus, one.adjudicationStatus, one.savedTimestamp])).toEqual([
      ['MS-1001', 'In Progress', null, '2026-11-18T15:42:00'],
      ['MS-1002', 'Submitted', 'APPROVED', null],
    ]);
    const person = shopperList.find(({ name }) => name === 'supplement');
    expect(person).toBeDefined();
    expect(revealed(applications[0]?.dateOfBirth)).toEqual({ hidden: '1951-07-08' });
    expect(wholeValue(await getSupplementEnrollments(clientOf(app, 'guest')))).toEqual([]);
    expect(wholeValue(await getSupplementEnrollments(clientOf(app, null)))).toEqual([]);
  });

  it('[CALL-19] are linked to enrolled plans; the plan of next year has none', async () => {
    const user = personOf(await profileOf('enrolled'));
    const query = { uuid: uuidOfShopper('enrolled'), mbi: user?.mbi ?? '' };
    const plans = async (isFutureYearPlans: boolean, more = {}) =>
      wholeValue(await getMemberPlans(clientOf(app, 'enrolled'), { ...query, isFutureYearPlans, ...more }));
    expect((await plans(false)).map(({ yearAndPlanId }) => yearAndPlanId)).toEqual(['2026-H0609026000']);
    expect(await plans(true)).toEqual([
      { yearAndPlanId: '2026-H0609026000', applicationIdentifier: 'A-7781' },
      { yearAndPlanId: '2027-H0609044000', applicationIdentifier: 'A-9023' },
      { yearAndPlanId: '2027-H0609026000', applicationIdentifier: null },
    ]);
    expect(await plans(true, { mbi: '1EG4-TE5-MK73' })).toEqual([]);
  });
});
