// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leanPreact } from '../../rollup/lean-preact.mjs';
import { bundlePreact, loadPreact } from './support/preacts.js';
import type { Reacts } from './support/reacts.js';
import { type PartName, Stage, type Step, stepsWithout } from './support/stage.js';

/** What pieces do not use: preact as it is delivered cannot do it. */
const absent: readonly PartName[] = ['select', 'free', 'area'];

const failures: string[] = [];

function noting(run: () => void): void {
  try {
    run();
  } catch (error) {
    failures.push(String(error));
  }
}

/** What the stage shows, what was called and what failed, after each step; what a drawing throws ends the play. */
async function play(preact: Reacts, script: readonly Step[]): Promise<readonly unknown[]> {
  const stage = new Stage(preact);
  const seen: unknown[] = [];
  const look = () => seen.push({ html: alike(stage.html), log: stage.log.splice(0), failed: failures.splice(0) });
  try {
    for (const one of script) {
      await stage.take(one);
      look();
    }
    stage.close();
    look();
  } catch (error) {
    seen.push(String(error));
  }
  return seen;
}

/** An id is named after its root or after the page, attributes come in another order, and an empty class is written, as React writes it. */
function alike(html: string): string {
  const ids = [...new Set(html.match(/P\d+(-\d+)?/g))];
  return ids
    .reduce((text, id, nth) => text.replaceAll(`"${id}"`, `"id ${nth}"`), html)
    .replaceAll(' class=""', '')
    .replace(/(?: [\w-]+="[^"]*")+/g, (attributes) => (attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join(''));
}

describe('preact as the CDN delivers it', () => {
  let whole: Reacts;
  let lean: Reacts;

  beforeAll(async () => {
    [whole, lean] = await Promise.all([loadPreact([]), loadPreact([leanPreact()])]);
  }, 60_000);

  beforeEach(() => {
    // An effect that waits for a frame is over before the next step; what fails late is looked at beside what is drawn.
    for (const name of ['requestAnimationFrame', 'setTimeout', 'queueMicrotask']) {
      vi.stubGlobal(name, (run: () => void) => setImmediate(() => noting(run)));
    }
    for (const name of ['cancelAnimationFrame', 'clearTimeout']) vi.stubGlobal(name, clearImmediate);
  });

  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it('draws, updates and fails like the whole of it, step by step', async () => {
    await fc.assert(
      fc.asyncProperty(stepsWithout(absent), async (script) => {
        expect(await play(lean, script)).toEqual(await play(whole, script));
      }),
      { numRuns: 300 },
    );
  }, 120_000);

  it.each([
    ['a hook that is left out', `export { useReducer } from 'react';`, 'useReducer of react'],
    ['a component that is left out', `import { Suspense as S } from 'react'; console.log(S);`, 'Suspense of react'],
    ['a portal', `import { createPortal } from 'react-dom'; createPortal();`, 'createPortal of react-dom'],
    ['all of it', `import * as React from 'react'; console.log(React);`, '* of react'],
    ['markup', `import { jsx } from 'react/jsx-runtime'; jsx('p', { dangerouslySetInnerHTML: 1 });`, 'dangerouslySetInnerHTML'],
    ['a choice', `import { jsx } from 'react/jsx-runtime'; jsx("select", {});`, 'jsx("select"'],
    ['a free field', `import { jsx } from 'react/jsx-runtime'; jsx("input", { defaultValue: '' });`, 'defaultValue'],
    ['a listener that comes first', `import { jsx } from 'react/jsx-runtime'; jsx("p", { onClickCapture: alert });`, 'onClickCapture'],
    ['an attribute of a drawing', `import { jsx } from 'react/jsx-runtime'; jsx("path", { fillRule: 'evenodd' });`, 'fillRule'],
    ['a lifecycle', `import { Component } from 'react'; class A extends Component { componentDidMount() {} }`, 'componentDidMount'],
  ])('fails the build of a module that asks for %s', async (_, source, words) => {
    await expect(bundlePreact([leanPreact()], source)).rejects.toThrow(words);
  });

  it('fails the build on a preact that is written in another way', async () => {
    const other = { name: 'other', transform: (code: string) => code.replaceAll('MODE_SUSPENDED', 'SUSPENDED') };
    await expect(bundlePreact([other, leanPreact()])).rejects.toThrow('no longer holds, once');
  });
});
