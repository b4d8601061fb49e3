import { type Allowed, allowedSettings } from './allowed.js';
import type { Settings, SettingsInput } from './settings.js';

/** A setting that could not be taken, for the author's warning; never its value. */
export type SettingsProblem =
  | { readonly path: string; readonly reason: 'unknown' }
  | { readonly path: string; readonly reason: 'wrong-type' | 'wrong-value'; readonly accepts: string };

/** Names that other layers keep. */
export interface KnownNames {
  readonly brands: readonly string[];
  readonly endpoints: readonly string[];
}

/**
 * Records of texts; the host chooses their keys, but for those of `endpoints`, which are the calls. All else has the keys of the defaults.
 */
const open: ReadonlySet<string> = new Set(['endpoints', 'applicationStatus', 'hosts', 'resumeReferrer']);
/** Functions of the host page. Whether each can be called is checked when it is called (LOGIN-07). */
const hostFunctions: ReadonlySet<string> = new Set(['signIn', 'register', 'manageProfile', 'signOut', 'track', 'chatProfile']);

/**
 * The settings with the input over them. What has an unknown name, the wrong type or a value that is not taken is left out and
 * told; nothing is thrown, and the rest counts.
 */
export function mergeSettings(
  base: Settings,
  input: unknown,
  { brands, endpoints }: KnownNames,
): { readonly settings: Settings; readonly problems: readonly SettingsProblem[] } {
  const said = readFrom({ input }, 'input');
  if (!isRecord(said)) return { settings: base, problems: [{ path: '', reason: 'wrong-type', accepts: kindOf({}) }] };
  const rules: Rules = { allowed: allowedSettings(brands), endpoints, problems: [] };
  return { settings: mergeRecord(base as unknown as Bag, said, '', rules) as unknown as Settings, problems: rules.problems };
}

type Bag = Readonly<Record<string, unknown>>;

/** What is looked at while settings are merged, and what was found. */
interface Rules {
  readonly allowed: ReadonlyMap<string, Allowed>;
  readonly endpoints: readonly string[];
  readonly problems: SettingsProblem[];
}

function mergeRecord(base: Bag, input: Bag, path: string, rules: Rules): Bag {
  const merged: Record<string, unknown> = { ...base };
  for (const name of Object.keys(input)) {
    const value = readFrom(input, name);
    if (value === undefined || name === '__proto__') continue;
    const at = path ? `${path}.${name}` : name;
    const current = Object.hasOwn(base, name) ? base[name] : undefined;
    const problem = problemOf({ path, name, at, current, value }, rules);
    if (problem) rules.problems.push(problem);
    else if (path !== 'host' && isRecord(current) && isRecord(value)) merged[name] = mergeRecord(current, value, at, rules);
    else merged[name] = ruleOf(path, at, rules)?.read(value) ?? value;
  }
  return merged;
}

/**
 * A getter of the host's may throw, and so do the names of an object that its state library has taken back since it was said: the symbol
 * stands for both, because no setting has its type.
 */
function readFrom(input: Bag, name: string): unknown {
  try {
    const value = input[name];
    if (isRecord(value)) Object.keys(value);
    return value;
  } catch {
    return Symbol();
  }
}

/** A value that was said, and what stands in its place. */
interface Said {
  readonly path: string;
  readonly name: string;
  readonly at: string;
  readonly current: unknown;
  readonly value: unknown;
}

/** Paths of calls have one rule for all of them. */
function ruleOf(path: string, at: string, { allowed }: Rules): Allowed | undefined {
  return allowed.get(path === 'endpoints' ? 'endpoints.*' : at);
}

function problemOf({ path, name, at, current, value }: Said, rules: Rules): SettingsProblem | null {
  if (path === 'host' && hostFunctions.has(name)) return null;
  const isKnown = path === 'endpoints' ? rules.endpoints.includes(name) : open.has(path) || current !== undefined;
  if (!isKnown) return { path: at, reason: 'unknown' };
  const rule = ruleOf(path, at, rules);
  const known = open.has(path) ? '' : current;
  if (!rule?.isOfAnyType && !isAlike(known, value)) return { path: at, reason: 'wrong-type', accepts: rule?.accepts ?? kindOf(known) };
  return rule && rule.read(value) === undefined ? { path: at, reason: 'wrong-value', accepts: rule.accepts } : null;
}

function isAlike(current: unknown, value: unknown): boolean {
  if (isRecord(current)) return isRecord(value);
  return Array.isArray(current) ? isTextList(value) : typeof value === typeof current;
}

/** What a setting accepts whose only rule is its type. */
function kindOf(current: unknown): string {
  if (isRecord(current)) return 'an object';
  return typeof current === 'boolean' ? 'true or false' : 'a text';
}

function isRecord(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

export type { SettingsInput };
