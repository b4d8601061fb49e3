import { inject } from 'vitest';

/** A switch of the reference service: what a call answers instead of its real answer. */
export interface Fault {
  readonly method?: string;
  readonly path: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: unknown;
  readonly truncate?: number;
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
  /** Every shopper back to the seed, no faults, no calls counted. */
  async reset(): Promise<void> {
    await post('/__demo/faults', []);
    await post('/__demo/reset', {});
  },
  faults: (...faults: readonly Fault[]) => post('/__demo/faults', faults),
  profile: async (shopper: string) => (await get(`/__demo/state?shopper=${shopper}`)) as StoredProfile,
  calls: async () => (await get('/__demo/calls')) as readonly { readonly method: string; readonly path: string; readonly body: unknown }[],
};
