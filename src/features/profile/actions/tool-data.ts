import { inertJson, isJsonObject, type JsonObject, newIssues } from '../../../shared/http/wire.js';
import { jsonText } from '../../../shared/json.js';
import { log } from '../../../shared/report.js';
import { keptArea } from '../../../shared/shopper/agent.js';
import { $agent } from '../../../shared/shopper/identity.js';
import { readText, removeKey, type WritableArea, writeText } from '../../../shared/storage/storage.js';
import type { ToolList } from '../../../shared/view/lists.js';
import type { ListContents } from '../rules/profile.js';
import { contentOf } from '../rules/unread.js';
import type { RowSection } from '../section.js';

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

/** What the tool of a list keeps in the browser, in the shape of the list's section. */
export function readToolData<Name extends ToolList, Item>(list: RowSection<Name, Item>): ToolData {
  const { toolStorage: key, rows } = list;
  const texts = areas().map((area) => readText(area, key));
  const text = texts.find((one) => typeof one === 'string');
  if (text === undefined) return { kind: texts.includes(undefined) ? 'unreadable' : 'none' };
  if (text.trim() === 'null') return { kind: 'none' };
  const section = inertJson(text);
  const stored = isJsonObject(section) ? section[rows.name] : undefined;
  if (!isJsonObject(section) || !Array.isArray(stored)) return unreadable(`storage of ${key} does not parse`);
  const bad = stored.filter((row) => keyIn(list, row) === undefined).length;
  return bad > 0 ? unreadable(`storage of ${key} has ${bad} unreadable rows`) : { kind: 'section', section };
}

/** The key of the item that a row becomes; undefined if the row cannot be read. */
function keyIn<Name extends ToolList, Item>({ rows, read, keysOf }: RowSection<Name, Item>, row: unknown): string | undefined {
  return keysOf(contentOf<ListContents[Name]>(read({ [rows.name]: [row] }, newIssues())))[0];
}

function unreadable(why: string): ToolData {
  log(why);
  return { kind: 'unreadable' };
}

/**
 * Takes a removed item out of what a tool keeps, so that it does not come back with it (REM-04). Data that cannot be read, or that would be
 * left empty, are removed altogether.
 */
export function removeFromToolData<Name extends ToolList, Item>(list: RowSection<Name, Item>, itemKey: string): void {
  const { toolStorage: key, rows } = list;
  for (const area of areas()) {
    const text = readText(area, key);
    if (typeof text !== 'string') continue;
    const section = inertJson(text);
    const stored = isJsonObject(section) ? section[rows.name] : undefined;
    const left = Array.isArray(stored) ? stored.filter((row) => keyIn(list, row) !== itemKey) : [];
    if (isJsonObject(section) && left.length > 0) writeText(area, key, jsonText({ ...section, [rows.name]: left }));
    else removeKey(area, key);
  }
}
