import type { Drug } from '../../src/features/drugs/rules/drug.js';
import type { Pharmacy } from '../../src/features/pharmacies/rules/pharmacy.js';
import { type DrugEstimate, type MedicarePlan, type PlanId, planKey } from '../../src/features/plan/rules/plan.js';
import type { CardContext } from '../../src/features/plans/rules/plan-card.js';
import { decidePlanCard } from '../../src/features/plans/rules/plan-card.js';
import type { Provider } from '../../src/features/providers/rules/provider.js';
import { wallClock } from '../../src/shared/calendar/wall-clock.js';
import { type DrawMonths, domCard } from './dom-card.js';
import { sheets } from './look.js';
import { handlersOf } from './words.js';

/**
 * The page that loads are compared with: one hand-written plan card. It makes the library's calls for this page, and
 * renders the same card with the same rules. It has no React, store, HTTP client, decoders or element layer.
 * It trusts every response, never retries, and never renders for another shopper. So it is the minimum for such a
 * page.
 */

// biome-ignore lint/suspicious/noExplicitAny: this page trusts the service, as a page written in a hurry does
type Json = any;

async function call(path: string, body?: Json): Promise<Json> {
  const response = await fetch(path, {
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.json();
}

const content = (name: string) => call(`/api/assets/uhccp/content-fragments/${name}.json`);

function identity(): Json {
  const [, value = '{}'] = /ucp_identity=([^;]*)/.exec(document.cookie) ?? [];
  return JSON.parse(decodeURIComponent(value));
}

function planOf(row: Json): MedicarePlan {
  return {
    kind: row.planType,
    id: row.planId,
    year: row.planYear,
    name: row.planName,
    rawType: row.planType,
    zipCode: row.zipCode,
    county: row.county,
    detailsUrl: row.planDetailsUrl,
    monthlyPremium: row.monthlyPremium,
    monthlyPremiumText: row.monthlyPremiumFormatted,
    lisMonthlyPremiumText: row.lisMonthlyPremiumFormatted,
    lisBuyDown: row.lisBuyDown,
    outOfPocketMaximum: row.outofPocketMaximum,
    partDDeductible: row.partDDeductible,
    overallStarRating: row.overallStarRating ?? null,
    networkType: row.networkType ?? null,
    medicalDeductible: row.medicalDeductible ?? null,
    tier1PreferredGeneric: null,
    averageMonthlyDrugCost: null,
    coveredDrugsCount: null,
    businessSegment: null,
    groupId: null,
    isEnrolled: null,
    benefits: row.benefits,
    bullets: row.marketingInformation.map(({ rank, shortBullets, iconFileName }: Json) => ({
      rank,
      text: shortBullets,
      icon: iconFileName,
    })),
    bulletsV2: [],
    snpKind: null,
    isPrivateFeeForService: false,
    isCommunityPlan: row.isUHCCPPlan,
    drugEstimate: null,
  };
}

function drugOf(row: Json): Drug {
  return {
    ndc: row.nationalDrugCode,
    proxyNdc: null,
    id: row.drugId,
    name: row.drugName,
    dosage: row.drugDosage,
    quantity: row.drugQuantity,
    frequency: row.drugFrequency,
    supplyLength: row.drugSupplyLength,
    isGeneric: row.isGeneric,
    packageName: row.drugPackageName,
    packageSize: row.drugPackageSize,
    packageQuantity: row.drugPackageQuantity,
    refillText: row.refillText,
  };
}

const pharmacyOf = (row: Json): Pharmacy => ({
  name: row.pharmacyName,
  number: row.pharmacyNumber,
  isMailOrder: row.mailOrder,
  isSaver: row.pharmacySaver,
  isPreferredNetwork: row.preferredNetwork,
  address: row.pharmacyAddress,
});

const providerOf = (row: Json): Provider => ({
  id: row.providerId,
  addressId: row.providerAddressId,
  name: row.providerName,
  specialties: row.specialities,
  address: row.providerAddress,
  phone: row.providerPhone,
  directoryType: row.directoryType,
  coverageType: row.providerCoverageType,
  plans: row.plansList,
  zipCode: row.providerAddressObj?.zipCode,
  selectedZipCode: row.providerAddressObj?.selectedZipCode,
  selectedFipsCode: row.providerAddressObj?.selectedFipsCode,
  gender: row.gender,
  languages: [],
  nationalProviderId: row.nationalProviderId,
  networkIdsMedical: [],
  pcpId: null,
  isPcp: null,
  isAddedByOle: null,
});

const estimateOf = (row: Json): DrugEstimate => ({
  annualCost: row.annualDrugCost,
  lisAnnualCost: row.lisAnnualDrugCost,
  coveredDrugs: row.coveredDrugs,
  tiers: row.drugTier,
  costs: row.costsDuringInitialCoveragePeriod,
  lisCosts: row.lisCostsDuringInitialCoveragePeriod,
  monthlyCosts: row.monthlyDrugCosts,
  lisMonthlyCosts: row.lisMonthlyDrugCosts,
  isPricingShown: row.isShowDrugPricing,
  isPharmacyMessageShown: row.isShowPharmacyMessage,
  isPharmacyCovered: row.isPharmacyCovered,
  isPharmacyInNetwork: row.inNetwork,
});

const partsOf = (id: string) => ({ contractId: id.slice(0, 5), pbpNumber: id.slice(5, 8), segmentId: id.slice(8) });

class HandCard extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [...sheets];
    this.#root.innerHTML = '<div class="sk"></div>';
    void this.#load(this.getAttribute('plan-id') as PlanId);
  }

  async #load(id: PlanId): Promise<void> {
    const year = new Date().getFullYear() + (new Date().getMonth() >= 9 ? 1 : 0);
    const { uuid } = identity();
    const section = (name: string) => call(`/profiles/data/v1/${uuid}/${name}/${year}/false`);
    const details = call(`/planinfo/details/VPP/plan-years/${year}/plans/${id}`);
    const [{ systemDate }, profile, { data }] = await Promise.all([call('/systemdate/v1'), section('all'), details]);
    const [serverYear, month, day] = systemDate.slice(0, 10).split('-').map(Number);
    const { drugInfoDetails, pharmacyObj } = profile.drugsAndPharmacyDetails;
    const drugs: readonly Drug[] = drugInfoDetails.map(drugOf);
    const providers: readonly Provider[] = profile.providersDetails.providerIdList.map(providerOf);
    const zip = profile.plansDetails.zipCode;
    let plan = planOf(data.plans[0]);
    let context: CardContext = {
      today: wallClock(serverYear, month, day),
      flags: { lisChanges: true, medsuppV2Cards: true, disableOleSaveResume: false },
      drugs,
      providers: providers.map((one) => ({ ...one, plans: null })),
      pharmacy: null,
      awaitedPrices: 'all',
      dental: null,
      areNetworksLoading: true,
      suppression: [],
      applications: new Map(),
      enrolled: new Map(),
      applying: 'off',
      hasExtraHelp: profile.macraData.lisSubsidyLevel === '1',
      lowIncome: null,
      isCloaked: false,
      isCommunitySite: false,
      sharedNames: [],
      plansNow: [],
      awaitedPlansNow: [],
    };
    let detailsUrl: string | null = null;
    let drawMonths: DrawMonths | undefined;
    const draw = (changes: Partial<CardContext> = {}) => {
      context = { ...context, ...changes };
      const model = decidePlanCard(plan, context);
      this.#root.replaceChildren(domCard(model, detailsUrl, handlersOf(this), drawMonths));
    };
    draw();

    const saved = profile.plansDetails.plans as readonly Json[];
    void content('suppression').then(({ plans }) => draw({ suppression: plans }));
    void content('tfn');
    void call(`/bin/psctfn?pscCookie=&hostname=${location.hostname}`);
    for (const one of saved)
      if (one.planId !== id || one.planYear !== year) void call(`/planinfo/details/VPP/plan-years/${one.planYear}/plans/${one.planId}`);
    void Promise.all([section('providers'), content('dental-provider-covered-plans')]).then(([{ providersDetails }, { networks }]) =>
      draw({ providers: providersDetails.providerIdList.map(providerOf), dental: networks, areNetworksLoading: false }),
    );
    const { data: place } = await call(`/geolocationinfo/counties/${zip}`);
    const [county] = place.counties;
    detailsUrl = `/health-plans/details.html/${zip}/${county.fipsCountyCode}/${id}/${year}`;
    const { pharmacyNumber, mailOrder } = pharmacyObj;
    void call(`/lis/v1/${zip}/${county.stateCode}/${county.fipsCountyCode}/${year}`);
    const [{ data: found }, { data: priced }, { domMonths }, { monthsSheets }] = await Promise.all([
      call(`/pharmacysearch/pharmacyData/v1/${pharmacyNumber}/${year}`),
      call('/drug-pricing-api/drugpricing/estimateplancost', {
        zip,
        county: county.fipsCountyName,
        pharmacy: { pharmacyNumber, mailOrder },
        drugs: drugInfoDetails.map((row: Json) => ({ ...row, packageQuantity: row.drugPackageQuantity, packageSize: row.drugPackageSize })),
        plans: saved.map(({ planId, planYear }) => ({ ...partsOf(planId), planYear })),
      }),
      import('./dom-months.js'),
      import('./months-look.js'),
    ]);
    drawMonths = domMonths;
    this.#root.adoptedStyleSheets = [...sheets, ...monthsSheets];
    const mine = priced.plans.find(
      (row: Json) => planKey(`${row.contractId}${row.pbpNumber}${row.segmentId}`, row.planYear) === planKey(id, year),
    );
    plan = { ...plan, drugEstimate: mine ? estimateOf(mine) : null };
    draw({ pharmacy: pharmacyOf(found.pharmacy), awaitedPrices: [] });
  }
}

customElements.define('hand-plan-card', HandCard);
