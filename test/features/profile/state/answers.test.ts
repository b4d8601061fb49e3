import { beforeEach, describe, expect, it } from 'vitest';
import { $isHelpSettled, setShopperContent } from '../../../../src/features/content/state/content.js';
import { setTollFree } from '../../../../src/features/content/state/phone.js';
import { $drugDetails, addDrugDetails } from '../../../../src/features/drugs/state/drug-details.js';
import {
  $applicationStates,
  $areSupplementApplicationsLoading,
  $memberPlans,
  applicationStatesLoading,
  memberPlansLoading,
  setApplicationStates,
  setMemberPlans,
  setSupplementApplications,
  supplementApplicationsLoading,
} from '../../../../src/features/enrollment/state/enrollments.js';
import { $estimates, setEstimates } from '../../../../src/features/known-plans/state/estimates.js';
import { setPlanDetails } from '../../../../src/features/known-plans/state/plan-details.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { setSupplementOffer } from '../../../../src/features/known-plans/state/supplement-offer.js';
import { supplementPlanOf } from '../../../../src/features/known-plans/state/supplement-plans.js';
import { $pharmacy, setPharmacyData } from '../../../../src/features/pharmacies/state/pharmacy.js';
import { keyOf } from '../../../../src/features/plan/rules/plan.js';
import { setActiveYear } from '../../../../src/features/plan-year/state/year.js';
import { $isProfileKnown, profileLoaded, profileOf } from '../../../../src/features/profile/state/profile.js';
import { $areNetworksLoading, coverageLoading, dentalAnswered } from '../../../../src/features/providers/state/networks.js';
import { $isUpdateProviderCoverage } from '../../../../src/features/providers/state/provider-coverage.js';
import { setServerTime } from '../../../../src/shared/calendar/clock-state.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { aDrug, aGenericDrug, aPharmacy } from '../../../fixtures/drugs.js';
import { anEstimate, aPlan, aSupplementPlan } from '../../../fixtures/plans.js';
import { aProfile } from '../../../fixtures/profile.js';

/** The effects of responses on the store, and the parts that they leave alone. */

beforeEach(resetStore);

it('[CALL-12] what was looked up of a drug stays when another one is looked up later', () => {
  addDrugDetails({ '00378021601': aDrug() });
  addDrugDetails({ '62175026055': aGenericDrug() });
  expect(Object.keys($drugDetails.get())).toEqual(['00378021601', '62175026055']);
});

it('[CALL-09] the address that the profile has of the pharmacy stays if the search says none', () => {
  const { drugs } = aProfile();
  profileLoaded(aProfile({ drugs: { ...drugs, pharmacy: aPharmacy({ address: '1 Main St' }) } }));
  setPharmacyData(aPharmacy({ name: 'As the search says', address: null }));
  expect($pharmacy.get()).toMatchObject({ name: 'As the search says', address: '1 Main St' });
});

describe('the estimate of a plan', () => {
  const plan = aPlan({ drugEstimate: anEstimate() });
  const show = () => {
    setServerTime(wallClock(2026, 3, 10), 0);
    setActiveYear(2026);
    profileLoaded(aProfile());
    setPlanDetails({ [keyOf(plan)]: plan });
  };
  const shown = () => $shownPlans.get().plans[0]?.drugEstimate;

  it('[DRUG-13] does not exist if it was requested and failed, whatever came with the details', () => {
    show();
    expect(shown()).toEqual(anEstimate());
    setEstimates({ [keyOf(plan)]: null });
    expect(shown()).toBeNull();
  });
});

it('[SUP-01] a supplement plan is what is sold now, not the copy in the profile', () => {
  const { supplement } = aProfile();
  const old = aSupplementPlan({ name: 'As it was saved' });
  profileLoaded(aProfile({ supplement: supplement && { ...supplement, plans: [old] } }));
  expect(supplementPlanOf(old.code, old.year)?.name).toBe('As it was saved');
  setSupplementOffer({ zipCode: '85004', stateCode: 'AZ', plans: [aSupplementPlan({ name: 'As it is sold' })] });
  expect(supplementPlanOf(old.code, old.year)?.name).toBe('As it is sold');
});

it('[PROV-07] [PV-08] the networks are loading while the coverage of doctors is requested again', () => {
  dentalAnswered();
  expect($areNetworksLoading.get()).toBe(false);
  coverageLoading(true);
  expect($areNetworksLoading.get()).toBe(true);
});

it('[LOAD-04] prices are loading until it is known that none are', () => {
  expect($estimates.get().awaited).toBe('all');
  setEstimates({});
  expect($estimates.get().awaited).toEqual([]);
});

it('[LOAD-04] [TFN-01] the help is known with the hours and the number to call, and not before', () => {
  setShopperContent(null);
  expect($isHelpSettled.get()).toBe(false);
  setTollFree('1-800-555-0142');
  expect($isHelpSettled.get()).toBe(true);
});

describe('data that failed to load', () => {
  it('[LOAD-01] [ENR-01] has been requested: no card of an application waits again', () => {
    applicationStatesLoading();
    expect($applicationStates.get().isLoading).toBe(true);
    setApplicationStates(null);
    applicationStatesLoading();
    expect($applicationStates.get()).toEqual({ isLoading: false, value: [] });
  });

  it('[LOAD-01] [DASH-05] has been requested: the prompt is not outlined again', () => {
    supplementApplicationsLoading();
    expect($areSupplementApplicationsLoading.get()).toBe(true);
    setSupplementApplications(null);
    supplementApplicationsLoading();
    expect($areSupplementApplicationsLoading.get()).toBe(false);
  });
});

it('[LOAD-01] [ACT-03] the applications of enrolled plans stay while they are requested again', () => {
  setMemberPlans([]);
  memberPlansLoading();
  expect($memberPlans.get()).toEqual({ isLoading: false, value: [] });
});

it('[PV-08] the coverage is to be requested from the start, before a year is known', () => {
  expect($isUpdateProviderCoverage.get()).toBe(true);
});

it('[LOAD-05] [LOAD-04] another shopper’s profile is not known yet', () => {
  profileLoaded(aProfile());
  profileOf('another');
  expect($isProfileKnown.get()).toBe(false);
});
