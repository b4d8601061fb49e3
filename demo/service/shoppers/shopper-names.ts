import { hash } from '../hash.js';
import type { Shopper } from './shopper.js';

const TAIL = '-0000-4000-8000-0000000000';
const NAME = /^([a-z][a-z-]*)(?:~([a-z0-9-]{1,32}))?$/;
const UUID = /^([0-9a-f]{8})-0000-4000-8000-0000000000([0-9a-f]{2})$/;
const ORIGINAL = '00000000';

/** Eight hex digits from the label of a copy; zeros for the shopper itself. */
function copyDigits(label: string | undefined): string {
  if (label === undefined) return ORIGINAL;
  const digits = hash(label).toString(16).padStart(8, '0');
  return digits === ORIGINAL ? 'ffffffff' : digits;
}

/**
 * The uuid of a shopper or of its copy, by name; null for an unknown name. `member` and `member~2` start alike and
 * share nothing, so that tests can run in parallel.
 */
export function uuidOf(name: string, shoppers: readonly Shopper[]): string | null {
  const [, base, label] = NAME.exec(name) ?? [];
  const index = shoppers.findIndex((shopper) => shopper.name === base);
  return index < 0 ? null : copyDigits(label) + TAIL + (index + 1).toString(16).padStart(2, '0');
}

/** The shopper of a uuid, copies included; null for an unknown uuid. */
export function shopperOf(uuid: string, shoppers: readonly Shopper[]): Shopper | null {
  const place = UUID.exec(uuid.toLowerCase())?.[2];
  return place === undefined ? null : (shoppers[Number.parseInt(place, 16) - 1] ?? null);
}

/** Whether a text is a uuid that no shopper of the demo could have, as a browser makes it for a new guest. */
export function isOutsideUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) && !UUID.test(text.toLowerCase());
}
