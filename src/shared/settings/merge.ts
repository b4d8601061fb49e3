import { type Allowed, allowedSettings } from './allowed.js';
import type { Settings } from './settings.js';

/** A setting that was not accepted, for the author's warning. It never has the value. */
export type SettingsProblem =
  | { readonly path: string; readonly reason: 'unknown' }
  | { readonly path: string; readonly reason: 'wrong-type' | 'wrong-value'; readonly accepts: string };

/** Names that other layers define. */
export interface SettingNames {
  readonly brands: readonly string[];
  readonly endpoints: readonly string[];
}

/**
 * Settings whose keys the host chooses. The keys of `endpoints` are the names of calls. All other settings have the
 * keys of the defaults.
 */
const openRecords: ReadonlySet<string> = new Set(['endpoints', 'applicationStatus', 'hosts', 'resumeReferrer']);
/** Functions of the host page. They are checked when they are called (LOGIN-07). */
const hostFunctions: ReadonlySet<string> = new Set(['signIn', 'register', 'manageProfile', 'signOut', 'track', 'chatProfile']);

/**
 * Merges the input into the settings. It reports each unknown name, wrong type and value that is not accepted, and
 * leaves it out. It never throws.
 */
export function mergeSettings(
  base: Settings,
  input: unknown,
  { brands, endpoints }: SettingNames,
): { readonly settings: Settings; readonly problems: readonly SettingsProblem[] } {
  const inputRecord = readFrom({ input }, 'input');
  if (!isRecord(inputRecord)) return { settings: base, problems: [{ path: '', reason: 'wrong-type', accepts: typeName({}) }] };
  const rules: Rules = { allowed: allowedSettings(brands), endpoints, problems: [] };
  return { settings: mergeRecord(base as unknown as JsonObject, inputRecord, '', rules) as unknown as Settings, problems: rules.problems };
}

type JsonObject = Readonly<Record<string, unknown>>;

/** The rules of a merge, and the problems found so far. */
interface Rules {
  readonly allowed: ReadonlyMap<string, Allowed>;
  readonly endpoints: readonly string[];
  readonly problems: SettingsProblem[];
}

function mergeRecord(base: JsonObject, input: JsonObject, path: string, rules: Rules): JsonObject {
  const merged: Record<string, unknown> = { ...base };
  for (const name of Object.keys(input)) {
    const value = readFrom(input, name);
    if (value === undefined || name === '__proto__') continue;
    const settingPath = path ? `${path}.${name}` : name;
    const current = Object.hasOwn(base, name) ? base[name] : undefined;
    const problem = problemOf({ path, name, settingPath, current, value }, rules);
    if (problem) rules.problems.push(problem);
    else if (path !== 'host' && isRecord(current) && isRecord(value)) merged[name] = mergeRecord(current, value, settingPath, rules);
    else merged[name] = ruleOf(path, settingPath, rules)?.read(value) ?? value;
  }
  return merged;
}

/**
 * A getter of the host may throw. A revoked proxy of its state library throws too. The returned symbol is a wrong type
 * for every setting.
 */
function readFrom(input: JsonObject, name: string): unknown {
  try {
    const value = input[name];
    if (isRecord(value)) Object.keys(value);
    return value;
  } catch {
    return Symbol();
  }
}

/** A setting of the input, with the value that it would replace. */
interface SettingInput {
  readonly path: string;
  readonly name: string;
  readonly settingPath: string;
  readonly current: unknown;
  readonly value: unknown;
}

/** All endpoints share one rule. */
function ruleOf(path: string, settingPath: string, { allowed }: Rules): Allowed | undefined {
  return allowed.get(path === 'endpoints' ? 'endpoints.*' : settingPath);
}

function problemOf({ path, name, settingPath, current, value }: SettingInput, rules: Rules): SettingsProblem | null {
  if (path === 'host' && hostFunctions.has(name)) return null;
  const isKnown = path === 'endpoints' ? rules.endpoints.includes(name) : openRecords.has(path) || current !== undefined;
  if (!isKnown) return { path: settingPath, reason: 'unknown' };
  const rule = ruleOf(path, settingPath, rules);
  const known = openRecords.has(path) ? '' : current;
  if (!rule?.isOfAnyType && !hasSameType(known, value)) {
    return { path: settingPath, reason: 'wrong-type', accepts: rule?.accepts ?? typeName(known) };
  }
  return rule && rule.read(value) === undefined ? { path: settingPath, reason: 'wrong-value', accepts: rule.accepts } : null;
}

function hasSameType(current: unknown, value: unknown): boolean {
  if (isRecord(current)) return isRecord(value);
  return Array.isArray(current) ? isTextList(value) : typeof value === typeof current;
}

/** Describes the type of a setting for the author's warning. */
function typeName(current: unknown): string {
  if (isRecord(current)) return 'an object';
  return typeof current === 'boolean' ? 'true or false' : 'a text';
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
