import { parseAst } from 'rollup/parseAst';

const file = /[\\/]@r2wc[\\/]core[\\/]dist[\\/]core\.js$/;

const ofType = (wanted) => (node) => node.type === wanted;
const loops = (statements) => statements.filter(ofType('ForOfStatement'));

/**
 * What the core does for props and events: the loops over them, in the function that makes a class and in the constructor, and the
 * callback for their attributes. `observedAttributes` goes too: it lists the props.
 */
function partsForProps(program) {
  const makers = program.body.filter(ofType('FunctionDeclaration'));
  const [made] = makers.flatMap(({ body }) => body.body.filter(ofType('ClassDeclaration')));
  const maker = makers.find(({ body }) => body.body.includes(made));
  const members = made?.body.body ?? [];
  const named = (name) => members.filter(({ key }) => key.name === name);
  const constructed = named('constructor').flatMap(({ value }) => loops(value.body.body));
  const setUp = (maker?.body.body ?? []).filter(({ type }) => type !== 'ClassDeclaration' && type !== 'ReturnStatement');
  return { setUp, constructed, callbacks: [...named('attributeChangedCallback'), ...named('observedAttributes')] };
}

/** What else it does for props, and for elements that draw in the light: it makes none of these. */
const rewrites = [
  [
    'e.shadow ? this.container = this.attachShadow({\n        mode: e.shadow\n      }) : this.container = this, this[p].container = this.container',
    "this.container = this.attachShadow({ mode: 'open' })",
  ],
  ['[p] = {};', ''],
  ['c.update(this[h], this[p])', 'c.update(this[h])'],
  ['t,\n        this[p]\n', 't\n'],
];

/**
 * r2wc's core without what it does for props and events: the element layer has tables for these, so every class is made with
 * none. What stays is the life of an element: its root, and mount, update and unmount in their turn.
 */
export function leanCore() {
  return {
    name: 'lean-core',
    transform(code, id) {
      if (!file.test(id)) return null;
      const { setUp, constructed, callbacks } = partsForProps(parseAst(code));
      if (setUp.length !== 5 || constructed.length !== 2 || callbacks.length !== 2) {
        this.error(`${id} is written in another way now: look at what it does for props and events`);
      }
      const dropped = [...setUp, ...constructed, ...callbacks].sort((a, b) => b.start - a.start);
      const kept = dropped.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
      const gone = rewrites.find(([from]) => !kept.includes(from));
      if (gone) this.error(`${id} no longer holds ${gone[0]}: look at what it does for props now`);
      return { code: rewrites.reduce((text, [from, to]) => text.replace(from, to), kept), map: { mappings: '' } };
    },
  };
}
