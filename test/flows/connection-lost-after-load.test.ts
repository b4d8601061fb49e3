import { afterEach, expect, it, vi } from 'vitest';
import { $popup } from '../../src/features/popups/state/popups.js';
import { finishCalls } from './support/held-calls.js';
import { openPage, until } from './support/service.js';

/** Code that the page cannot do without: it comes with the connection. */

const consoleLines = vi.spyOn(console, 'info').mockImplementation(() => undefined);

const lost = vi.hoisted(() => new Set(['after-load', 'idle', 'confirm-identity']));
const unlessLost = vi.hoisted(() => async (chunk: string, original: () => Promise<unknown>) => {
  if (lost.has(chunk)) throw new Error('Failed to fetch dynamically imported module');
  return (await original()) as object;
});
vi.mock('../../src/features/page/actions/after-load.js', (original) => unlessLost('after-load', original));
vi.mock('../../src/features/session/actions/idle.js', (original) => unlessLost('idle', original));
vi.mock('../../src/features/session/actions/confirm-identity.js', (original) => unlessLost('confirm-identity', original));

afterEach(finishCalls);

const logged = (text: string) => until(() => consoleLines.mock.calls.flat().join().includes(text));

function comeBack(...chunks: readonly string[]): void {
  for (const chunk of chunks) lost.delete(chunk);
  dispatchEvent(new Event('online'));
}

it('[IDLE-04] [IDC-12] a session is watched, and its member asked who they are, once the connection is back that was lost behind the load', async () => {
  await openPage({ shopper: 'member-consent' });
  await logged('the code after the load could not be loaded');
  comeBack('after-load');
  await logged('the watch of the session could not be loaded');
  await logged('the question who the shopper is could not be loaded');
  expect(localStorage.getItem('ucp_lastActive')).toBeNull();
  comeBack('idle', 'confirm-identity');
  await until(() => localStorage.getItem('ucp_lastActive') !== null);
  await until(() => $popup.get()?.tag === 'ucp-confirm-identity-popup');
});
