import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { describe as describeLibrary } from '../../rollup/describe/model.mjs';
import { ckeditorTypes } from '../../rollup/describe/rich-text.mjs';
import { svelteTypes, tagTypes, vueTypes } from '../../rollup/describe/types.mjs';
import { blockOf, compileBlock, compileFiles } from '../support/compile.js';

/** Code that a developer writes in a host, compiled with the generated types and the host's own: each bad line is refused. */

/** Below `test/hosts`, because the files import its packages. */
const folder = resolve(import.meta.dirname, '.cache/types');

/** Good lines, and bad lines that say with `@ts-expect-error` that they are refused. */
const written: Readonly<Record<string, string>> = {
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

/** The compiler's messages by file. */
let messages: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const tags = tagTypes(await describeLibrary(), '../../../../src');
  messages = compileFiles(folder, { 'tags.d.ts': tags, 'vue.d.ts': vueTypes, 'svelte.d.ts': svelteTypes, ...written });
}, 60_000);

it.each(Object.keys(written))('%s compiles with the generated types', (name) => {
  expect(messages.get(name)).toEqual([]);
});

it.each(['tags.d.ts', 'vue.d.ts', 'svelte.d.ts'])('%s has no type error itself', (name) => {
  expect(messages.get(name)).toEqual([]);
});

it('the CKEditor block of docs/hosts.md compiles with the types that the package names', () => {
  const { exports } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'));
  const types = basename(exports['./ckeditor.json'].types);
  writeFileSync(resolve(folder, types), ckeditorTypes);
  const ahead =
    "import { ClassicEditor, Essentials, GeneralHtmlSupport, Paragraph } from 'ckeditor5';\ndeclare const element: HTMLElement;";
  expect(compileBlock(folder, blockOf('docs/hosts.md', 'ckeditor.json'), ahead, { 'ucp-elements/ckeditor.json': types })).toEqual([]);
}, 60_000);
