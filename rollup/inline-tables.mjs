import MagicString from 'magic-string';
import { nodesIn } from './nodes-in.mjs';

/** A name for a table that only the list of all tables asks for is a name more to write: such a table stands in the list itself. */

const makers = new Set(['reactElement', 'litElement']);
const list = 'tables';

function timesNamed(program) {
  const times = new Map();
  for (const { type, name } of nodesIn(program)) if (type === 'Identifier') times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

/** `const topBar = reactElement({…});` as its name, its statement and its value. */
function constantsOf(program) {
  return program.body
    .filter(({ type, declarations }) => type === 'VariableDeclaration' && declarations.length === 1)
    .map((statement) => ({ statement, name: statement.declarations[0].id.name, value: statement.declarations[0].init }));
}

/** Moves what is named twice, where it is made and in the list, into the list; false where the list holds nothing that could be moved. */
function moveInto(text, program) {
  const constants = constantsOf(program);
  const elements = constants.find(({ name }) => name === list)?.value.elements;
  const times = timesNamed(program);
  const moved = constants.filter(({ name, value }) => makers.has(value?.callee?.name) && times.get(name) === 2);
  for (const { statement, name, value } of moved) {
    const place = elements.find((element) => element.name === name);
    text.remove(statement.start, value.start).remove(value.end, statement.end);
    text.remove(place.start, place.end).move(value.start, value.end, place.end);
  }
  return moved.length > 0;
}

export function inlineTables() {
  return {
    name: 'inline-tables',
    renderChunk: {
      order: 'pre',
      handler(code, { isEntry }) {
        if (!isEntry) return null;
        const text = new MagicString(code);
        if (!moveInto(text, this.parse(code))) {
          this.error(`no table stands in the list of ${list}: look at how elements/index.ts is bundled now`);
        }
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
