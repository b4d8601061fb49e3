import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, place, target } from './support/imports.js';
import { drawsOf, sheets, sheetsListed } from './support/sheets.js';

/** The component of each tag, by the file of its definition. */
const components = filesIn('elements', ['.ts']).flatMap((path) =>
  importsOf(path)
    .filter(({ kind, to }) => kind === 'dynamic' && to.startsWith('../src/features/') && !to.includes('/actions/'))
    .map((one) => [place(path), target(one)?.replace(/\.js$/, '') ?? ''] as const),
);

/** The sheets of a host, which no class shows. */
const ofHosts = ['src/ui/base.css', 'src/ui/contained.css'];

describe('a tag', () => {
  it.each(components)('%s has the sheets that it draws, and no other', (_tag, component) => {
    const listed = sheetsListed(component).filter((sheet) => !ofHosts.includes(sheet));
    const drawn = sheets.filter((sheet) => !ofHosts.includes(sheet) && drawsOf(component, sheet));
    const fault = { extra: listed.filter((css) => !drawn.includes(css)), missing: drawn.filter((css) => !listed.includes(css)) };
    expect(fault).toEqual({ extra: [], missing: [] });
  });
});
