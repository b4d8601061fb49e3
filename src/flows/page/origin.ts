import { originOf } from '../../domain/view/origin.js';
import { readText } from '../../platform/storage.js';
import { setOrigin } from '../../store/origin.js';

/** Where the shopper came from, as the tool they were in has left it (TOP-02, TOP-03). */
export function readOrigin(): void {
  setOrigin(originOf(readText('local', 'ucp_lastPage') ?? null));
}
