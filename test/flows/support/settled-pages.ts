import { afterEach } from 'vitest';
import { closePopup } from '../../../src/features/popups/state/popups.js';
import { reload } from '../../../src/features/profile/actions/reload.js';
import { tabs } from '../../../src/shared/tabs/tabs.js';
import { finishCalls } from './held-calls.js';
import { openPage } from './service.js';

/** Pages at rest: nothing is pending when a test begins or ends. */

export async function openAtRest(shopper: string, page: Parameters<typeof openPage>[0] = {}): Promise<void> {
  await openPage({ shopper, ...page });
  await finishCalls();
}

export async function rereadAtRest(): Promise<void> {
  await reload();
  await finishCalls();
}

afterEach(async () => {
  await finishCalls();
  closePopup();
  tabs().close();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});
