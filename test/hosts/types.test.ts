import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { promisify } from 'node:util';
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

/** Read by Vue's own checker: it refuses each line below a comment that expects an error, and no other. */
const template = `<script setup lang="ts">
import { ref } from 'vue';
import type {} from './vue.js';
const year = ref(2027);
const isAsking = ref(false);
const name = ref('');
</script>
<template>
  <ucp-plan-card plan-id="H0321002000" :plan-year="year" theme="uhc" class="wide" style="margin: 0" id="card" data-test-id="card" />
  <ucp-saved-plans no-heading lang="es" @ucp-plan-remove.prevent="name = $event.detail.planId" @click="year = 2026">
    <ucp-year-toggle slot="toggle" @ucp-year-change="year = $event.detail.year" />
  </ucp-saved-plans>
  <ucp-zip-popup :open="isAsking" @ucp-close="isAsking = false" />
  <!-- @vue-expect-error no such brand -->
  <ucp-plan-card theme="blue" />
  <!-- @vue-expect-error no such attribute -->
  <ucp-plan-card planid="H0321002000" />
  <!-- @vue-expect-error a flag is true or false -->
  <ucp-zip-popup :open="name" />
  <!-- @vue-expect-error a year is a number or a text -->
  <ucp-plan-card :plan-year="isAsking" />
  <!-- @vue-expect-error an attribute of another tag -->
  <ucp-year-toggle plan-id="H0321002000" />
  <!-- @vue-expect-error no such event -->
  <ucp-year-toggle @ucp-yearly="name = ''" />
  <!-- @vue-expect-error the detail has no such field -->
  <ucp-year-toggle @ucp-year-change="year = $event.detail.yaer" />
  <!-- @vue-expect-error the year is no text -->
  <ucp-year-toggle @ucp-year-change="name = $event.detail.year" />
  <!-- @vue-expect-error no such tag -->
  <ucp-year-toggles />
</template>
`;

/** Runs vue-tsc with the setting that docs/hosts.md names. Returns its messages. */
async function checkTemplate(text: string): Promise<string> {
  const project = resolve(folder, 'template');
  mkdirSync(project, { recursive: true });
  writeFileSync(resolve(project, 'Page.vue'), text.replace('./vue.js', '../vue.js'));
  const [, settings = ''] = blockOf('docs/hosts.md', 'strictTemplates');
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(resolve(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.vue'], ...JSON.parse(settings) }));
  const checker = resolve(import.meta.dirname, 'node_modules/vue-tsc/bin/vue-tsc.js');
  const run = promisify(execFile)(process.execPath, [checker, '--project', project]);
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
}

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

it('vue-tsc refuses wrong tags, attributes, events and details in a template, and nothing else', async () => {
  expect(await checkTemplate(template)).toBe('');
  // Without what expects them, each of these lines is a message of its own.
  const bare = await checkTemplate(template.replace(/ +<!-- @vue-expect-error .*\n/g, ''));
  expect(bare.match(/^.*error TS\d+/gm)).toHaveLength(template.match(/@vue-expect-error/g)?.length ?? 0);
}, 120_000);

it('the CKEditor block of docs/hosts.md compiles with the types that the package names', () => {
  const { exports } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'));
  const types = basename(exports['./ckeditor.json'].types);
  writeFileSync(resolve(folder, types), ckeditorTypes);
  const ahead =
    "import { ClassicEditor, Essentials, GeneralHtmlSupport, Paragraph } from 'ckeditor5';\ndeclare const element: HTMLElement;";
  expect(compileBlock(folder, blockOf('docs/hosts.md', 'ckeditor.json'), ahead, { 'ucp-elements/ckeditor.json': types })).toEqual([]);
}, 60_000);
