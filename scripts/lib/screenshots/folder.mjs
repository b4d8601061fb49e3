import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

const place = 'stories/screenshots';

/** A path in the folder of the pictures. */
export const inFolder = (name = '') => inProject(place, name);

const names = (ending) => (existsSync(inFolder()) ? readdirSync(inFolder()).filter((name) => name.endsWith(ending)) : []);

/** The names of the existing pictures. */
export const pictureFiles = () => names('.webp').sort();

/** @type {(name: string) => Buffer | undefined} */
export const readKept = (name) => (existsSync(inFolder(name)) ? readFileSync(inFolder(name)) : undefined);

export function keep(name, content) {
  mkdirSync(inFolder(), { recursive: true });
  writeFileSync(inFolder(name), content);
}

export const drop = (name) => rmSync(inFolder(name), { force: true });

/** Writes these pages by name, and deletes those of removed groups. */
export function keepPages(pages) {
  for (const name of names('.md')) if (!pages.has(name)) drop(name);
  for (const [name, text] of pages) if (readKept(name)?.toString() !== text) keep(name, text);
}
