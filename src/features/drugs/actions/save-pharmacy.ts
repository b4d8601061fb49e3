import { emit } from '../../../shared/events.js';
import { fieldOf, isJsonObject, readText } from '../../../shared/http/wire.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { notifyTabs } from '../../../shared/tabs/tabs.js';
import { notifyShopper } from '../../lists/actions/notify-shopper.js';
import { withdrawNotice } from '../../lists/state/notices.js';
import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';
import { $pharmacies, $savingPharmacy, addReplacedPharmacy, setSavingPharmacy } from '../../pharmacies/state/pharmacies.js';
import { $pharmacy } from '../../pharmacies/state/pharmacy.js';
import { flushOnPageHide, writeInTurn } from '../../profile/actions/serialize.js';
import { changeSection, changeSectionSerialized, type SectionChange, sendOnPageHide } from '../../profile/actions/write-section.js';
import type { ReadListOf } from '../../profile/rules/profile.js';
import { readListOf } from '../../profile/rules/unread.js';
import { $profile } from '../../profile/state/profile.js';
import { drugsSection } from '../section.js';
import { priceChangedDrugs } from './drug-prices.js';

type Drugs = ReadListOf<'drugs'>;

/** A pharmacy with its row at the service, which may have fields that the library does not know. */
interface StoredPharmacy {
  readonly pharmacy: Pharmacy | null;
  readonly row: unknown;
}

/** For undo: the pharmacy before, and the number of the one that replaced it. */
interface Replacement {
  before: StoredPharmacy;
  readonly by: string;
  /** The write is on its way: a page that is left sends no second one. */
  isSent: boolean;
}

const replacedPharmacy = Symbol.for('ucp.replacedPharmacy');
const replacement = () => shopperScope().own<{ latest?: Replacement }>(replacedPharmacy, () => ({}));

/**
 * Saves a pharmacy to compare as the shopper's own. The event can be canceled. While a pharmacy is being saved, a second press does nothing
 * (PHARM-04, REM-07, SAFE-01).
 *
 * @param number of one of `$pharmacies`
 */
export async function savePharmacy(number: string, target: EventTarget): Promise<void> {
  const pharmacy = $pharmacies.get().find((one) => one.number === number);
  const saved = $pharmacy.get();
  if (!pharmacy || number === saved?.number || $savingPharmacy.get() !== null) return;
  if (!emit(target, 'ucp-pharmacy-change', { id: number })) return;
  withdrawNotice('drugs', 'replacement');
  setSavingPharmacy(number);
  if (saved) addReplacedPharmacy(saved);
  const made: Replacement = { before: storedPharmacyOf(readListOf($profile.get().profile, 'drugs')), by: number, isSent: false };
  const change = changeTo(pharmacy, made);
  const { signal } = shopperScope();
  const isSaved = await flushOnPageHide(
    () => changeSection(drugsSection, change),
    () => (made.isSent ? null : sendOnPageHide(drugsSection, change)),
    (run) => writeInTurn('drugs', run),
  );
  if (signal.aborted) return;
  setSavingPharmacy(null);
  if (isSaved) replacement().latest = made;
  notifyShopper({ kind: isSaved ? 'replaced' : 'replace-failed', list: 'drugs', pharmacy: pharmacy.name }, target);
  if (isSaved) notifyTabs();
  await priceChangedDrugs();
}

/** Undoes it. A pharmacy that another device has saved meanwhile stays (PHARM-04, SAFE-01). */
export async function restorePharmacy(target: EventTarget): Promise<void> {
  const { latest } = replacement();
  if (!latest || $savingPharmacy.get() !== null) return;
  const { before, by } = latest;
  const { signal } = shopperScope();
  setSavingPharmacy(before.pharmacy?.number ?? '');
  notifyShopper({ kind: 'putting-back', list: 'drugs', pharmacy: nameOf(by) }, target);
  const isBack = await changeSectionSerialized(drugsSection, {
    change: (now) => (now.pharmacy?.number === by ? withPharmacy(now, before) : now),
    isDone: ({ pharmacy }) => pharmacy?.number !== by,
  });
  if (signal.aborted) return;
  setSavingPharmacy(null);
  if (isBack) delete replacement().latest;
  const name = isBack ? ($pharmacy.get()?.name ?? null) : (before.pharmacy?.name ?? null);
  notifyShopper({ kind: isBack ? 'put-back' : 'put-back-failed', list: 'drugs', pharmacy: name }, target);
  if (isBack) notifyTabs();
  await priceChangedDrugs();
}

function nameOf(number: string): string | null {
  return $pharmacies.get().find((one) => one.number === number)?.name ?? $pharmacy.get()?.name ?? null;
}

/** The change that saves a pharmacy. It notes the one that the service had until then, because another device may have changed it. */
function changeTo(pharmacy: Pharmacy, made: Replacement): SectionChange<'drugs'> {
  return {
    change(now) {
      if (now.pharmacy?.number === pharmacy.number) return now;
      made.before = storedPharmacyOf(now);
      made.isSent = true;
      return withPharmacy(now, { pharmacy, row: rowOfOther(now, pharmacy.number) });
    },
    isDone: (now) => now.pharmacy?.number === pharmacy.number,
  };
}

function storedPharmacyOf(list: Drugs | null): StoredPharmacy {
  return { pharmacy: list?.pharmacy ?? null, row: fieldOf(list?.stored, 'pharmacyObj') };
}

/** The section sends a stored row as it is, if it has the number of the pharmacy. */
function withPharmacy(now: Drugs, { pharmacy, row }: StoredPharmacy): Drugs {
  return { ...now, pharmacy, stored: pharmacy && isJsonObject(row) ? { ...now.stored, pharmacyObj: row } : now.stored };
}

function rowOfOther({ stored }: Drugs, number: string): unknown {
  const rows = fieldOf(stored, 'otherPharmacies');
  return Array.isArray(rows) ? rows.find((row) => readText(fieldOf(row, 'pharmacyNumber')) === number) : undefined;
}
