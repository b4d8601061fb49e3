import type { Settings, SettingsInput } from './settings.js';

/** A setting that could not be taken, for the author's warning; never its value. */
export interface SettingsProblem {
  readonly path: string;
  readonly reason: 'unknown' | 'wrong-type';
}

/** Records of texts whose keys the host chooses; everything else has the keys of the defaults. */
const open: ReadonlySet<string> = new Set(['endpoints', 'applicationStatus', 'hosts', 'resumeReferrer']);
/** What stands here is the host's own: that it can be called is looked at when it is (LOGIN-07). */
const hostFunctions: ReadonlySet<string> = new Set(['signIn', 'register', 'manageProfile', 'signOut', 'track', 'chatProfile']);

/**
 * The settings with the input over them. What has the wrong type or an unknown name is left out and told;
 * nothing is thrown, and the rest counts.
 */
export function mergeSettings(
  base: Settings,
  input: unknown,
): { readonly settings: Settings; readonly problems: readonly SettingsProblem[] } {
  const problems: SettingsProblem[] = [];
  if (!isRecord(input)) return { settings: base, problems: [{ path: '', reason: 'wrong-type' }] };
  return { settings: mergeRecord(base as unknown as Bag, input, '', problems) as unknown as Settings, problems };
}

type Bag = Readonly<Record<string, unknown>>;

function mergeRecord(base: Bag, input: Bag, path: string, problems: SettingsProblem[]): Bag {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(input)) {
    const at = path ? `${path}.${name}` : name;
    const current = Object.hasOwn(base, name) ? base[name] : undefined;
    if (value === undefined || name === '__proto__') continue;
    if (open.has(path) ? typeof value === 'string' : path === 'host' && hostFunctions.has(name)) merged[name] = value;
    else if (current === undefined) problems.push({ path: at, reason: 'unknown' });
    else if (isRecord(current)) takeRecord(merged, name, current, value, at, problems);
    else if (Array.isArray(current) ? !isTextList(value) : typeof value !== typeof current)
      problems.push({ path: at, reason: 'wrong-type' });
    else merged[name] = value;
  }
  return merged;
}

function takeRecord(
  merged: Record<string, unknown>,
  name: string,
  current: Bag,
  value: unknown,
  at: string,
  problems: SettingsProblem[],
): void {
  if (isRecord(value)) merged[name] = mergeRecord(current, value, at, problems);
  else problems.push({ path: at, reason: 'wrong-type' });
}

function isRecord(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

export type { SettingsInput };
