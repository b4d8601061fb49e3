import { type Issues, isJsonObject } from './wire.js';

/** The type that a field has in responses. A number may stand for a text, and a text for a number (INP-06). */
export type JsonType = 'object' | 'list' | 'text' | 'text or number';

const typeNames: Readonly<Record<JsonType, string>> = {
  object: 'an object',
  list: 'a list',
  text: 'a text',
  'text or number': 'a text or a number',
};

/** The type of a JSON value in words, for the log. It names no value. */
function typeNameOf(value: unknown): string {
  if (Array.isArray(value)) return typeNames.list;
  switch (typeof value) {
    case 'string':
      return typeNames.text;
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    default:
      return typeNames.object;
  }
}

/** Whether a field is missing or null. An empty text is a text. */
export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Whether a value is missing or of its type. Otherwise it is a bad body, and the field and both types are noted (SAFE-01). */
export function hasType(value: unknown, type: JsonType, field: string, issues: Issues): boolean {
  if (isMissing(value) || isOfType(value, type)) return true;
  issues.wrongFields.add(`${field} is ${typeNameOf(value)}, not ${typeNames[type]}`);
  return false;
}

function isOfType(value: unknown, type: JsonType): boolean {
  switch (type) {
    case 'object':
      return isJsonObject(value);
    case 'list':
      return Array.isArray(value);
    case 'text':
      return typeof value === 'string';
    case 'text or number':
      return typeof value === 'string' || typeof value === 'number';
  }
}

/**
 * Whether a value is missing, or a list with rows of their type. A row is null or an object. The fields that it needs are texts or numbers.
 *
 * @param fields their names in responses
 */
export function hasTypedRows(rows: unknown, list: string, fields: readonly string[], issues: Issues): boolean {
  if (!hasType(rows, 'list', list, issues)) return false;
  return !Array.isArray(rows) || rows.map((row) => isTypedRow(row, list, fields, issues)).every(Boolean);
}

function isTypedRow(row: unknown, list: string, fields: readonly string[], issues: Issues): boolean {
  if (!hasType(row, 'object', `a row of ${list}`, issues)) return false;
  return !isJsonObject(row) || fields.every((field) => hasType(row[field], 'text or number', `${field} in ${list}`, issues));
}
