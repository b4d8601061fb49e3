import type { PlanKind, SnpKind } from './plan.js';

/** The data of a service that decides a plan's family. */
export interface PlanTypeFacts {
  readonly rawType: string;
  readonly planName: string;
  readonly snpType: string | null;
  /** Whether the plan has prescription drug coverage, if the service says so. It decides the family of a PFFS plan. */
  readonly hasDrugCoverage?: boolean;
}

/**
 * Returns the family of a plan, or null for an unknown type. The words SNP and SUPP can be part of a longer type. An MA
 * or MAPD plan of a special needs kind counts as SNP.
 */
export function planKindOf(facts: PlanTypeFacts): PlanKind | null {
  const type = lettersOf(facts.rawType);
  if (type.includes('SUPP') || type === 'MS') return 'MEDSUPP';
  if (type.includes('SNP')) return 'SNP';
  if (type === 'PDP') return 'PDP';
  if (type !== 'MA' && type !== 'MAPD' && type !== 'PFFS') return null;
  if (snpKindOf(facts)) return 'SNP';
  if (type === 'PFFS') return facts.hasDrugCoverage ? 'MAPD' : 'MA';
  return type;
}

/** Returns the kind of special needs plan: from `snpType`, else from the plan name, else from the type (SUPP-01). */
export function snpKindOf({ snpType, planName, rawType }: PlanTypeFacts): SnpKind | null {
  const isTypedSnp = lettersOf(rawType).includes('SNP');
  return (
    kindOfCode(snpType ?? '') ??
    kindOfWord(snpType ?? '') ??
    kindOfCode(planName) ??
    kindOfCode(rawType) ??
    (isTypedSnp ? kindOfWord(planName) : null)
  );
}

const codes: ReadonlyMap<string, SnpKind> = new Map([
  ['I', 'institutional'],
  ['D', 'dual'],
  ['C', 'chronic'],
]);

/** Recognizes `D-SNP`, `DSNP` and the letter alone. */
function kindOfCode(text: string): SnpKind | null {
  const match = /\b([IDC])[-_ ]?SNP\b/i.exec(text) ?? /^\s?([IDC])\s?$/i.exec(text);
  return codes.get(match?.[1]?.toUpperCase() ?? '') ?? null;
}

/** Recognizes the words for a kind. They count in `snpType`, and in the name of a plan with an SNP type. */
function kindOfWord(text: string): SnpKind | null {
  if (/institutional|nursing home/i.test(text)) return 'institutional';
  if (/dual/i.test(text)) return 'dual';
  return /chronic/i.test(text) ? 'chronic' : null;
}

/** Whether the type is PFFS, or the plan name has the word PFFS (SUPP-01). */
export function isPrivateFeeForService({ rawType, planName }: Pick<PlanTypeFacts, 'rawType' | 'planName'>): boolean {
  return lettersOf(rawType) === 'PFFS' || /\bPFFS\b/i.test(planName);
}

function lettersOf(rawType: string): string {
  return rawType.toUpperCase().replace(/[^A-Z]+/g, '');
}
