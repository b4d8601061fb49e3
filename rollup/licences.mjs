import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages } from './packages.mjs';
import { root } from './root.mjs';

function noticeOf(folder) {
  const path = join(root, folder);
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const file = readdirSync(path).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
  const text = file ? readFileSync(join(path, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}`;
}

/** Writes the licenses of the packages in the bundle, because the minifier removes their notices. */
export function licences() {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const source = bundledPackages(bundle).map(noticeOf).join('\n\n----\n\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
    },
  };
}
