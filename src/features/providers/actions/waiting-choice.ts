import { isJsonObject } from '../../../shared/http/wire.js';
import { shopperUuid } from '../../../shared/shopper/identity.js';
import { readJson, removeKey, writeJson } from '../../../shared/storage/storage.js';

const KEY = 'ucp_doctorsQuestion';

/** The ids of the doctors that were saved when the tool was opened. Undefined if they were not known. */
export type OpenedIds = ReadonlySet<string> | undefined;

/**
 * Remembers that the doctors in the tool's data wait for the shopper's answer, so that a reload asks again (PV-09). The doctors themselves
 * stay where the tool has put them. Like them, this is personal: it is in this tab's session storage, with its owner's uuid.
 */
export function storeWaitingChoice(opened: OpenedIds): void {
  writeJson('session', KEY, { owner: shopperUuid(), opened: opened && [...opened] });
}

/** Null if nothing waits for this shopper. Removes a choice that waits for an earlier shopper. */
export function readWaitingChoice(): { readonly opened: OpenedIds } | null {
  const stored = readJson('session', KEY);
  if (stored === undefined) return null;
  if (!isJsonObject(stored) || stored.owner !== shopperUuid()) {
    clearWaitingChoice();
    return null;
  }
  const { opened } = stored;
  return { opened: Array.isArray(opened) ? new Set(opened.filter((id) => typeof id === 'string')) : undefined };
}

export function clearWaitingChoice(): void {
  removeKey('session', KEY);
}
