import { between, hash } from '../hash.js';
import { type CataloguePlan, hasDrugCoverage, type PlanFamily } from './medicare-plans.js';

/** A ranked selling point in plan details. */
export interface WireBullet {
  readonly rank: number;
  readonly shortBullets: string;
  readonly iconFileName: string;
}

export interface WireBenefit {
  readonly label: string;
  readonly value: string;
}

type Line = readonly [icon: string, text: string];

const CARE: readonly Line[] = [
  ['doctor.svg', '$0 copay to see your primary care doctor'],
  ['tooth.svg', '$2,000 a year for covered dental care'],
  ['eye.svg', '$0 eye exam and $250 for glasses'],
  ['ear.svg', 'Hearing aids from $99 each'],
  ['fitness.svg', 'Gym membership at no extra cost<sup>10</sup>'],
  ['globe.svg', 'See doctors when you travel in the U.S.'],
  // No such icon exists, so the card uses its default one.
  ['rewards-2019.svg', 'Up to $155 in rewards for healthy habits'],
];

const DUAL: readonly Line[] = [
  ['pill.svg', '$0 copay for most covered drugs'],
  ['basket.svg', 'Credit for healthy food and home utilities'],
  ['tooth.svg', 'Dental exams, cleanings and dentures'],
  ['car.svg', 'Rides to the doctor and the pharmacy'],
  ['phone.svg', 'A care guide you can call'],
];

const CHRONIC: readonly Line[] = [
  ['heart.svg', 'A care team for your condition'],
  ['pill.svg', '$0 copay for drugs that treat it'],
  ['doctor.svg', '$0 copay to see a specialist of your condition'],
  ['car.svg', '24 rides a year to covered care'],
];

const INSTITUTIONAL: readonly Line[] = [
  ['building.svg', 'Care that comes to where you live'],
  ['doctor.svg', 'A nurse practitioner who visits you'],
  ['phone.svg', 'One number for you and your family'],
];

const DRUGS_ONLY: readonly Line[] = [
  ['dollar.svg', '$0 for Tier 1 drugs at preferred pharmacies'],
  ['pharmacy.svg', 'More than 60,000 pharmacies nationwide'],
  ['truck.svg', '90-day supply by home delivery'],
  ['plans.svg', 'Works with Original Medicare'],
  ['pill.svg', 'Insulin for $35 or less a month'],
  ['phone.svg', 'Pharmacists on call, day and night'],
  ['mail.svg', 'A yearly review of your drugs'],
];

const SUPPLEMENT: readonly Line[] = [
  ['doctor.svg', 'Any doctor who accepts Medicare patients'],
  ['globe.svg', 'Coverage goes with you across the U.S.'],
  ['heart.svg', 'Guaranteed renewable for life'],
  ['plans.svg', 'No referrals needed'],
];

function linesOf(plan: CataloguePlan): readonly Line[] {
  if (plan.snpType === 'D-SNP') return DUAL;
  if (plan.snpType === 'C-SNP') return CHRONIC;
  if (plan.snpType === 'I-SNP') return INSTITUTIONAL;
  return plan.family === 'PDP' ? DRUGS_ONLY : CARE;
}

function ranked(lines: readonly Line[], start: number): WireBullet[] {
  return lines.map(([icon, text], index) => ({ rank: ((index + start) % lines.length) + 1, shortBullets: text, iconFileName: icon }));
}

/** The plan's bullets, unsorted, as content sends them. The card sorts by rank and cuts the list (CARD-04). */
export function bulletsOf(plan: CataloguePlan): readonly WireBullet[] {
  const lines = linesOf(plan);
  return ranked(lines, plan.family === 'MA' || plan.family === 'MAPD' ? hash(plan.id) % lines.length : 0);
}

/** Supplement bullets in the newer format: ordered, without ranks. */
export function supplementBullets(): readonly { readonly icon: string; readonly shortBullets: string }[] {
  return SUPPLEMENT.map(([icon, shortBullets]) => ({ icon, shortBullets }));
}

/** The same bullets in the older format. */
export function supplementInformation(): readonly WireBullet[] {
  return ranked(SUPPLEMENT, 0);
}

/** The business unit of a plan, in the words of the plan services. */
export function businessSegment(plan: CataloguePlan): string {
  if (plan.name.startsWith('AARP')) return 'AARP';
  return plan.organization === 'UnitedHealthcare' ? 'UHC' : 'OTHER';
}

const COPAYS: Readonly<Record<PlanFamily, readonly [low: number, high: number] | null>> = {
  MA: [0, 15],
  MAPD: [0, 10],
  SNP: [0, 0],
  PFFS: [15, 30],
  PDP: null,
};

/** Benefit lines of plan details. */
export function benefitsOf(plan: CataloguePlan): readonly WireBenefit[] {
  const visits = COPAYS[plan.family];
  return [
    ...(visits
      ? [
          { label: 'Primary care visit', value: `$${between(...visits, `${plan.id} visit`)} copay` },
          { label: 'Specialist visit', value: `$${visits[1] + between(0, 4, `${plan.id} specialist`) * 5} copay` },
          { label: 'Emergency care', value: `$${between(90, 130, `${plan.id} emergency`)} copay` },
        ]
      : []),
    ...(hasDrugCoverage(plan) ? [{ label: 'Tier 1 preferred generic', value: '$0 copay' }] : []),
    ...(plan.stars ? [{ label: 'Medicare star rating', value: `${plan.stars} out of 5` }] : []),
  ];
}
