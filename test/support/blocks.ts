import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/lib/project.mjs';

/** The code of a document by the name of its file, which its first line says: `// src/App.tsx`. */
export function blocksIn(document: string): Readonly<Record<string, string>> {
  const blocks = [...readFileSync(inProject(document), 'utf8').matchAll(/^```\w+\n\/\/ (src\/\S+)\n(.*?)^```$/gms)];
  return Object.fromEntries(blocks.map(([, name = '', code = '']) => [name, code]));
}
