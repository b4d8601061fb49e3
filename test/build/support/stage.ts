import fc from 'fast-check';
import type { ComponentType, ReactNode } from 'react';
import type { Reacts } from './reacts.js';

/** A tree that either React can be asked to draw. */
export type Spec =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'element';
      readonly tag: string;
      readonly props: Readonly<Record<string, unknown>>;
      readonly children: readonly Spec[];
    }
  | { readonly kind: 'keyed'; readonly keys: readonly string[]; readonly child: Spec }
  | { readonly kind: 'part'; readonly name: PartName; readonly value: number; readonly children: readonly Spec[] };

/** What is done to the stage, one after the other. */
export type Step =
  | { readonly kind: 'draw'; readonly tree: Spec }
  | { readonly kind: 'publish'; readonly value: number }
  | { readonly kind: 'click' | 'focus' | 'type'; readonly nth: number }
  | { readonly kind: 'remount' };

const partNames = [
  'state',
  'late',
  'effects',
  'memo',
  'provider',
  'reader',
  'store',
  'boundary',
  'throws',
  'throwsLater',
  'promise',
  'ids',
  'refs',
  'input',
  'free',
  'check',
  'select',
  'area',
] as const;
export type PartName = (typeof partNames)[number];

const small = fc.integer({ min: 0, max: 3 });

const props = fc.record(
  {
    className: fc.constantFrom('a', 'b', ''),
    title: fc.constantFrom('t', undefined),
    hidden: fc.boolean(),
    tabIndex: fc.constantFrom(-1, 0),
    style: fc.constantFrom({ color: 'red' }, { '--gap': '2px', lineHeight: 2 }, undefined),
    'aria-label': fc.constantFrom('x', undefined),
    'data-item': fc.constantFrom('', 1),
  },
  { requiredKeys: [] },
);

function treeOf(parts: readonly PartName[]): fc.Arbitrary<Spec> {
  const { tree } = fc.letrec<{ tree: Spec }>((tie) => {
    const children = fc.array(tie('tree'), { maxLength: 3 });
    return {
      tree: fc.oneof(
        { maxDepth: 4, depthSize: 'medium' },
        fc.record({ kind: fc.constant('text' as const), text: fc.constantFrom('one', 'two', '') }),
        fc.record({ kind: fc.constant('element' as const), tag: fc.constantFrom('p', 'ul', 'button', 'svg', 'b'), props, children }),
        fc.record({
          kind: fc.constant('keyed' as const),
          keys: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
          child: tie('tree'),
        }),
        fc.record({ kind: fc.constant('part' as const), name: fc.constantFrom(...parts), value: small, children }),
      ),
    };
  });
  return tree;
}

function stepOf(tree: fc.Arbitrary<Spec>): fc.Arbitrary<Step> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('draw' as const), tree }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('publish' as const), value: small }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('click' as const, 'focus' as const, 'type' as const), nth: small }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'remount' as const }) },
  );
}

/** Whole plays, of which all parts but these are made. */
export function stepsWithout(absent: readonly PartName[]): fc.Arbitrary<readonly Step[]> {
  const parts = partNames.filter((name) => !absent.includes(name));
  return fc.array(stepOf(treeOf(parts)), { minLength: 1, maxLength: 8 });
}

/** A root with one React, a store beside it, and a record of all that was called. */
export class Stage {
  readonly log: string[] = [];
  readonly #react: Reacts;
  readonly #parts: Readonly<Record<PartName, ComponentType<PartProps>>>;
  readonly #box = document.createElement('div');
  readonly #container = this.#box.attachShadow({ mode: 'open' });
  readonly #store = { value: 0, listeners: new Set<() => void>() };
  #root: ReturnType<Reacts['createRoot']>;

  constructor(react: Reacts) {
    this.#react = react;
    this.#parts = partsOf(react, this.#store, (line) => this.log.push(line));
    document.body.append(this.#box);
    this.#root = this.#open();
  }

  get html(): string {
    return this.#container.innerHTML;
  }

  async take(one: Step): Promise<void> {
    this.#do(one);
    // React's scheduler works in tasks of its own.
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  close(): void {
    this.#root.unmount();
    this.#box.remove();
  }

  #do(one: Step): void {
    const { createElement, Fragment, flushSync } = this.#react;
    // A root draws an element, as a piece's does.
    if (one.kind === 'draw') flushSync(() => this.#root.render(createElement(Fragment, null, this.#draw(one.tree))));
    else if (one.kind === 'publish') {
      this.#store.value = one.value;
      for (const listener of this.#store.listeners) listener();
    } else if (one.kind === 'remount') {
      this.#root.unmount();
      this.#root = this.#open();
    } else this.#touch(one.kind, one.nth);
  }

  #touch(how: 'click' | 'focus' | 'type', nth: number): void {
    const selectors = { click: 'button,[type=checkbox]', focus: 'button,input,textarea,select', type: '[type=text],textarea,select' };
    const found = [...this.#container.querySelectorAll<HTMLInputElement>(selectors[how])];
    const target = found[nth % Math.max(found.length, 1)];
    if (how === 'click') target?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    else if (how === 'focus') target?.focus();
    else if (target) {
      // React watches an input's own property: the prototype's setter is what typing uses.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, 'b');
      target.dispatchEvent(new Event(target.localName === 'select' ? 'change' : 'input', { bubbles: true, composed: true }));
    }
  }

  #open(): ReturnType<Reacts['createRoot']> {
    const say = (what: string) => (error: unknown) => this.log.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return this.#react.createRoot(this.#container as unknown as Element, {
      identifierPrefix: 'p-',
      onCaughtError: say('caught'),
      onUncaughtError: say('uncaught'),
    });
  }

  #draw(spec: Spec, key?: number): ReactNode {
    const { createElement, Fragment } = this.#react;
    switch (spec.kind) {
      case 'text':
        return spec.text;
      case 'element':
        return createElement(spec.tag, { key, ...spec.props }, ...spec.children.map((child) => this.#draw(child)));
      case 'keyed':
        return createElement(
          Fragment,
          { key },
          spec.keys.map((one) => createElement('i', { key: one, title: one }, this.#draw(spec.child))),
        );
      case 'part':
        return createElement(this.#parts[spec.name], { key, value: spec.value }, ...spec.children.map((child) => this.#draw(child)));
    }
  }
}

interface PartProps {
  readonly value: number;
  readonly children?: ReactNode;
}

interface Store {
  readonly value: number;
  readonly listeners: Set<() => void>;
}

/**
 * One component for each thing that pieces may do with React; `say` records. They are made anew for each React, since it is React
 * that is compared.
 */
function partsOf(react: Reacts, store: Store, say: (line: string) => void): Record<PartName, ComponentType<PartProps>> {
  const { createContext, createElement: h, Fragment, memo } = react;
  const { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } = react;
  const Context = createContext(0);
  const Inner = memo(function Inner({ value }: { value: number }) {
    say(`inner ${value}`);
    return h('em', null, value);
  });

  class Boundary extends react.Component<PartProps, { readonly failed: number | null }> {
    override state = { failed: null };

    static getDerivedStateFromError() {
      return { failed: -1 };
    }

    static getDerivedStateFromProps({ value }: PartProps, { failed }: { readonly failed: number | null }) {
      if (failed === -1) return { failed: value };
      return failed !== null && failed !== value ? { failed: null } : null;
    }

    override componentDidCatch() {
      say('boundary');
    }

    override render() {
      return this.state.failed === null ? this.props.children : h('u', null, 'failed');
    }
  }

  function useListen(name: string, value: number) {
    useLayoutEffect(() => {
      say(`${name} layout ${value}`);
      return () => say(`${name} layout over ${value}`);
    }, [name, value]);
    useEffect(() => {
      say(`${name} effect ${value}`);
      return () => say(`${name} effect over ${value}`);
    }, [name, value]);
  }

  return {
    state: ({ value, children }) => {
      const [count, setCount] = useState(() => value);
      if (count > 3) setCount(0);
      return h('button', { onClick: () => setCount((one) => one + 1), onFocus: () => say('focus') }, count, children);
    },
    late: ({ value, children }) => {
      const [count, setCount] = useState(0);
      useEffect(() => setCount(value), [value]);
      return h('q', null, count, children);
    },
    effects: ({ value, children }) => {
      useListen('a', value);
      useListen('b', 1);
      return h(Fragment, null, children);
    },
    memo: ({ value, children }) => h('p', null, h(Inner, { value: value % 2 }), children),
    provider: ({ value, children }) => h(Context, { value }, children),
    reader: ({ children }) =>
      h(
        'p',
        null,
        useContext(Context),
        useMemo(() => h(Inner, { value: 9 }), []),
        children,
      ),
    store: ({ children }) => {
      const listen = useCallback((listener: () => void) => {
        store.listeners.add(listener);
        return () => store.listeners.delete(listener);
      }, []);
      return h(
        'p',
        null,
        react.useSyncExternalStore(listen, () => store.value),
        children,
      );
    },
    boundary: Boundary,
    throws: ({ value, children }) => {
      if (value === 1) throw new Error('drawn badly');
      return children;
    },
    throwsLater: ({ value, children }) => {
      useEffect(() => {
        if (value === 1) throw new Error('effect failed');
      }, [value]);
      return h('button', { onClick: () => say('clicked') }, children);
    },
    promise: ({ value }) => h('p', null, value === 3 ? ({ odd: true } as unknown as ReactNode) : [null, false, true, value]),
    ids: ({ children }) => h('label', { htmlFor: useId(), id: useId() }, children),
    refs: ({ value, children }) => {
      const own = useRef<HTMLElement>(null);
      useLayoutEffect(() => {
        say(`ref ${own.current?.localName}`);
      });
      const watch = (element: HTMLElement | null) => {
        say(`attached ${element?.localName}`);
        return () => say('detached');
      };
      return h('p', { ref: own }, h('b', { ref: value > 1 ? watch : null }), children);
    },
    input: ({ value }) => {
      const [text, setText] = useState(String(value));
      return h('input', { type: 'text', value: text, onChange: (event) => setText(event.target.value), onKeyDown: () => undefined });
    },
    free: ({ value }) => h('input', { type: 'text', defaultValue: value, onInput: () => say('input'), disabled: value === 3 }),
    check: ({ value }) => {
      const [isOn, setOn] = useState(value > 1);
      return h('input', { type: 'checkbox', checked: isOn, onChange: () => setOn(!isOn) });
    },
    select: ({ value }) => {
      const [chosen, setChosen] = useState(value > 1 ? 'a' : 'b');
      const options = ['a', 'b'].map((one) => h('option', { key: one, value: one }, one));
      return h<React.ComponentProps<'select'>>('select', { value: chosen, onChange: ({ target }) => setChosen(target.value) }, options);
    },
    area: ({ value }) => h('textarea', { defaultValue: value, onChange: () => say('area') }),
  };
}
