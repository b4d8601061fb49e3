import { readText } from '../../../shared/storage/storage.js';
import { previousPageOf } from '../rules/previous-page.js';
import { setPreviousPage } from '../state/previous-page.js';

/** The shopper's previous page, as the tool they were in has stored it (TOP-02, TOP-03). */
export function readPreviousPage(): void {
  setPreviousPage(previousPageOf(readText('local', 'ucp_lastPage') ?? null));
}
