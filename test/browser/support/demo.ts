import { inject } from 'vitest';

/** A switch of the reference service: what a call answers instead of its real answer. */
export interface Fault {
  readonly method?: string;
  readonly path: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: unknown;
  readonly truncate?: number;
  readonly answersAs?: string;
  readonly times?: number;
}

async function post(path: string, body: unknown): Promise<void> {
  const answer = await fetch(new URL(path, inject('demoUrl')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

async function get(path: string): Promise<unknown> {
  const answer = await fetch(new URL(path, inject('demoUrl')));
  return answer.json();
}

interface StoredProfile {
  readonly uuid: string;
  readonly plansDetails: { readonly savedPlans: string };
}

/** The reference service as the tests drive it. */
export const demo = {
  /** Every shopper back to the seed, no faults, the usual answers, no calls counted. */
  async reset(): Promise<void> {
    await post('/__demo/faults', []);
    await post('/__demo/answers', {});
    await post('/__demo/reset', {});
  },
  faults: (...faults: readonly Fault[]) => post('/__demo/faults', faults),
  /** How profile data are answered. */
  answers: (answers: { readonly etags?: boolean; readonly cacheControl?: string }) => post('/__demo/answers', answers),
  /** Another device of the shopper changes a list, on November 20 of 2026. */
  otherDevice: (change: Readonly<Record<string, unknown>>) => post('/__demo/other-device?x-demo-date=2026-11-20T09:30:00', change),
  profile: async (shopper: string) => (await get(`/__demo/state?shopper=${shopper}`)) as StoredProfile,
  calls: async () => (await get('/__demo/calls')) as readonly { readonly method: string; readonly path: string; readonly body: unknown }[],
};
