/** A name for a table that only the list of all tables asks for is a name more to write: such a table stands in the list itself. */

const makers = new Set(['reactElement', 'litElement']);
const list = 'tables';

/** Every node of a syntax tree. */
function* nodesIn(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodesIn(one);
  else if (typeof node?.type === 'string') {
    yield node;
    for (const value of Object.values(node)) yield* nodesIn(value);
  }
}

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

/** The edits that put what is named twice, where it is made and in the list, into the list. */
function editsOf(program, code) {
  const constants = constantsOf(program);
  const elements = constants.find(({ name }) => name === list)?.value.elements;
  const times = timesNamed(program);
  const moved = constants.filter(({ name, value }) => makers.has(value?.callee?.name) && times.get(name) === 2);
  return moved.flatMap(({ statement, name, value }) => {
    const place = elements.find((element) => element.name === name);
    return [
      { ...statement, by: '' },
      { ...place, by: code.slice(value.start, value.end) },
    ];
  });
}

export function inlineTables() {
  return {
    name: 'inline-tables',
    renderChunk: {
      order: 'pre',
      handler(code, { isEntry }) {
        if (!isEntry) return null;
        const edits = editsOf(this.parse(code), code).sort((a, b) => b.start - a.start);
        if (edits.length === 0) this.error(`no table stands in the list of ${list}: look at how elements/index.ts is bundled now`);
        return {
          code: edits.reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code),
          map: { mappings: '' },
        };
      },
    },
  };
}
