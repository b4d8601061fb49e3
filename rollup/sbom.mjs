import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages, locked } from './packages.mjs';
import { root } from './root.mjs';

/**
 * The software bill of materials of a folder of the package, in CycloneDX JSON. It depends only on package-lock.json
 * and the modules of the bundle. So the same sources give the same file, without a time, a random number or a registry
 * URL.
 */

const { name, version, description, license, dependencies, peerDependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

const purl = (one, itsVersion) => `pkg:npm/${one.replace('@', '%40')}@${itsVersion}`;
const nameOf = (folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
const refOf = (folder) => purl(nameOf(folder), locked[folder].version);
const self = purl(name, version);

/** An expression such as `(MPL-2.0 OR Apache-2.0)` has a separate field. */
const licensesOf = (text) => (/[ ()]/.test(text) ? [{ expression: text.replace(/^\(|\)$/g, '') }] : [{ license: { id: text } }]);

/** Converts `sha512-…` in base64, as in the lock file, to a hash in hex. */
function hashesOf(integrity) {
  const [, content] = /^sha512-(\S+)/.exec(integrity) ?? [];
  return content ? [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] : [];
}

function componentOf(folder) {
  const one = locked[folder];
  if (!one?.license) throw new Error(`package-lock.json has no license of ${folder}, which the bill of materials needs`);
  return {
    type: 'library',
    'bom-ref': refOf(folder),
    name: nameOf(folder),
    version: one.version,
    scope: 'required',
    hashes: hashesOf(one.integrity ?? ''),
    licenses: licensesOf(one.license),
    purl: refOf(folder),
  };
}

/**
 * The folder of an imported package: in the nearest `node_modules`, as Node resolves it. Undefined if it is not
 * installed.
 */
function resolve(from, needed) {
  const inside = `${from ? `${from}/` : ''}node_modules/${needed}`;
  if (inside in locked) return inside;
  return from ? resolve(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), needed) : undefined;
}

function neededBy(folder) {
  const names = Object.keys({ ...locked[folder].dependencies, ...locked[folder].optionalDependencies });
  return names
    .map((needed) => resolve(folder, needed))
    .filter(Boolean)
    .sort();
}

/** The packages that npm installs with the library: its dependencies, and theirs. */
function installedPackages() {
  const all = new Set(neededBy(''));
  for (const folder of all) for (const next of neededBy(folder)) all.add(next);
  return [...all].sort();
}

/** The document of a folder with these bundled or required packages. */
function document(folder, packages, properties = []) {
  const held = new Set(packages);
  const inner = packages.map((one) => ({
    ref: refOf(one),
    dependsOn: neededBy(one)
      .filter((next) => held.has(next))
      .map(refOf),
  }));
  // The library imports the packages of its own package.json.
  const direct = Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies })
    .map((one) => `node_modules/${one}`)
    .filter((one) => held.has(one))
    .sort();
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'library',
        'bom-ref': self,
        name,
        version,
        description,
        licenses: licensesOf(license),
        purl: self,
        properties: [{ name: `${name}:folder`, value: folder }, ...properties],
      },
    },
    components: packages.map(componentOf),
    dependencies: [{ ref: self, dependsOn: direct.map(refOf) }, ...inner],
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

const fileName = 'sbom.cdx.json';

/** Writes the bill of materials of a build that bundles its packages. */
export function bundledSbom(folder) {
  return {
    name: 'bundled-sbom',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName, source: document(folder, bundledPackages(bundle)) });
    },
  };
}

/**
 * Writes the bill of materials of a build whose packages npm installs. The application provides React: a property has
 * its range.
 */
export function installedSbom(folder) {
  return {
    name: 'installed-sbom',
    generateBundle() {
      const peers = Object.entries(peerDependencies).map(([peer, range]) => ({ name: `${name}:peer`, value: `${peer}@${range}` }));
      this.emitFile({ type: 'asset', fileName, source: document(folder, installedPackages(), peers) });
    },
  };
}
