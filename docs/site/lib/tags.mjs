import { readFileSync } from 'node:fs';
import { slugOf } from './documents.mjs';

/** The groups of the tags, and the rules behind each tag. The definitions of the tags hold neither. */

const groups = {
  'Whole pages': ['profile-area', 'dashboard', 'view', 'settings'],
  'Top of the page': ['top-bar', 'account-banner', 'side-nav', 'outage-banner', 'account-ready-banner'],
  Plans: [
    'saved-plans',
    'plan-card',
    'cost-chart',
    'pharmacy-comparison',
    'year-toggle',
    'browse-plans',
    'supplement-area',
    'recommendations',
  ],
  'Extra Help': ['extra-help', 'extra-help-popup'],
  'Drugs and doctors': ['drug-list', 'pharmacy', 'provider-list', 'doctor-search', 'saved-items'],
  'Applications and enrolled plans': [
    'applications',
    'application-card',
    'active-plans',
    'active-plan-card',
    'plan-changes',
    'enrolled-plans',
    'upsell',
  ],
  'Help and notes': ['counselor-sheet', 'faq', 'need-help', 'disclosures'],
  'Popups and messages': [
    'remove-popup',
    'zip-popup',
    'email-popup',
    'counselor-popup',
    'import-popup',
    'import-progress',
    'confirm-identity-popup',
    'sign-out-popup',
    'timeout-popup',
    'toast',
  ],
};

/** The groups in their order. */
export const groupNames = Object.keys(groups);

/** The tags that the project defines. Its programs run in its folder. */
export const tagNames = [
  ...new Set([...readFileSync('elements/index.ts', 'utf8').matchAll(/from '\.\/([\w-]+)\.js'/g)].map(([, name]) => `ucp-${name}`)),
];

const listed = (group) => groups[group].map((name) => `ucp-${name}`);

/** The group of a tag: the last one for a tag that is in no list. */
export const groupOf = (tag) => groupNames.find((group) => listed(group).includes(tag)) ?? groupNames.at(-1);

/** The tags of a group: the listed ones in their order, then others. */
export const tagsOf = (group) => [...new Set([...listed(group), ...tagNames.filter((tag) => groupOf(tag) === group)])];

/** `ucp-plan-card` is titled 'Plan card'. */
export function titleOf(tag) {
  const words = tag
    .replace('ucp-', '')
    .replaceAll('-', ' ')
    .replace('faq', 'FAQ')
    .replace('zip', 'ZIP')
    .replace('extra help', 'Extra Help');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Sections of docs/rules.md by tag. */
const ruleSections = {
  'profile-area': ['Views (VW)', 'Plans view (PLN)'],
  dashboard: ['Dashboard (DASH)'],
  view: ['Views (VW)'],
  settings: ['Environments (ENV)'],
  'top-bar': ['Top bar (TOP)'],
  'account-banner': ['Account banner (ACC)'],
  'side-nav': ['Views (VW)'],
  'outage-banner': ['Banners (OUT)'],
  'account-ready-banner': ['Banners (OUT)'],
  'saved-plans': ['Plans view (PLN)', 'Plan card (CARD)', 'Years (YEAR)', 'Removing (REM)'],
  'plan-card': ['Plan card (CARD)', 'Drugs on a card (DRUG)', 'Doctors on a card (PROV)', 'Compare (CMP)', 'Saving a plan (SAVE)'],
  'cost-chart': ['Cost (COST)'],
  'pharmacy-comparison': ['Compare pharmacies (PHARM)'],
  'year-toggle': ['Years (YEAR)'],
  'supplement-area': ['Supplement plans (SUP)'],
  recommendations: ['Recommendations (REC)'],
  'extra-help': ['Extra Help (EH)'],
  'extra-help-popup': ['Extra Help (EH)'],
  'drug-list': ['Drugs view (DV)', 'Removing (REM)'],
  pharmacy: ['Drugs view (DV)'],
  'provider-list': ['Doctors view (PV)', 'Removing (REM)'],
  'saved-items': ['Dashboard (DASH)'],
  applications: ['Applications (ENR)'],
  'application-card': ['Applications (ENR)'],
  'active-plans': ['Active plans (ACT)'],
  'active-plan-card': ['Active plans (ACT)'],
  'plan-changes': ['My plan next year (NEXT)'],
  'enrolled-plans': ['Dashboard (DASH)'],
  upsell: ['Dashboard (DASH)'],
  'counselor-sheet': ['Take it to a counselor (SHEET)'],
  'counselor-popup': ['Take it to a counselor (SHEET)'],
  faq: ['Questions (FAQ)'],
  'need-help': ['Phone (TFN)'],
  'remove-popup': ['Removing (REM)'],
  'import-popup': ['Import (IMP)'],
  'import-progress': ['Import (IMP)'],
  'confirm-identity-popup': ['Confirm identity (IDC)'],
  'sign-out-popup': ['Sign-out (SIGN)'],
  'timeout-popup': ['Idle (IDLE)'],
  toast: ['Toast (TOAST)'],
};

/** The name of a section of rules, without its ids. */
export const ruleName = (heading) => heading.replace(/ \(([A-Z]+)\)$/, '');

/** The path of the page of a section of rules. */
export const rulePath = (heading) => `reference/rules/${slugOf(ruleName(heading))}`;

/** The pages of rules behind a tag, as `[title, path]`. */
export function rulesOf(tag) {
  return (ruleSections[tag.replace('ucp-', '')] ?? []).map((heading) => [ruleName(heading), rulePath(heading)]);
}
