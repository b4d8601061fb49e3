import MagicString from 'magic-string';
import { placeOf } from './root.mjs';

/** The properties of a definition that only authors and tools read. */
const described = new Set(['summary', 'notes', 'known', 'parts', 'slots', 'events', 'reserve', 'reserveEs']);

/** The names that a module imports from `src/element/attributes.ts`; each takes a summary first. */
function attributeHelpers({ body }) {
  const imports = body.filter(({ type, source }) => type === 'ImportDeclaration' && source.value.endsWith('element/attributes.js'));
  return new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
}

/**
 * Leaves the words for authors and tools out of the definitions in `elements/`. Saves 3.4 KB of the shell, a third.
 *
 * @returns {import('rollup').Plugin}
 */
export function stripDescriptions() {
  return {
    name: 'strip-descriptions',
    transform(code, id) {
      if (!placeOf(id).startsWith('elements/')) return null;
      const text = new MagicString(code);
      const program = this.parse(code);
      const helpers = attributeHelpers(program);
      const visit = (node) => {
        if (Array.isArray(node)) return node.forEach(visit);
        // A pattern takes values of such a name, and says nothing.
        if (typeof node?.type !== 'string' || node.type === 'ObjectPattern') return undefined;
        if (node.type === 'Property' && described.has(node.key.name)) {
          const [comma] = /^\s*,/.exec(code.slice(node.end)) ?? [''];
          return text.remove(node.start, node.end + comma.length);
        }
        const summary = node.type === 'CallExpression' && helpers.has(node.callee.name) && node.arguments[0];
        if (summary) text.overwrite(summary.start, summary.end, "''");
        return Object.values(node).forEach(visit);
      };
      visit(program);
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}
