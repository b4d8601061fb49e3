// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source text
import { describe, expect, it } from 'vitest';
import { brokenBoundaries, sourceFile } from './support/boundaries.js';

/** Files beside the one that breaks a boundary. None of them breaks one. */
const beside: Readonly<Record<string, string>> = {
  'src/shared/storage/storage.ts': 'export const readText = () => localStorage.length;',
  'src/shared/state/store.ts':
    "import { atom } from 'nanostores'; export const createAtom = atom; export const keepAfterSignOut = atom; export const pageSingleton = atom;",
  'src/shared/year-of.ts': "import { readText } from './storage/storage.js'; export const yearOf = () => readText();",
  'src/shared/folds.ts':
    "import { pageSingleton } from './state/store.js'; export const folds = () => pageSingleton('folds', () => new Set());",
  'src/shared/settings/settings.ts': 'export interface Settings { readonly siteId: string }',
  'src/features/plans/state/stars.ts': `
    import { createAtom, keepAfterSignOut } from '../../../shared/state/store.js';
    const stars = keepAfterSignOut(createAtom<number>('stars', 0));
    export const $stars = stars.readable;
    export const starsNow = () => stars.get();
    export function setStars(count: number): void { stars.set(count); }
    export function addStar(): void { setStars(starsNow() + 1); }`,
  'src/features/plans/state/fold.ts':
    "import { addStar } from './stars.js'; export const unfold = () => { addStar(); }; export const isFolded = () => true;",
  'src/features/plans/actions.ts': "export { addStar } from './state/stars.js';",
  'src/features/plans/PlanCard/PlanCard.tsx': "import { CardFooter } from './CardFooter.js'; export const PlanCard = CardFooter;",
  'src/features/plans/PlanCard/CardFooter.tsx': 'export const CardFooter = () => null;',
  'src/features/plans/PlanTag.tsx': 'export const PlanTag = () => null;',
};

/** The broken boundaries of a project that has this file, too. */
function broken(path: string, text: string): readonly string[] {
  return brokenBoundaries(Object.entries({ ...beside, [path]: text }).map(([at, source]) => sourceFile(at, source)));
}

const rule = 'src/features/drugs/rules/drug.ts';
const decoder = 'src/features/drugs/decoder.ts';
const state = 'src/features/drugs/state/drugs.ts';
const text = 'src/features/drugs/text/en/drugs.ts';
const part = 'src/ui/Button.tsx';
const component = 'src/features/drugs/DrugList/DrugList.tsx';
const action = 'src/features/drugs/actions/price.ts';

const wrong: readonly (readonly [what: string, path: string, source: string, message: string])[] = [
  [
    'a rule that imports storage',
    rule,
    "import { readText } from '../../../shared/storage/storage.js';",
    'a rule imports storage: src/shared/storage/storage',
  ],
  [
    'a rule that imports storage through a file that looks harmless',
    rule,
    "import { yearOf } from '../../../shared/year-of.js';",
    'a rule imports storage: src/shared/year-of → src/shared/storage/storage',
  ],
  [
    'a rule that imports the clock',
    rule,
    "import { clock } from '../../../shared/time/clock.js';",
    'a rule imports the clock: src/shared/time/clock',
  ],
  [
    'a rule that imports settings',
    rule,
    "import { $settings } from '../../../shared/settings/state.js';",
    'a rule imports settings: src/shared/settings/state',
  ],
  [
    'a rule that imports HTTP',
    rule,
    "import { createHttp } from '../../../shared/http/http.js';",
    'a rule imports HTTP: src/shared/http/http',
  ],
  [
    'a rule that imports state',
    rule,
    "import { createAtom } from '../../../shared/state/store.js';",
    'a rule imports state: src/shared/state/store',
  ],
  ['a rule that calls Date()', rule, 'export const now = () => Date();', 'a rule reads the clock: Date()'],
  ['a rule that makes a date of now', rule, 'export const now = () => new Date();', 'a rule reads the clock: new Date()'],
  ['a rule that asks for the time', rule, 'export const now = () => Date.now();', 'a rule reads the clock: Date.now'],
  [
    'a rule that renames the clock',
    rule,
    'const Clock = Date; export const now = () => new Clock();',
    'a rule reads the clock: Clock = Date',
  ],
  ['a rule that asks globalThis for the clock', rule, 'export const now = () => new globalThis.Date();', 'a rule uses globalThis'],
  ['a rule that asks globalThis for storage', rule, 'export const kept = () => globalThis.localStorage;', 'a rule uses globalThis'],
  ['a rule that hands storage on', rule, 'export const kept = localStorage;', 'a rule uses localStorage'],
  ['a rule that throws dice', rule, 'export const one = () => Math.random();', 'a rule uses Math.random'],
  ['a rule that returns a sentence', rule, "export const why = () => 'The plan is closed.';", 'a rule has a sentence: The plan is closed.'],
  [
    'a rule that composes a sentence',
    rule,
    'export const why = (name: string) => `${name} is closed`;',
    'a rule has a sentence:  is closed',
  ],
  [
    'a rule that joins a sentence',
    rule,
    "export const why = (name: string) => 'Closed: ' + name + ' today';",
    'a rule has a sentence:  today',
  ],
  [
    'a decoder that reads storage',
    decoder,
    "import { readText } from '../../shared/storage/storage.js';",
    'a decoder imports storage: src/shared/storage/storage',
  ],
  [
    'a decoder that asks the browser for storage',
    decoder,
    'export const kept = () => sessionStorage.length;',
    'a decoder uses sessionStorage',
  ],
  [
    'a part of ui that reads storage',
    part,
    "import { readText } from '../shared/storage/storage.js';",
    'a part of ui imports storage: src/shared/storage/storage',
  ],
  [
    'a part of ui that asks the browser for storage',
    part,
    'export const kept = () => localStorage.length;',
    'a part of ui uses localStorage',
  ],
  [
    'a part of ui that reads state',
    part,
    "import { createAtom } from '../shared/state/store.js';",
    'a part of ui imports state: src/shared/state/store',
  ],
  [
    'a state file that imports storage',
    state,
    "import { readText } from '../../../shared/storage/storage.js';",
    'a state file imports storage: src/shared/storage/storage',
  ],
  [
    'a state file that imports HTTP',
    state,
    "import { httpClient } from '../../../shared/calls/http-client.js';",
    'a state file imports HTTP: src/shared/calls/http-client',
  ],
  ['a text that reads the clock', text, 'export const today = () => `${new Date()}`;', 'a text reads the clock: new Date()'],
  [
    'an exported atom that can be written',
    state,
    "import { createAtom } from '../../../shared/state/store.js'; export const $drugs = createAtom<number>('drugs', 0);",
    'any file exports an atom that can be written: $drugs',
  ],
  [
    'an atom that can be written, exported by a list',
    state,
    "import { createAtom } from '../../../shared/state/store.js'; const drugs = createAtom<number>('drugs', 0); export { drugs as $drugs };",
    'any file exports an atom that can be written: drugs',
  ],
  [
    'an atom that can be written, exported under another name',
    state,
    "import { createAtom } from '../../../shared/state/store.js'; const drugs = createAtom<number>('drugs', 0); export const $drugs = drugs;",
    'any file exports an atom that can be written: $drugs',
  ],
  [
    'a function that hands out an atom that can be written',
    state,
    "import { createAtom } from '../../../shared/state/store.js'; const drugs = createAtom<number>('drugs', 0); export const drugsAtom = () => drugs;",
    'any file hands out an atom that can be written: drugs',
  ],
  [
    'an atom from nanostores itself',
    state,
    "import { atom } from 'nanostores'; export const $drugs = atom(0);",
    'any file takes atom from nanostores',
  ],
  [
    'the type of an atom that can be written',
    state,
    "import { computed, type WritableAtom } from 'nanostores'; export const of = computed;",
    'any file takes WritableAtom from nanostores',
  ],
  [
    'an atom beside the state',
    action,
    "import { createAtom } from '../../../shared/state/store.js'; const prices = createAtom<number>('prices', 0);",
    'any file makes an atom: prices',
  ],
  [
    'a file that reaches a private cell by its name',
    'src/testing.ts',
    "import { pageSingleton } from './shared/state/store.js'; pageSingleton('folds', () => () => {})();",
    'any file reaches the cell folds of src/shared/folds.ts',
  ],
  [
    'a file that reaches private cells by a list of names',
    'src/testing.ts',
    "import { pageSingleton } from './shared/state/store.js'; for (const name of ['stars']) pageSingleton(name, () => () => {})();",
    'any file reaches a cell by a computed name',
  ],
  [
    'a component that writes state',
    component,
    "import { $stars, setStars } from '../../plans/state/stars.js';",
    'a component writes state: setStars of src/features/plans/state/stars',
  ],
  [
    'a component that writes state through two functions',
    component,
    "import { unfold } from '../../plans/state/fold.js';",
    'a component writes state: unfold of src/features/plans/state/fold',
  ],
  [
    'a component that draws a part of another feature',
    component,
    "import { CardFooter } from '../../plans/PlanCard/CardFooter.js';",
    'a component draws a part of another feature: src/features/plans/PlanCard/CardFooter',
  ],
];

/** As close to a broken boundary as is allowed. */
const right: readonly (readonly [what: string, path: string, source: string])[] = [
  ['a rule with the type of the settings', rule, "import type { Settings } from '../../../shared/settings/settings.js';"],
  ['a rule that computes with a date', rule, 'export const year = (at: number) => new Date(at).getUTCFullYear() + Date.UTC(2026, 1);'],
  ['a rule with a window of its own', rule, 'export const ends = (window: { readonly end: number }) => window.end;'],
  ['a rule with codes', rule, "export const why = (id: string, year: number) => (year ? 'window-closed' : `${id} ${year}`);"],
  ['a decoder that logs a sentence', decoder, "export const noted = 'a drug without a name was dropped';"],
  ['a state file with settings', state, "import { $settings } from '../../../shared/settings/state.js';"],
  [
    'a state file that exports an atom as readable',
    state,
    "import { createAtom } from '../../../shared/state/store.js'; const drugs = createAtom<number>('drugs', 0); export const $drugs = drugs.readable;",
  ],
  ['a component that reads state', component, "import { $stars, starsNow } from '../../plans/state/stars.js';"],
  ['a component that asks whether', component, "import { isFolded } from '../../plans/state/fold.js';"],
  ['a component that calls an action', component, "import { addStar } from '../../plans/actions.js';"],
  ['a component that draws the entry of another feature', component, "import { PlanCard } from '../../plans/PlanCard/PlanCard.js';"],
  ['a component that draws a file in the folder of another feature', component, "import { PlanTag } from '../../plans/PlanTag.js';"],
];

describe('the test of the boundaries', () => {
  it('finds nothing in files that keep them', () => {
    expect(brokenBoundaries(Object.entries(beside).map(([path, source]) => sourceFile(path, source)))).toEqual([]);
  });

  it.each(wrong)('refuses %s', (_what, path, source, message) => {
    expect(broken(path, source)).toEqual([`${path}: ${message}`]);
  });

  it.each(right)('allows %s', (_what, path, source) => {
    expect(broken(path, source)).toEqual([]);
  });
});
