import { parseAst } from 'rollup/parseAst';
import * as absent from './absent.mjs';

const { cases, constants, constructors, elementTypes, fiberTags, hooks, idle, internals, known, laneSets } = absent;
const { neverMethods, neverThrown, neverTrue } = absent;

const isFunction = ({ type }) => /Function/.test(type);
const isNode = (value) => typeof value?.type === 'string';
const numberOf = (node) => (node?.type === 'Literal' && typeof node.value === 'number' ? node.value : undefined);
const isMember = (node, property) => node?.type === 'MemberExpression' && !node.computed && node.property.name === property;
const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name;

function childrenOf(node) {
  return Object.entries(node)
    .filter(([key]) => key !== 'type')
    .flatMap(([, value]) => value)
    .filter(isNode);
}

/** The variables declared inside, functions left out; React's files use `var`, and no destructuring where it matters here. */
function variablesIn(node) {
  const own = node.type === 'VariableDeclarator' ? [node.id.name] : [];
  return isFunction(node) ? [] : own.concat(childrenOf(node).flatMap(variablesIn));
}

/** The names that a function declares itself. */
function ownNames({ params, body }) {
  const names = params.filter(({ type }) => type === 'Identifier').map(({ name }) => name);
  return names.concat(variablesIn(body));
}

/** Whether control never runs past the end of these statements. */
function ends(statements) {
  const last = statements.at(-1);
  if (!last) return false;
  if (last.type === 'BlockStatement') return ends(last.body);
  if (last.type === 'IfStatement') return last.alternate !== null && ends([last.consequent]) && ends([last.alternate]);
  return /^(Break|Continue|Return|Throw)Statement$/.test(last.type);
}

/** `fiber.tag`, or a local copy of it. */
function isFiberTag(node) {
  return isMember(node, 'tag') || ['tag', 'nodeTag', 'grandTag'].includes(node?.name);
}

/** What a `switch` or a comparison asks for when it asks for something absent; undefined otherwise. */
function absentLabel(subject, label, inFunction) {
  if (isFiberTag(subject)) {
    const tag = numberOf(label);
    return fiberTags.has(tag) || cases.get(inFunction)?.has(tag) ? `fiber ${tag}` : undefined;
  }
  return elementTypes.has(label?.name) ? label.name : undefined;
}

/** Collects the places that go, and the rows of the tables that had a place. */
class Cutter {
  #code;
  #exports;
  #initial = new Map();
  edits = [];
  used = new Set();

  constructor(code, exports) {
    this.#code = code;
    this.#exports = exports;
  }

  #text(node) {
    return this.#code.slice(node.start, node.end);
  }

  #replace({ start, end }, text, row) {
    this.edits.push({ start, end, text });
    this.used.add(row);
  }

  cut(program) {
    for (const { declarations = [] } of program.body) {
      for (const { id, init } of declarations) {
        if (known.has(id.name)) this.#initial.set(id.name, known.get(id.name));
        else if (init && constants.has(id.name)) this.#initial.set(id.name, this.#text(init));
      }
    }
    this.#visit(program, { hidden: new Set() });
  }

  #constant(node, { hidden }) {
    return node.type === 'Identifier' && !hidden.has(node.name) ? this.#initial.get(node.name) : undefined;
  }

  #visit(node, scope) {
    const visit = this[`on${node.type}`];
    if (visit?.call(this, node, scope)) return;
    if (isFunction(node)) this.#visitFunction(node, scope);
    else for (const child of childrenOf(node)) this.#visit(child, scope);
  }

  #visitFunction(node, { hidden }) {
    this.#visit(node.body, { hidden: new Set([...hidden, ...ownNames(node)]), inFunction: node.id?.name, body: node.body });
  }

  // ---- Each answers true when nothing inside is left to look at ------------------------------------------------

  onFunctionDeclaration(node) {
    const body = idle.get(node.id.name);
    if (body === undefined) return false;
    this.#replace(node.body, `{${body}}`, node.id.name);
    return true;
  }

  onExpressionStatement(node) {
    const prototype = node.expression.left?.object;
    if (!isMember(prototype, 'prototype') || !constructors.has(prototype.object.name)) return false;
    // `A.prototype.x = B.prototype.x = …` keeps what B gets.
    const { right } = node.expression;
    this.#replace(right.type === 'AssignmentExpression' ? { start: node.start, end: right.start } : node, '', prototype.object.name);
    return right.type !== 'AssignmentExpression';
  }

  onAssignmentExpression(node, scope) {
    const { left, right } = node;
    if (isNamed(left.object, 'exports') && !this.#exports.has(left.property.name)) {
      this.#replace(node, 'void 0', 'exports');
      return true;
    }
    if (isNamed(left.object, internals.object) && this.#isInternal(node, scope)) return true;
    const initial = this.#constant(left, scope);
    if (initial === undefined) return false;
    // `a = b = value` goes on giving b its value.
    if (right.type === 'AssignmentExpression') {
      this.#replace({ start: node.start, end: right.start }, '', left.name);
      this.#visit(right, scope);
    } else this.#replace(node, `(${initial})`, left.name);
    return true;
  }

  #isInternal(node, scope) {
    const { left, right } = node;
    const isList = isMember(left, internals.list) && right.type === 'ObjectExpression';
    if (isList) this.#keepProperties(right, internals.kept, internals.object, scope);
    const isDropped = internals.dropped.has(left.property.name);
    if (isDropped) this.#replace(node, 'void 0', left.property.name);
    return isList || isDropped;
  }

  onUpdateExpression(node, scope) {
    const initial = this.#constant(node.argument, scope);
    if (initial === undefined) return false;
    this.#replace(node, initial, node.argument.name);
    return true;
  }

  onIdentifier(node, scope) {
    const initial = this.#constant(node, scope);
    if (initial !== undefined) this.#replace(node, initial, node.name);
    return true;
  }

  onVariableDeclarator(node, scope) {
    const isDispatcher = node.init?.type === 'ObjectExpression' && node.init.properties.some(({ key }) => key?.name === 'useState');
    if (isDispatcher) this.#keepProperties(node.init, hooks, 'hooks', scope);
    else if (node.init) this.#visit(node.init, scope);
    return true;
  }

  onProperty(node, scope) {
    this.#visit(node.value, scope);
    return true;
  }

  onMemberExpression(node, scope) {
    if (isMember(node, neverTrue)) {
      this.#replace(node, 'false', neverTrue);
      return true;
    }
    this.#visit(node.object, scope);
    if (node.computed) this.#visit(node.property, scope);
    return true;
  }

  onBinaryExpression(node, { inFunction }) {
    const { operator, left, right } = node;
    if (!/^[!=]==$/.test(operator)) return false;
    const row = this.#neverEqual(left, right, inFunction) ?? this.#neverEqual(right, left, inFunction);
    if (row === undefined) return false;
    this.#replace(node, String(operator === '!=='), row);
    return true;
  }

  #neverEqual(left, right, inFunction) {
    if (left.type === 'UnaryExpression' && left.operator === 'typeof') {
      const method = right.value === 'function' && left.argument.property?.name;
      return neverMethods.has(method) ? method : undefined;
    }
    if (left.type === 'BinaryExpression') {
      return left.operator === '&' && laneSets.has(numberOf(left.right)) ? `lanes ${numberOf(left.right)}` : undefined;
    }
    if (neverThrown.has(left.name)) return left.name;
    return isFiberTag(left) ? absentLabel(left, right, inFunction) : undefined;
  }

  onSwitchStatement(node, scope) {
    this.#visit(node.discriminant, scope);
    let isReached = false;
    for (const one of node.cases) {
      const row = one.test && absentLabel(node.discriminant, one.test, scope.inFunction);
      if (row && !isReached) {
        this.#replace(one, '', row);
        this.#declareAgain(variablesIn(one), scope);
        continue;
      }
      // The case before runs on into this one: its label goes, its statements stay.
      if (row) this.#replace({ start: one.start, end: one.consequent[0]?.start ?? one.end }, '', row);
      for (const statement of one.consequent) this.#visit(statement, scope);
      isReached = !ends(one.consequent);
    }
    return true;
  }

  /** A variable that a case declares is the whole function's: those that stay may use it. */
  #declareAgain(names, { body }) {
    const start = body.start + 1;
    if (names.length > 0) this.edits.push({ start, end: start, text: `var ${names};` });
  }

  #keepProperties(object, names, row, scope) {
    const kept = object.properties.filter(({ key }) => names.has(key.name));
    let at = object.start + 1;
    for (const [index, property] of kept.entries()) {
      this.#replace({ start: at, end: property.start }, index === 0 ? '' : ',', row);
      this.#visit(property, scope);
      at = property.end;
    }
    this.#replace({ start: at, end: object.end - 1 }, '', row);
  }
}

/**
 * Takes out of a file of React what `absent.mjs` lists, so that a minifier finds the rest unused.
 *
 * @param {string} code
 * @param {ReadonlySet<string>} exports those that stay
 * @returns {{ code: string, used: ReadonlySet<string> }} the rows that had a place in this file by their names
 */
export function cut(code, exports) {
  const cutter = new Cutter(code, exports);
  cutter.cut(parseAst(code));
  const edits = cutter.edits.toSorted((a, b) => a.start - b.start);
  let at = 0;
  const kept = edits.map(({ start, end, text }) => {
    const before = code.slice(at, start);
    at = end;
    return before + text;
  });
  return { code: kept.join('') + code.slice(at), used: cutter.used };
}

/** The rows that a whole React must have had. */
export const rows = [
  ...constants,
  ...elementTypes,
  ...constructors,
  ...idle.keys(),
  ...[...fiberTags.keys()].map((tag) => `fiber ${tag}`),
  ...[...cases.values()].flatMap((tags) => [...tags].map((tag) => `fiber ${tag}`)),
  ...[...laneSets.keys()].map((lanes) => `lanes ${lanes}`),
  'exports',
  'hooks',
  internals.object,
  ...internals.dropped,
  neverTrue,
  ...known.keys(),
  ...neverMethods,
  ...neverThrown,
];
