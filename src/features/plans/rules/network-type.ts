import type { Plan } from './plan.js';

/** The provider network of a plan (FACT-01). The card shows an unknown type by its own name. */
export type NetworkType =
  | { readonly kind: 'hmo' | 'hmo-pos' | 'ppo' | 'pffs' | 'original-medicare' }
  | { readonly kind: 'other'; readonly name: string };

type KnownNetwork = 'hmo' | 'hmo-pos' | 'ppo' | 'pffs';

const byLetters: ReadonlyMap<string, KnownNetwork> = new Map([
  ['HMO', 'hmo'],
  ['HMOPOS', 'hmo-pos'],
  ['PPO', 'ppo'],
  ['LPPO', 'ppo'],
  ['RPPO', 'ppo'],
  ['PFFS', 'pffs'],
]);

/** Longer names first, because HMO-POS also contains HMO. */
const typesInName: readonly (readonly [RegExp, KnownNetwork])[] = [
  [/\bHMO[- ]?POS\b/i, 'hmo-pos'],
  [/\bHMO\b/i, 'hmo'],
  [/\b[LR]?PPO\b/i, 'ppo'],
  [/\bPFFS\b/i, 'pffs'],
];

/** Returns the network type of the service, or else the type in the plan name, or else null (FACT-01). */
export function networkType(plan: Plan): NetworkType | null {
  if (plan.kind === 'PDP' || plan.kind === 'MEDSUPP') return { kind: 'original-medicare' };
  const written = plan.networkType?.trim();
  if (written) {
    const known = byLetters.get(written.toUpperCase().replace(/[^A-Z]/g, ''));
    return known ? { kind: known } : { kind: 'other', name: written };
  }
  const kind = typesInName.find(([pattern]) => pattern.test(plan.name))?.[1] ?? (plan.isPrivateFeeForService ? 'pffs' : undefined);
  return kind ? { kind } : null;
}
