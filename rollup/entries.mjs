import { join } from 'node:path';
import { customElementsManifest, htmlCustomData, webTypes } from './describe/editors.mjs';
import { describe } from './describe/model.mjs';
import { ckeditorOptions, ckeditorTypes, tinymceOptions } from './describe/rich-text.mjs';
import { typeEntries } from './describe/types.mjs';
import { root } from './root.mjs';
import { camelCase, tableNames } from './tables.mjs';

const file = (path) => JSON.stringify(join(root, path));

/** What the CDN entry does on import: the script interface, and every tag of the library defined, its pieces as they come near. */
const cdnSource = `
  import { enter } from ${file('src/platform/entering.ts')};
  import { tables } from ${file('elements/index.ts')};
  export * from ${file('src/index.ts')};
  export const define = enter(tables, import.meta.url);
`;

/** The file that every other entry of a CDN build is a line beside: whole in itself, so that the author's one line is one request. */
export const mainEntry = 'autoload.js';

function line(argument) {
  return `import{define}from"./${mainEntry}";export*from"./${mainEntry}";define(${argument});\n`;
}

/** The other entries by file: every tag with every piece at once (`ucp.js` is its older name), and one for each tag alone. */
export function lineEntries() {
  const tags = tableNames().map((name) => [`${name}.js`, line(`"ucp-${name}"`)]);
  return Object.fromEntries([['all.js', line('')], ['ucp.js', line('')], ...tags]);
}

/** The module that a CDN build starts from: it stands in no file. */
export function cdnEntry() {
  const id = '\0ucp-entry';
  return {
    id,
    plugin: {
      name: 'cdn-entry',
      resolveId: (source) => (source === id ? id : null),
      load: (source) => (source === id ? cdnSource : null),
    },
  };
}

/** A tag's entry for bundlers: importing it defines the tag, and says where those are that the page adds by itself. */
function tagFacade(name) {
  const table = camelCase(name);
  return `import { defineElements } from './src/platform/shell.js';
import { tablesFrom } from './src/platform/all-tables.js';
import { ${table} } from './elements/${name}.js';

${tellTables}
defineElements([${table}]);

export { ${table} };
`;
}

/** What the page adds by itself is defined when it is added: where its table is. */
const tellTables = "tablesFrom(() => import('./elements/index.js').then(({ tables }) => tables));";

/** The package's own entry: the script interface, the tables and what defines them; it defines nothing itself. */
const indexTypes = `export * from './src/index.js';
export { defineElements } from './src/platform/shell.js';
export { tables } from './elements/index.js';
`;
const indexFacade = `import { tablesFrom } from './src/platform/all-tables.js';
${indexTypes}
${tellTables}
`;

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The entries of the npm package beside the modules that they stand for, their types, and what editors read. */
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
      const model = await describe();
      for (const [name, types] of Object.entries(typeEntries)) {
        emit(`${name}.js`, 'export {};\n');
        emit(`${name}.d.ts`, types(model));
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
