import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { spanish } from '../../../../../src/spanish.js';

/** Every text, by subject: Spanish has the same as English. */
export type AllTexts = typeof spanish;

const features = resolve(import.meta.dirname, '../../../../../src/features');

/** The subjects that the English files export. */
export async function allEnglish(subjects: readonly string[]): Promise<AllTexts> {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]text[\\/]en[\\/].*\.ts$/.test(file))
    .sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
  const modules = await Promise.all(files.map((file) => import(join(features, file)) as Promise<object>));
  const found = modules.flatMap((one) => Object.entries(one)).filter(([name, text]) => typeof text === 'object' && subjects.includes(name));
  return Object.fromEntries(found) as unknown as AllTexts;
}

/** The texts of a language by path, such as `planCard.tag.MA`: plain texts, and texts with parameters. */
export interface Leaves {
  readonly plain: ReadonlyMap<string, string>;
  readonly taking: ReadonlyMap<string, (...values: never[]) => string>;
}

/** Keys of rich texts whose values are not shown. */
const data = ['tag', 'href', 'views'];

export function leavesOf(texts: object): Leaves {
  const plain = new Map<string, string>();
  const taking = new Map<string, (...values: never[]) => string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') plain.set(path, value);
    else if (typeof value === 'function') taking.set(path, value as (...values: never[]) => string);
    else if (typeof value === 'object' && value !== null) each(value, path);
  };
  const each = (value: object, path: string): void => {
    for (const [key, one] of Object.entries(value)) {
      const isData = data.includes(key) && path.includes('.questions.');
      if (!isData) visit(one, path ? `${path}.${key}` : key);
    }
  };
  each(texts, '');
  return { plain, taking };
}
