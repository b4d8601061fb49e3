import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decideSupplementStart } from '../src/features/enrollment/rules/supplement-start.js';
import { cancelable, type EventName } from '../src/shared/events.js';
import { defaultEndpoints } from '../src/shared/http/endpoints.js';
import { defaultSettings } from '../src/shared/settings/defaults.js';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const brands = read('docs/brands.md');

/** The rows of the tables of a section: what stands in code marks in the first cell, and the last cell. */
function rowsOf(heading: string): readonly { readonly names: readonly string[]; readonly last: string }[] {
  const section = brands.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => ({ names: [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), last: cells.at(-2) ?? '' }));
}

function stylesheets(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => read(join(folder, name)));
}

/** Everything that is a style of a tag: the shell has its own in a module. */
const styles = () => [...stylesheets('src'), read('src/element/first-paint.ts')];

describe('docs/wire.md', () => {
  it('[CALL-23] names every call', () => {
    const wire = read('docs/wire.md');
    expect(Object.keys(defaultEndpoints).filter((name) => !wire.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('docs/brands.md', () => {
  it('lists every setting, and none that is not there', () => {
    expect(
      rowsOf('Settings')
        .flatMap(({ names }) => names)
        .toSorted(),
    ).toEqual(Object.keys(defaultSettings).toSorted());
  });

  it.each([
    ['AZ', 'AZ', 'are the same', '`openAddYourInfo`'],
    ['AZ', 'NV', 'differ', '`links.supplementDetails`'],
    ['AZ', null, 'are not both known', '`startApplication=true`'],
    [null, 'AZ', 'are not both known', '`startApplication=true`'],
  ])(
    '[REC-07] says how an application starts if the plan is of %s and the recommendation of %s',
    (stateCode, recommended, states, expected) => {
      const plan = { name: 'Plan G', code: 'G', year: 2027, zipCode: '85004', stateCode, legalEntity: null };
      const start = decideSupplementStart(plan, recommended, 'saved-plan');
      const way = start.kind === 'start' ? '`openAddYourInfo`' : start.reason === 'other-state' ? '`links.supplementDetails`' : expected;
      const row = brands.split('\n').find((line) => line.startsWith(`| ${states} |`));
      expect(row).toContain(way);
      expect(row?.includes('startApplication')).toBe(start.kind === 'details' && start.reason === 'state-unknown');
    },
  );

  it('names every flag', () => {
    for (const flag of Object.keys(defaultSettings.flags)) expect(brands).toContain(`\`${flag}\``);
  });

  it('lists every event, and which can be canceled', () => {
    const rows = rowsOf('Events');
    const source = read('src/shared/events.ts');
    const events = [...source.slice(0, source.indexOf('export type')).matchAll(/^ {2}'(ucp-[a-z-]+)'/gm)].map(([, name = '']) => name);
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(events.toSorted());
    const named = rows.filter(({ last }) => last === 'yes').flatMap(({ names }) => names);
    expect(named.toSorted()).toEqual([...cancelable].toSorted() satisfies EventName[]);
  });

  it('lists everything that is kept in the browser, and nothing that is not', () => {
    const source = read('src/shared/storage/storage.ts').split('export type StorageKey =')[1]?.split(';')[0] ?? '';
    const keys = [...source.matchAll(/'(ucp_\w+)'/g)].map(([, key = '']) => key);
    const listed = rowsOf('Browser storage').flatMap(({ names }) => names);
    expect(listed.toSorted()).toEqual(keys.toSorted());
  });

  it('lists every reason of ucp-navigate, and none that is not there', () => {
    const type = read('src/shared/events.ts').split('export type NavigationReason =')[1]?.split(';')[0] ?? '';
    const reasons = [...type.matchAll(/'([a-z-]+)'/g)].map(([, reason]) => reason);
    expect(reasons).not.toEqual([]);
    const listed = rowsOf('Navigation reasons').flatMap(({ names }) => names);
    expect(listed.toSorted()).toEqual(reasons.toSorted());
  });

  it('[ENT-11] names what a host may read of a plan, and nothing that is not there', () => {
    const source = read('src/features/page/actions/public-plans.ts').split('export interface PublicPlan {')[1]?.split('\n}')[0] ?? '';
    const fields = [...source.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name = '']) => name);
    expect(brands).toContain(`A plan is \`{ ${fields.join(', ')} }\`. A recommended plan also has \`rank\``);
  });

  it('lists every fact that a host may read, and none that is not there', () => {
    const source = read('src/features/page/actions/public-facts.ts').split('export interface PublicFacts {')[1]?.split('\n}')[0] ?? '';
    const facts = [...source.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name = '']) => name);
    expect(facts.length).toBeGreaterThan(30);
    expect(
      rowsOf('Facts')
        .flatMap(({ names }) => names)
        .filter((name) => facts.includes(name) || !/^(plans|drugs|providers)$/.test(name))
        .toSorted(),
    ).toEqual(facts.toSorted());
  });

  const tokens = new Set(read('src/themes/tokens.css').match(/--ucp-[a-z0-9-]+(?=:)/g));

  it('names no custom property other than the tokens and those that a tag reads', () => {
    const read = styles().join('\n');
    for (const [name] of brands.matchAll(/--ucp-[a-z0-9]+(?:-[a-z0-9]+)*/g)) {
      expect(tokens.has(name) || read.includes(`var(${name}`), name).toBe(true);
    }
  });

  it('lists every custom property that is no token', () => {
    const used = new Set(styles().flatMap((css) => [...css.matchAll(/var\((--ucp-[a-z0-9-]+)/g)].map(([, name = '']) => name)));
    const hooks = [...used].filter((name) => !tokens.has(name));
    expect(
      rowsOf('Look')
        .flatMap(({ names }) => names)
        .filter((name) => name.startsWith('--'))
        .toSorted(),
    ).toEqual(hooks.toSorted());
  });
});

describe('docs/accessibility.md', () => {
  it('names only tests that are there', () => {
    const named = [...read('docs/accessibility.md').matchAll(/`([\w/-]+\.test\.tsx?)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !existsSync(join(root, 'test', name)))).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  const section = read('CONTRIBUTING.md').split('## How the data flows')[1]?.split('\n## ')[0] ?? '';
  const walks = section.split(/^\*\*/m).slice(1);

  it.each([
    ['A saved plan', 18],
    ['A press of Unsave', 16],
    ['The `theme` attribute', 10],
    ['The year toggle', 14],
  ])('follows one value through files that are there: %s', (start, most) => {
    const walk = walks.find((one) => one.startsWith(start)) ?? '';
    const files = [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
    const inProject = (path: string) => (/^(src|elements)\//.test(path) ? path : `src/features/${path}`);
    expect(files).not.toEqual([]);
    expect(files.filter((path) => !existsSync(join(root, inProject(path))))).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(most);
  });
});
