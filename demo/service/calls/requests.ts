import type { Context } from 'hono';
import { isRow, type Row } from '../profiles/profile-data.js';

/** A malformed request. The response is 400 with the message, which never holds request data. */
export class BadRequest extends Error {}

/** The body as a JSON object. @throws {BadRequest} if it is not one */
export async function bodyOf(c: Context): Promise<Row> {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new BadRequest('The body is not JSON');
  }
  if (!isRow(body)) throw new BadRequest('The body is not an object');
  return body;
}

/** A required text of a body. @throws {BadRequest} if it is missing or blank */
export function neededText(body: Row, field: string): string {
  const value = body[field];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (text === '') throw new BadRequest(`${field} is missing`);
  return text;
}

/** A list of objects in a body; a missing list is empty. @throws {BadRequest} if it is not a list */
export function rowsIn(body: Row, field: string): readonly Row[] {
  const value = body[field] ?? [];
  if (!Array.isArray(value)) throw new BadRequest(`${field} must be a list`);
  return value.filter(isRow);
}

/** A parameter of the path. */
export function param(c: Context, name: string): string {
  return c.req.param(name) ?? '';
}

/** A plan year of the path. @throws {BadRequest} if it is invalid */
export function yearParam(c: Context, name: string): number {
  const text = param(c, name);
  if (!/^20\d\d$/.test(text)) throw new BadRequest(`${name} must be a year`);
  return Number(text);
}
