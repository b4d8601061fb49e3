import type { Plan } from './plan.js';

/** Which doctors a plan pays for. `other`: a type that we have no words for; it shows its own name (FACT-01). */
export type NetworkType =
  | { readonly kind: 'hmo' | 'hmo-pos' | 'ppo' | 'pffs' | 'original-medicare' }
  | { readonly kind: 'other'; readonly name: string };

type Known = 'hmo' | 'hmo-pos' | 'ppo' | 'pffs';

const byLetters: ReadonlyMap<string, Known> = new Map([
  ['HMO', 'hmo'],
  ['HMOPOS', 'hmo-pos'],
  ['PPO', 'ppo'],
  ['LPPO', 'ppo'],
  ['RPPO', 'ppo'],
  ['PFFS', 'pffs'],
]);

/** The longer name first: an HMO-POS plan is no HMO. */
const inName: readonly (readonly [RegExp, Known])[] = [
  [/\bHMO[- ]?POS\b/i, 'hmo-pos'],
  [/\bHMO\b/i, 'hmo'],
  [/\b[LR]?PPO\b/i, 'ppo'],
  [/\bPFFS\b/i, 'pffs'],
];

/** The network of a plan: what the service says, else the type in the plan's name; null when neither says (FACT-01). */
export function networkType(plan: Plan): NetworkType | null {
  if (plan.kind === 'PDP' || plan.kind === 'MEDSUPP') return { kind: 'original-medicare' };
  const written = plan.networkType?.trim();
  if (written) {
    const known = byLetters.get(written.toUpperCase().replace(/[^A-Z]/g, ''));
    return known ? { kind: known } : { kind: 'other', name: written };
  }
  const kind = inName.find(([pattern]) => pattern.test(plan.name))?.[1] ?? (plan.isPrivateFeeForService ? 'pffs' : undefined);
  return kind ? { kind } : null;
}
