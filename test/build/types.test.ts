import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { describe as describeLibrary } from '../../rollup/describe/model.mjs';
import { ckeditorTypes } from '../../rollup/describe/rich-text.mjs';
import { reactTypes, svelteTypes, tagTypes, vueTypes } from '../../rollup/describe/types.mjs';

/** What a developer writes in each host, compiled against the generated types: good lines pass, and each bad one is refused. */

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, '.cache/types');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: false,
  types: [],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** A file of good lines, and of bad lines that each say with `@ts-expect-error` that they are refused. */
const hosts: Readonly<Record<string, string>> = {
  'page.ts': `
    import './tags.js';
    const card = document.createElement('ucp-plan-card');
    card.planId = 'H0321002000';
    card.planYear = 2026;
    card.theme = 'aarp';
    document.querySelector('ucp-zip-popup')?.show();
    document.addEventListener('ucp-year-change', ({ detail }) => detail.year.toFixed());
    card.addEventListener('ucp-plan-enroll', (event) => { const id: string = event.detail.planId; event.preventDefault(); return id; });
    // @ts-expect-error a year is a number
    card.planYear = '2026';
    // @ts-expect-error no such brand
    card.theme = 'blue';
    // @ts-expect-error a card is no popup
    card.show();
    // @ts-expect-error the detail has no such field
    document.addEventListener('ucp-view-change', ({ detail }) => detail.year);
    document.addEventListener('ucp-navigate', ({ detail }) => detail.reason === 'supplement-resume');
    // @ts-expect-error nothing leads away for this reason
    document.addEventListener('ucp-navigate', ({ detail }) => detail.reason === 'content');
  `,
  'brand.ts': `
    import { profile, type ChatPerson, type HandedPlan, type Launch, type MedicarePlan, type Plan, type PlanId, type SettingsInput, type SupplementPlan, type Tool, type ToolOutcome, type TrackedEvent } from '../../src/index.js';
    import type {} from './tags.js';
    declare const plan: MedicarePlan;
    declare const supplement: SupplementPlan;
    export const id: PlanId = plan.id;
    export const plans: readonly Plan[] = [plan, supplement];
    document.createElement('ucp-plan-card').plan = plan;
    document.createElement('ucp-plan-card').plan = supplement;
    export const own: HandedPlan = { kind: 'MAPD', id: 'H0609044000', year: 2027, name: 'Essentials', bullets: [], bulletsV2: [], monthlyPremium: 26 };
    document.createElement('ucp-plan-card').plan = own;
    // @ts-expect-error an id is a text
    export const wrong: HandedPlan = { ...own, id: 609 };
    export const tool: Tool = {
      open: async ({ route }: Launch): Promise<ToolOutcome> => ({ isCompleted: route !== '', isImported: false }),
    };
    addEventListener('openAddYourInfo', ({ detail }) => detail.planCode.trim());
    // @ts-expect-error a plan has more
    document.createElement('ucp-plan-card').plan = {};
    const chatProfile = ({ firstName, lastName, uuid, email }: ChatPerson) => [firstName, lastName, uuid, email].join();
    const track = ({ eventType, assetId, assetName, container }: TrackedEvent) => [eventType, assetId, assetName, container].join();
    export const settings: SettingsInput = { host: { chatProfile, track } };
    export const open: SettingsInput = { siteId: undefined, flags: { extraHelp: undefined }, host: { track: undefined } };
    document.addEventListener('ucp-view-change', ({ detail }) => profile.setView(detail.view));
    // @ts-expect-error a page event has no such field
    export const misheard: SettingsInput = { host: { track: ({ assetID }) => assetID } };
    // @ts-expect-error an outcome has both
    export const outcome: ToolOutcome = { isCompleted: true };
  `,
  'app.tsx': `
    import type {} from './react.js';
    export const good = (
      <ucp-saved-plans no-heading class="wide" onucp-plan-remove={(event) => event.preventDefault()}>
        <ucp-year-toggle slot="toggle" />
        <ucp-plan-card plan-id="H0321002000" plan-year={2026} theme="uhc" lang="es" />
        <ucp-zip-popup open={false} ref={(popup) => popup?.show()} />
      </ucp-saved-plans>
    );
    export const bad = (
      <>
        {/* @ts-expect-error no such brand */}
        <ucp-plan-card theme="blue" />
        {/* @ts-expect-error no such attribute */}
        <ucp-plan-card number="1" />
        {/* @ts-expect-error no such tag */}
        <ucp-plan-cards />
        {/* @ts-expect-error the detail has no such field */}
        <ucp-year-toggle onucp-year-change={({ detail }) => detail.view} />
      </>
    );
  `,
  'vue.ts': `
    import type { GlobalComponents } from 'vue';
    import type {} from './vue.js';
    type Props = InstanceType<GlobalComponents['ucp-plan-card']>['$props'];
    export const good: Props = { 'plan-id': 'H0321002000', 'plan-year': 2026, theme: 'uhc', class: 'wide' };
    // As Vue's own checker reads a template's plan-id, under strictTemplates.
    export const read: Props = { planId: 'H0321002000', planYear: 2026 };
    // @ts-expect-error a year is a number
    export const misread: Props = { planYear: true };
    declare const toggle: InstanceType<GlobalComponents['ucp-year-toggle']>;
    toggle.$emit('ucp-year-change', new CustomEvent('ucp-year-change', { detail: { year: 2026 } }));
    // @ts-expect-error no such brand
    export const bad: Props = { theme: 'blue' };
    // @ts-expect-error no such event
    toggle.$emit('ucp-yearly');
  `,
  'svelte.ts': `
    import type { SvelteHTMLElements } from 'svelte/elements';
    import type {} from './svelte.js';
    type Card = SvelteHTMLElements['ucp-plan-card'];
    export const good: Card = { 'plan-id': 'H0321002000', theme: 'uhc', 'onucp-plan-enroll': (event) => { event.detail.planId.trim(); } };
    // @ts-expect-error no such brand
    export const bad: Card = { theme: 'blue' };
    // @ts-expect-error the detail has no such field
    export const worse: Card = { 'onucp-plan-enroll': (event) => { event.detail.year; } };
  `,
};

/** What the compiler says of these files, by file. */
let said: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const model = await describeLibrary();
  const generated = {
    'tags.d.ts': tagTypes(model, '../../src'),
    'react.d.ts': reactTypes,
    'vue.d.ts': vueTypes,
    'svelte.d.ts': svelteTypes,
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ ...generated, ...hosts })) writeFileSync(resolve(folder, name), text);
  const files = [...Object.keys(generated), ...Object.keys(hosts)];
  const program = ts.createProgram(
    files.map((name) => resolve(folder, name)),
    options,
  );
  const diagnosed = (name: string) => ts.getPreEmitDiagnostics(program, program.getSourceFile(resolve(folder, name)));
  said = new Map(files.map((name) => [name, diagnosed(name).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))]));
}, 60_000);

describe.each(Object.keys(hosts))('%s', (name) => {
  it('is written with the generated types', () => {
    expect(said.get(name)).toEqual([]);
  });
});

it.each(['tags.d.ts', 'react.d.ts', 'vue.d.ts', 'svelte.d.ts'])('%s is sound in itself', (name) => {
  expect(said.get(name)).toEqual([]);
});

/** The block of code in a document that holds `mark`, and the language that it says it is in. */
function blockOf(document: string, mark: string): readonly [language: string, code: string] {
  const blocks = [...readFileSync(resolve(root, document), 'utf8').matchAll(/^```(\w+)$(.*?)^```$/gms)];
  const [, language = '', code = ''] = blocks.find(([, , one = '']) => one.includes(mark)) ?? [];
  if (!code) throw new Error(`${document} has no block with ${mark}`);
  return [language, code];
}

/** What the compiler says of a block in a file of its language; `ahead` is what the reader's own code has before it. */
function saidOf([language, code]: readonly [string, string], ahead: string, modules: Readonly<Record<string, string>>): readonly string[] {
  const file = resolve(folder, `recipe.${language.replace('js', 'ts')}`);
  writeFileSync(file, `${ahead}${code}`);
  const paths = Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, [resolve(folder, path)]]));
  const program = ts.createProgram([file], { ...options, skipLibCheck: true, paths });
  const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

it('what keeps the tags in CKEditor is what the editor takes, with the types that the package names', () => {
  const { exports } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const types = basename(exports['./ckeditor.json'].types);
  writeFileSync(resolve(folder, types), ckeditorTypes);
  const ahead =
    "import { ClassicEditor, Essentials, GeneralHtmlSupport, Paragraph } from 'ckeditor5';\ndeclare const element: HTMLElement;";
  expect(saidOf(blockOf('docs/hosts.md', 'ckeditor.json'), ahead, { 'ucp-elements/ckeditor.json': types })).toEqual([]);
}, 60_000);

describe('what a developer copies', () => {
  const library = '../../src/index.ts';
  const brand = `
    declare global { interface Window { yourAnalytics?: unknown[] } }
    declare const openYourDrawer: (route: string, payload: unknown) => Promise<boolean>;`;

  it.each([
    ['README.md', 'profile.ready).', '', { 'ucp-elements': library }],
    ['docs/brands.md', 'await profile.ready;', '', { 'ucp-elements': library }],
    [
      'docs/brands.md',
      'yourRouter.push',
      "import type {} from './tags.js';\ndeclare const yourRouter: { push(path: string): void };",
      { 'ucp-elements': library },
    ],
    ['docs/brands.md', '// /your/profile.js', brand, { 'https://your-site.example/cdn/0.1.0/autoload.js': library }],
    [
      'docs/hosts.md',
      'ucp-elements/react',
      'declare const isAsking: boolean;\ndeclare const setAsking: (asks: boolean) => void;',
      {
        'ucp-elements/saved-plans': '../../elements/saved-plans.ts',
        'ucp-elements/zip-popup': '../../elements/zip-popup.ts',
        'ucp-elements/react': 'react.d.ts',
      },
    ],
  ])(
    'from %s at “%s” is sound',
    (document, mark, ahead, modules) => {
      expect(saidOf(blockOf(document, mark), ahead, modules)).toEqual([]);
    },
    60_000,
  );

  it('is in TypeScript where it imports types', () => {
    const [language] = blockOf('docs/hosts.md', 'ucp-elements/react');
    expect(language).toBe('tsx');
  });
});
