import { join } from 'node:path';
import { customElementsManifest, htmlCustomData, webTypes } from './describe/editors.mjs';
import { describe } from './describe/model.mjs';
import { ckeditorOptions, ckeditorTypes, tinymceOptions } from './describe/rich-text.mjs';
import { typeEntries } from './describe/types.mjs';
import { root } from './root.mjs';
import { camelCase, tableNames } from './tables.mjs';

const file = (path) => JSON.stringify(join(root, path));

/** The CDN build starts here: it exports the script interface and defines the tags, each when it comes near the screen. */
const cdnSource = `
  import { enter } from ${file('src/element/cdn-entry.ts')};
  import { tables } from ${file('elements/index.ts')};
  export * from ${file('src/index.ts')};
  export const define = enter(tables, import.meta.url);
`;

/** A module that is in no file: the start of a CDN build. */
export function cdnEntry() {
  const id = '\0ucp-entry';
  const resolveId = (source) => (source === id ? id : null);
  const load = (source) => (source === id ? cdnSource : null);
  return { id, plugin: { name: 'cdn-entry', resolveId, load } };
}

/** The shell's file: the one line that an author needs. */
export const mainEntry = 'autoload.js';

function line(argument) {
  return `import{define}from"./${mainEntry}";export*from"./${mainEntry}";define(${argument});\n`;
}

/** The other entries by file name: `all.js` defines every tag at once (`ucp.js` is its older name), the rest one tag each. */
export function lineEntries() {
  const tags = tableNames().map((name) => [`${name}.js`, line(`"ucp-${name}"`)]);
  return Object.fromEntries([['all.js', line('')], ['ucp.js', line('')], ...tags]);
}

/** Says where the definitions of those tags are that the page adds by itself. */
const tellTables = "tablesFrom(() => import('./elements/index.js').then(({ tables }) => tables));";

/** A tag's entry of the npm package: importing it defines the tag. */
function tagFacade(name) {
  const table = camelCase(name);
  return `import { defineElements } from './src/element/shell.js';
import { tablesFrom } from './src/element/all-definitions.js';
import { ${table} } from './elements/${name}.js';

${tellTables}
defineElements([${table}]);

export { ${table} };
`;
}

/** The npm package's main entry: the script interface, the definitions, and what defines them. It defines nothing itself. */
export const indexTypes = `export * from './src/index.js';
export { defineElements } from './src/element/shell.js';
export { tables } from './elements/index.js';
`;
const indexFacade = `import { tablesFrom } from './src/element/all-definitions.js';
${indexTypes}
${tellTables}
`;

const wrapperTypes = "export * from './elements/react.js';\n";

/** The React components of the tags. An import of them starts code for the browser, and a framework needs each export by name there. */
function wrappers() {
  const components = tableNames().map((name) => camelCase(`-${name}`));
  return `'use client';\nexport { ${[...components, 'SkeletonProvider', 'useLanguage', 'useProfile', 'useTexts', 'useTheme'].join(', ')} } from './elements/react.js';\n`;
}

/** The entry for servers and templates. It defines no tag. */
const server = "export * from './elements/server.js';\n";

/** The entry for tests of host applications. */
const testing = "export * from './elements/testing.js';\n";

/** The entry for pieces of a brand's own. */
const piece = "export * from './src/piece.js';\n";

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes the entries of the npm package, their types, and the descriptions for editors. */
export function npmFacades() {
  return {
    name: 'npm-facades',
    async generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      for (const name of tableNames()) {
        emit(`${name}.js`, tagFacade(name));
        emit(`${name}.d.ts`, `export { ${camelCase(name)} } from './elements/${name}.js';\n`);
      }
      emit('index.js', indexFacade);
      emit('index.d.ts', indexTypes);
      emit('server.js', server);
      emit('server.d.ts', server);
      emit('testing.js', testing);
      emit('testing.d.ts', testing);
      emit('piece.js', piece);
      emit('piece.d.ts', piece);
      const model = await describe();
      for (const [name, types] of Object.entries(typeEntries)) {
        const isReact = name === 'react';
        emit(`${name}.js`, isReact ? wrappers() : 'export {};\n');
        emit(`${name}.d.ts`, types(model) + (isReact ? wrapperTypes : ''));
      }
      emit('custom-elements.json', json(customElementsManifest(model)));
      emit('html-custom-data.json', json(htmlCustomData(model)));
      emit('web-types.json', json(webTypes(model)));
      emit('tinymce.json', json(tinymceOptions(model)));
      emit('ckeditor.json', json(ckeditorOptions(model)));
      emit('ckeditor.json.d.ts', ckeditorTypes);
    },
  };
}
