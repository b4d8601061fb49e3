import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject, root } from '../../scripts/lib/project.mjs';

/** The bills of materials of the built package, compared with the built files and with the packages as they are installed. */

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses: readonly { readonly license?: { readonly id: string }; readonly expression?: string }[];
  readonly hashes: readonly { readonly content: string }[];
}

const metadata = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const textOf = (folder: string) => readFileSync(inProject('dist', folder, 'sbom.cdx.json'), 'utf8');
const componentsOf = (folder: string): readonly Component[] => JSON.parse(textOf(folder)).components;
const namesOf = (folder: string) => componentsOf(folder).map(({ name }) => name);

function filesOf(folder: string, ending: string): readonly string[] {
  return readdirSync(inProject('dist', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => inProject('dist', folder, name));
}

/** The packages whose sources the source maps of a CDN build name. */
function packagesInMaps(folder: string): readonly string[] {
  const sources = filesOf(folder, '.js.map').flatMap((map): readonly string[] => JSON.parse(readFileSync(map, 'utf8')).sources);
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}

/** The packages that the modules of the npm build import. A line for the console names the library itself. */
function packagesImported(): readonly string[] {
  const code = filesOf('npm', '.js').map((file) => readFileSync(file, 'utf8'));
  const named = code.flatMap((text) => [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?["'](?!\.)((?:@[\w.-]+\/)?[\w.-]+)/g)]);
  return [...new Set(named.map(([, name = '']) => name))].filter((name) => name !== metadata.name).toSorted();
}

/** The description of a package where it is installed. */
const installed = (name: string) => JSON.parse(readFileSync(inProject('node_modules', name, 'package.json'), 'utf8'));

describe.each(['npm', 'cdn', 'cdn-preact', 'cli'])('dist/%s/sbom.cdx.json', (folder) => {
  it('has the version, the license and a hash of each package', () => {
    const components = componentsOf(folder);
    expect(components.length).toBeGreaterThan(0);
    for (const { name, version, licenses, hashes } of components) {
      const { version: itsVersion, license } = installed(name);
      const [first] = licenses;
      expect([name, version, first?.license?.id ?? `(${first?.expression})`]).toEqual([name, itsVersion, license]);
      expect(hashes[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
    }
  });

  it('is CycloneDX, of this version of the library', () => {
    const { bomFormat, specVersion, metadata: of } = JSON.parse(textOf(folder));
    expect([bomFormat, specVersion, of.component.name, of.component.version]).toEqual([
      'CycloneDX',
      '1.6',
      'ucp-elements',
      metadata.version,
    ]);
  });

  it('has no time, random number, address or path, so that each build writes the same', () => {
    expect(textOf(folder)).not.toMatch(/timestamp|serialNumber|https?:/);
    expect(textOf(folder)).not.toContain(root);
  });
});

describe('the packages that ship', () => {
  it.each(['cdn', 'cdn-preact'])('in dist/%s are those that its source maps name, and lit', (folder) => {
    // `lit` only exports what `lit-html` has: no line of its own is left.
    expect(namesOf(folder).toSorted()).toEqual([...packagesInMaps(folder), 'lit'].toSorted());
  });

  it('are React in one CDN build and preact in the other', () => {
    expect(namesOf('cdn')).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler']));
    expect(namesOf('cdn')).not.toContain('preact');
    expect(namesOf('cdn-preact')).toContain('preact');
    expect(namesOf('cdn-preact')).not.toContain('react');
  });

  it('in dist/npm are all that it imports, except React, which the application has', () => {
    const peers = Object.keys(metadata.peerDependencies);
    expect(packagesImported().filter((name) => !namesOf('npm').includes(name))).toEqual(peers.toSorted());
    expect(namesOf('npm')).toEqual(expect.arrayContaining(Object.keys(metadata.dependencies)));
    expect(JSON.parse(textOf('npm')).metadata.component.properties).toEqual(
      expect.arrayContaining(peers.map((name) => ({ name: 'ucp-elements:peer', value: `${name}@${metadata.peerDependencies[name]}` }))),
    );
  });

  it('in dist/cli have their license texts beside it', () => {
    const notices = readFileSync(inProject('dist/cli/licences.txt'), 'utf8');
    expect(componentsOf('cli').filter(({ name, version }) => !notices.includes(`${name} ${version} (`))).toEqual([]);
  });
});
