import type { Hono } from 'hono';
import { defaultEndpoints } from '../../../src/shared/http/endpoints.js';

const withoutNames = (path: string) => path.replace(/:[^/]+/g, ':');

/** The routes of a path template, with its optional part and without. Content files have their own route. */
function routesOf(template: string): readonly string[] {
  const path = (template.split('?')[0] ?? '').replace(/\{(\w+)\}/g, ':$1');
  if (path.endsWith('.json')) return [];
  return [...new Set([path.replace(/[[\]]/g, ''), path.replace(/\[[^\]]*\]/g, '')])];
}

/** A call without a handler of its own responds that there is nothing. Register it after all handlers. */
export function otherCalls(app: Hono, templates: readonly string[] = Object.values(defaultEndpoints)): void {
  const handled = new Set(app.routes.map(({ path }) => withoutNames(path)));
  for (const path of templates.flatMap(routesOf)) if (!handled.has(withoutNames(path))) app.get(path, (c) => c.json({ data: {} }));
}
