import type { PlanKind, SnpKind } from './plan.js';

/** What a service says of a plan's family. */
export interface PlanTypeFacts {
  readonly rawType: string;
  readonly planName: string;
  readonly snpType: string | null;
  /** Whether the plan has prescription drug coverage, where the service says so: decides the family of a plan typed PFFS. */
  readonly hasDrugCoverage?: boolean;
}

/**
 * The family of a plan: SNP and supplement types may have more around the word, and an MA or MAPD plan of a
 * special-needs kind is SNP. Null when the type is none that we know.
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

/** The kind of special-needs plan: from snpType, else from the plan's name, else from its type (SUPP-01). */
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

/** `D-SNP`, `DSNP`, or the letter alone. */
function kindOfCode(text: string): SnpKind | null {
  const match = /\b([IDC])[-_ ]?SNP\b/i.exec(text) ?? /^\s?([IDC])\s?$/i.exec(text);
  return codes.get(match?.[1]?.toUpperCase() ?? '') ?? null;
}

/** The words themselves: trusted in snpType, and in the name of a plan that is typed as special-needs only. */
function kindOfWord(text: string): SnpKind | null {
  if (/institutional|nursing home/i.test(text)) return 'institutional';
  if (/dual/i.test(text)) return 'dual';
  return /chronic/i.test(text) ? 'chronic' : null;
}

/** The type PFFS, or PFFS as a word of the plan's name (SUPP-01). */
export function isPrivateFeeForService({ rawType, planName }: Pick<PlanTypeFacts, 'rawType' | 'planName'>): boolean {
  return lettersOf(rawType) === 'PFFS' || /\bPFFS\b/i.test(planName);
}

function lettersOf(rawType: string): string {
  return rawType.toUpperCase().replace(/[^A-Z]+/g, '');
}
