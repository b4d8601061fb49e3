import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { root } from './root.mjs';

/** The pages of `npx ucp-elements serve`. */
const pages = ['profile.html', 'sample.css'];

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
      for (const name of pages) {
        this.emitFile({ type: 'asset', fileName: `pages/${name}`, source: readFileSync(join(root, 'cli/pages', name), 'utf8') });
      }
    },
  };
}
