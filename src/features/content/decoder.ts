import {
  decode,
  leaf,
  list,
  needed,
  neededNumber,
  neededText,
  neededWords,
  neededYear,
  openShape,
  type RowOf,
  raw,
  readRows,
  shape,
  text,
  texts,
  words,
} from '../../shared/http/shape.js';
import { type Decoder, drop, fieldOf, isJsonObject, readRecord, readText, readWords, readYear } from '../../shared/http/wire.js';
import { readAmount } from '../../shared/money/amount.js';
import type { Upsell } from '../../shared/settings/settings.js';
import { viewOfHash } from '../../shared/view/view.js';
import { checkPlanId } from '../plan/rules/plan-id.js';
import type { DentalCoveredPlans } from '../providers/rules/provider.js';
import { readNumber } from './phone-decoder.js';
import type { ContactLink, Disclosure, FaqItem, PhoneNumbers, ProfileContent, ShopperContent } from './rules/content.js';
import type { SuppressedPlan, SuppressionList } from './rules/suppression.js';

const suppressionBody = openShape({ plans: raw, planIds: texts });
const suppressedRow = shape({ planId: neededText, planYear: raw });

/** A plan that is listed without a year is suppressed in every year (SUPP-01). */
export const decodeSuppression: Decoder<SuppressionList> = (body, issues) => {
  const list = decode(suppressionBody, body);
  if (!list || !(Array.isArray(list.plans) || list.planIds)) return undefined;
  const always = list.planIds?.map((planId): SuppressedPlan => ({ planId, year: null })) ?? [];
  return [...readRows(list.plans, suppressedRow, toSuppressedPlan, issues), ...always];
};

/** An empty year counts as missing: the plan is suppressed in every year. A row with an unreadable year is dropped. */
function toSuppressedPlan({ planId, planYear }: RowOf<typeof suppressedRow>): SuppressedPlan | null {
  const year = readYear(planYear);
  const isMissing = planYear === null || (typeof planYear === 'string' && readText(planYear) === null);
  return year === null && !isMissing ? null : { planId, year };
}

const dentalRow = shape({ network: neededWords, planIds: list });

/** The plans that cover each dental network (PROV-04). */
export const decodeDentalPlans: Decoder<readonly DentalCoveredPlans[]> = (body, issues) => {
  const networks = fieldOf(body, 'networks');
  if (!Array.isArray(networks)) return undefined;
  const make = ({ network, planIds }: RowOf<typeof dentalRow>): DentalCoveredPlans => {
    const checked = planIds.map(checkPlanId);
    drop(issues, 'planIds', checked.filter((id) => !id.ok).length);
    return { network, planIds: checked.flatMap((id) => (id.ok ? [id.value] : [])) };
  };
  return readRows(networks, dentalRow, make, issues);
};

const profileBody = openShape({ faq: raw, disclosures: raw, footnotes: leaf(readTextsByKey) });
const faqRow = shape({ heading: neededText, description: neededText, views: list });
const disclosureRow = shape({ title: neededText, text: neededText, about: text });

export const decodeProfileContent: Decoder<ProfileContent> = (answer, issues) => {
  const body = decode(profileBody, answer);
  return (
    body && {
      faq: orBuiltIn(body.faq, (rows) => readRows(rows, faqRow, toFaqItem, issues)),
      disclosures: orBuiltIn(body.disclosures, (rows) => readRows(rows, disclosureRow, toDisclosure, issues)),
      footnotes: body.footnotes,
    }
  );
};

/**
 * Null means the built-in list: no list is given, or none of its rows can be read. An empty list is valid and stays
 * empty.
 */
function orBuiltIn<T>(given: unknown, read: (rows: readonly unknown[]) => readonly T[]): readonly T[] | null {
  if (!Array.isArray(given)) return null;
  const rows = read(given);
  return rows.length > 0 || given.length === 0 ? rows : null;
}

function toFaqItem({ views, ...item }: RowOf<typeof faqRow>): FaqItem {
  return { ...item, views: views.map(viewOfHash).filter((view) => view !== null) };
}

function toDisclosure({ title, text, about }: RowOf<typeof disclosureRow>): Disclosure {
  return { title, text, isAboutSupplement: about === 'supplement' };
}

/** The texts of an object by key. Values that are not texts are left out. */
function readTextsByKey(value: unknown): Readonly<Record<string, string>> {
  return readRecord(value, readText);
}

const figuresBody = shape({
  year: neededYear,
  extraHelpPremium: neededNumber,
  regularPremium: neededNumber,
  highDeductible: neededNumber,
});
const shopperBody = openShape({
  sessionTimeout: leaf(readSeconds),
  hours: words,
  figures: leaf(readFigures),
  nextYearFigures: leaf(readFigures),
  extraHelpUrl: text,
  counselorHelp: leaf((value) => decode(counselorBody, value) ?? null),
  upsell: leaf((value) => readUpsell(value)),
});

/** A name without a number, or a number without a name, helps nobody (SHEET-03). */
const counselorBody = shape({ name: neededWords, phone: needed(readNumber) });

const upsellBody = shape({ title: neededText, text, url: neededText });

function readUpsell(value: unknown): Upsell | null {
  const offer = decode(upsellBody, value);
  return offer ? { ...offer, text: offer.text ?? '' } : null;
}

function readFigures(value: unknown): ShopperContent['figures'] {
  return decode(figuresBody, value) ?? null;
}

function readSeconds(value: unknown): number | null {
  const seconds = readAmount(value);
  return seconds !== null && seconds > 0 ? seconds : null;
}

export const decodeShopperContent: Decoder<ShopperContent> = (body) => decode(shopperBody, body);

/** Texts that replace the built-in ones, by key. */
export const decodeMessages: Decoder<Readonly<Record<string, string>>> = (body) =>
  isJsonObject(body) ? readRecord(body, readWords) : undefined;

/** The notice of the supplement area (SUP-02). */
export const decodeNotice: Decoder<string> = (body) => readWords(fieldOf(body, 'notice')) ?? undefined;

const contactBody = shape({ text: neededWords, url: neededText });

export const decodeContactLink: Decoder<ContactLink> = (body) => decode(contactBody, body);

const phoneBody = openShape({ tollFree: ['default', leaf(readNumber)], tty: text });

export const decodePhoneNumbers: Decoder<PhoneNumbers> = (body) => decode(phoneBody, body);
