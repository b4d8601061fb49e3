import { createAtom, pageSingleton } from '../../../shared/state/store.js';
import type { ListName, ToolList } from '../../../shared/view/lists.js';

/** The place of a message: above one of the saved lists, or above the supplement plans. */
export type NoticePlace = ListName | 'supplement';

/** The places of what a plan year shows: another year may have a plan of the same name there. */
export const noticePlacesOfYear: readonly NoticePlace[] = ['plans', 'supplement'];

/** How a removal, its undo, or the saving of a plan came out; `restoring` while the server is asked to put the item back. */
export interface RemovalNotice {
  readonly kind: 'removed' | 'remove-failed' | 'restoring' | 'restored' | 'restore-failed' | 'saved' | 'save-failed';
  readonly list: NoticePlace;
  readonly key: string;
  readonly name: string;
}

/**
 * The tool of a list is missing, or its result could not be used. The shopper opened it in that list, or near plans (DV-04, SAFE-04).
 */
interface ToolNotice {
  readonly kind: 'tool-unavailable' | 'tool-unusable';
  readonly list: ListName;
  readonly of: ToolList;
}

/** The saved doctors were replaced by those of another ZIP code, or are put back (PV-09). */
interface ReplacementNotice {
  readonly kind: ReplacementKind;
  readonly list: 'providers';
}

type ReplacementKind = 'replaced' | 'replace-failed' | 'putting-back' | 'put-back' | 'put-back-failed';

/** The pharmacy was replaced by another one, or is put back (PHARM-04). */
export interface PharmacyNotice {
  readonly kind: ReplacementKind;
  readonly list: 'drugs';
  /** The name of the pharmacy that the message is about. Null for none at all. */
  readonly pharmacy: string | null;
}

/** The browser could not print a list (TOP-05). */
interface PrintNotice {
  readonly kind: 'print-failed';
  readonly list: ListName;
}

export type Notice = RemovalNotice | ToolNotice | ReplacementNotice | PharmacyNotice | PrintNotice;

/** A notice with its turn: a later one has a higher turn. It is above its list, or in the toast if the action was elsewhere. */
export type PostedNotice = Notice & { readonly turn: number; readonly isInToast: boolean };

type Notices = Readonly<Record<NoticePlace, readonly PostedNotice[]>>;

const notices = createAtom<Notices>('notices', { plans: [], drugs: [], providers: [], supplement: [] });
const turns = () => pageSingleton('noticeTurns', () => ({ last: 0 }));

/** The messages above each list: one notice an item, so that none hides another (REM-03). */
export const $notices = notices.readable;

/** Replaces an earlier message about the same item, if there is one. */
export function postNotice(notice: Notice, isInToast = false): void {
  const posted = notices.get()[notice.list];
  const next = { ...notice, turn: ++turns().last, isInToast };
  const isSame = (one: PostedNotice) => subjectOf(one) === subjectOf(notice);
  setNotices(notice.list, posted.some(isSame) ? posted.map((one) => (isSame(one) ? next : one)) : [...posted, next]);
}

const successes: ReadonlySet<Notice['kind']> = new Set(['removed', 'restored', 'saved', 'replaced', 'put-back']);

export function closeNotice({ list, turn }: PostedNotice): void {
  keepNotices(list, (one) => one.turn !== turn);
}

/** Called when a removal begins, or another year shows: drops earlier successes and anything about the item. Failures of others stay. */
export function clearNotices(list: NoticePlace, key?: string): void {
  keepNotices(list, (one) => !successes.has(one.kind) && subjectOf(one) !== key);
}

/** Removes the message about one item. Messages about others stay. */
export function withdrawNotice(list: NoticePlace, subject: string): void {
  keepNotices(list, (one) => subjectOf(one) !== subject);
}

/** The tool is there after all. */
export function toolAvailable(of: ToolList): void {
  for (const list of ['plans', of] as const) withdrawNotice(list, of);
}

/** The subject of a notice: an item by its key, or a tool by its list. */
export function subjectOf(notice: Notice): string {
  if ('of' in notice) return notice.of;
  if (notice.kind === 'print-failed') return 'printing';
  return 'key' in notice ? notice.key : 'replacement';
}

function keepNotices(list: NoticePlace, isKept: (one: PostedNotice) => boolean): void {
  const posted = notices.get()[list];
  if (!posted.every(isKept)) setNotices(list, posted.filter(isKept));
}

function setNotices(list: NoticePlace, posted: readonly PostedNotice[]): void {
  notices.set({ ...notices.get(), [list]: posted });
}
