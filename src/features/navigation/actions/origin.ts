import { readText } from '../../../shared/storage/storage.js';
import { originOf } from '../rules/origin.js';
import { setOrigin } from '../state/origin.js';

/** The shopper's previous page, as the tool they were in has stored it (TOP-02, TOP-03). */
export function readOrigin(): void {
  setOrigin(originOf(readText('local', 'ucp_lastPage') ?? null));
}
