import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { root } from './root.mjs';

/** The files of `npx ucp-elements serve`. */
const pages = ['cli/pages/profile.html', 'cli/pages/sample.css', 'demo/pages/favicon.svg'];

/** Reads YAML files as objects. */
export function yaml() {
  return {
    name: 'yaml',
    load(id) {
      return id.endsWith('.yaml') ? `export default ${JSON.stringify(parseYaml(readFileSync(id, 'utf8')))};` : null;
    },
  };
}

/** Writes the pages beside the commands. */
export function commandPages() {
  return {
    name: 'command-pages',
    generateBundle() {
      for (const path of pages) {
        this.emitFile({ type: 'asset', fileName: `pages/${basename(path)}`, source: readFileSync(join(root, path), 'utf8') });
      }
    },
  };
}
