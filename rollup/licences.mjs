import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/?]+)/;

function noticeOf(path) {
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
      const ids = Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {}));
      const folders = new Set(ids.map((id) => folder.exec(id)?.[1]).filter((path) => path && existsSync(join(path, 'package.json'))));
      const source = [...folders].sort().map(noticeOf).join('\n\n----\n\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
    },
  };
}
