import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../src');

/** React's name of an event, where it is not the browser's behind `on`; React hears these by another one that bubbles. */
const heardBy: Readonly<Record<string, string>> = {
  onFocus: 'focusin',
  onBlur: 'focusout',
  onMouseEnter: 'mouseover',
  onMouseLeave: 'mouseout',
};

/** Events that do not bubble: React listens on the element itself. */
const ofTheElement = new Set(['onCancel', 'onClose', 'onToggle', 'onLoad', 'onError', 'onScroll']);

/** What the elements of HTML are given as listeners, by React's name. */
function listenersIn(path: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && /^[a-z]/.test(node.tagName.getText())) {
      for (const one of node.attributes.properties) {
        if (ts.isJsxAttribute(one) && /^on[A-Z]/.test(one.name.getText())) found.push(one.name.getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

it('every event that a piece listens to is one that its root keeps, as it bubbles', () => {
  const quietRoot = readFileSync(join(src, 'platform/quiet-root.ts'), 'utf8');
  const [, list = ''] = /const heard = new Set\(\[([^\]]*)\]\)/.exec(quietRoot) ?? [];
  const heard = new Set([...list.matchAll(/'(\w+)'/g)].map(([, name]) => name));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
  const listeners = files.flatMap((path) => listenersIn(join(src, path)).map((name) => ({ path, name })));
  const unheard = listeners.filter(({ name }) => !ofTheElement.has(name) && !heard.has(heardBy[name] ?? name.slice(2).toLowerCase()));
  expect(listeners.length).toBeGreaterThan(10);
  expect(unheard).toEqual([]);
});
