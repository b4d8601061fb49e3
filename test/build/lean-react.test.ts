// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { leanReact } from '../../rollup/lean-react.mjs';
import { bundleReact, loadReact, type Reacts } from './support/reacts.js';
import { Stage, type Step, stepsWithout } from './support/stage.js';

/** What the stage shows and what was called, after each step. */
async function play(react: Reacts, script: readonly Step[]): Promise<readonly unknown[]> {
  const stage = new Stage(react);
  const seen: unknown[] = [];
  for (const one of script) {
    await stage.take(one);
    seen.push({ html: stage.html, log: stage.log.splice(0) });
  }
  stage.close();
  return [...seen, { html: stage.html, log: stage.log.splice(0) }];
}

describe('React as the CDN delivers it', () => {
  let whole: Reacts;
  let lean: Reacts;

  beforeAll(async () => {
    [whole, lean] = await Promise.all([loadReact([]), loadReact([leanReact()])]);
  }, 60_000);

  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it('draws, updates and fails like the whole of it, step by step', async () => {
    await fc.assert(
      fc.asyncProperty(stepsWithout([]), async (script) => {
        expect(await play(lean, script)).toEqual(await play(whole, script));
      }),
      { numRuns: 300 },
    );
  }, 120_000);

  it.each([
    ['a hook that is left out', `export { useTransition } from 'react';`, 'useTransition of react'],
    ['a hook that preact is delivered without', `export { useReducer } from 'react';`, 'useReducer of react'],
    ['another one', `export { useImperativeHandle } from 'react';`, 'useImperativeHandle of react'],
    ['what is for trying pieces out alone', `export { StrictMode } from 'react';`, 'StrictMode of react'],
    ['a component that is left out', `import { Suspense as S } from 'react'; console.log(S);`, 'Suspense of react'],
    ['a portal', `import { createPortal } from 'react-dom'; createPortal();`, 'createPortal of react-dom'],
    ['all of it', `import * as React from 'react'; console.log(React);`, '* of react'],
    ['all of it, handed on', `export * from 'react';`, '* of react'],
    ['its default', `import React from 'react'; console.log(React);`, 'default of react'],
  ])('fails the build of a module that asks for %s', async (_, source, words) => {
    await expect(bundleReact([leanReact()], source)).rejects.toThrow(words);
  });

  it('fails the build on a React that is written in another way', async () => {
    const other = { name: 'other', transform: (code: string) => code.replaceAll('shouldStartViewTransition', 'startsViewTransition') };
    await expect(bundleReact([other, leanReact()])).rejects.toThrow('shouldStartViewTransition');
  });

  it('fails the build on a React that has other files', async () => {
    const file = '/a/node_modules/react/react.js';
    const moved = {
      name: 'moved',
      resolveId: (id: string) => (id === 'react' ? file : null),
      load: (id: string) => (id === file ? 'export const useState = 1;' : null),
    };
    const source = `import { useState } from 'react'; console.log(useState);`;
    await expect(bundleReact([moved, leanReact()], source)).rejects.toThrow('React no longer has');
  });
});
