import { inertJson, isJsonObject, type JsonObject, newNotes } from '../../../shared/http/wire.js';
import { jsonText } from '../../../shared/json.js';
import { log } from '../../../shared/report.js';
import { keptArea } from '../../../shared/shopper/agent.js';
import { $agent } from '../../../shared/shopper/identity.js';
import { readText, removeKey, type StorageKey, type WritableArea, writeText } from '../../../shared/storage/storage.js';
import type { ToolList } from '../../../shared/view/lists.js';
import { contentOf } from '../rules/unread.js';
import { readProfileDrugs, readProfileProviders } from '../sections-decoder.js';

/** How a tool keeps its list in the browser: in the shape of its section of the profile. */
interface ToolStorage {
  readonly key: StorageKey;
  /** The field of the section that holds its rows. */
  readonly rows: string;
  /** The keys of the items that a section holds. */
  readonly keysOf: (section: JsonObject) => readonly string[];
}

const toolStorage: Readonly<Record<ToolList, ToolStorage>> = {
  drugs: {
    key: 'ucp_drugToolData',
    rows: 'drugInfoDetails',
    keysOf: (section) => contentOf(readProfileDrugs(section, newNotes())).drugs.map(({ ndc }) => ndc),
  },
  providers: {
    key: 'ucp_providerToolData',
    rows: 'providerIdList',
    keysOf: (section) => contentOf(readProfileProviders(section, newNotes())).providers.map(({ id }) => id),
  },
};

/**
 * The data of a tool in storage. 'none' and 'unreadable' differ: only 'none' may clear a list (PV-07). A list with a malformed row is
 * unreadable as a whole. Without that row it would be another list than the shopper chose (SAFE-04).
 */
export type ToolData = { readonly kind: 'section'; readonly section: JsonObject } | { readonly kind: 'none' | 'unreadable' };

/**
 * The places of tool data. We keep personal data for the session only, but a tool may keep it longer, except in the agent flow (AGENT-01).
 */
function areas(): readonly WritableArea[] {
  return $agent.get().isAgentFlow ? ['session'] : ['session', keptArea()];
}

export function readToolData(list: ToolList): ToolData {
  const { key, rows, keysOf } = toolStorage[list];
  const texts = areas().map((area) => readText(area, key));
  const text = texts.find((one) => typeof one === 'string');
  if (text === undefined) return { kind: texts.includes(undefined) ? 'unreadable' : 'none' };
  if (text.trim() === 'null') return { kind: 'none' };
  const section = inertJson(text);
  const stored = isJsonObject(section) ? section[rows] : undefined;
  if (!isJsonObject(section) || !Array.isArray(stored)) return unreadable(`storage of ${key} does not parse`);
  const bad = stored.filter((row) => keysOf({ [rows]: [row] }).length === 0).length;
  return bad > 0 ? unreadable(`storage of ${key} has ${bad} unreadable rows`) : { kind: 'section', section };
}

function unreadable(why: string): ToolData {
  log(why);
  return { kind: 'unreadable' };
}

/** Takes a removed item out of what a tool keeps, so that it does not come back with it (REM-04). */
export function removeFromToolData(list: ToolList, itemKey: string): void {
  for (const area of areas()) forgetIn(area, toolStorage[list], itemKey);
}

/** Data that cannot be read, or that would be left empty, are removed altogether. */
function forgetIn(area: WritableArea, { key, rows, keysOf }: ToolStorage, itemKey: string): void {
  const text = readText(area, key);
  if (typeof text !== 'string') return;
  const section = inertJson(text);
  const stored = isJsonObject(section) ? section[rows] : undefined;
  const left = Array.isArray(stored) ? stored.filter((row) => !keysOf({ [rows]: [row] }).includes(itemKey)) : [];
  if (isJsonObject(section) && left.length > 0) writeText(area, key, jsonText({ ...section, [rows]: left }));
  else removeKey(area, key);
}
