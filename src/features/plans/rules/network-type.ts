import type { Plan } from '../../plan/rules/plan.js';

/** The provider network of a plan (FACT-01). The card shows an unknown type by its own name. */
export type NetworkType =
  | { readonly kind: 'hmo' | 'hmo-pos' | 'ppo' | 'pffs' | 'original-medicare' }
  | { readonly kind: 'other'; readonly name: string };

type KnownNetwork = 'hmo' | 'hmo-pos' | 'ppo' | 'pffs';

/** As carriers write them, short or written out. HMO-POS is first, because its name also contains HMO. */
const written: readonly (readonly [RegExp, KnownNetwork])[] = [
  [/\bHMO[- ]?POS\b|\bPOS\b|\bpoint[- ]of[- ]service\b/i, 'hmo-pos'],
  [/\bHMO\b|\bhealth maintenance organi[sz]ation\b/i, 'hmo'],
  [/\b[LR]?PPO\b|\bpreferred provider organi[sz]ation\b/i, 'ppo'],
  [/\bPFFS\b|\bprivate[- ]fee[- ]for[- ]service\b/i, 'pffs'],
];

/** Returns the network type of the service, or else the type in the plan name, or else null (FACT-01). */
export function networkType(plan: Plan): NetworkType | null {
  if (plan.kind === 'PDP' || plan.kind === 'MEDSUPP') return { kind: 'original-medicare' };
  const type = plan.networkType?.trim();
  const known = knownNetwork(type || plan.name);
  if (known) return { kind: known };
  if (type) return { kind: 'other', name: type };
  return plan.isPrivateFeeForService ? { kind: 'pffs' } : null;
}

function knownNetwork(text: string): KnownNetwork | undefined {
  const plain = text.replaceAll('.', '').replaceAll('_', ' ');
  return written.find(([pattern]) => pattern.test(plain))?.[1];
}
