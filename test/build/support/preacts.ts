import { nodeResolve } from '@rollup/plugin-node-resolve';
import { type Plugin, rollup } from 'rollup';
import { preactInPlaceOfReact } from '../../../rollup/preact.mjs';
import type { Reacts } from './reacts.js';

const entry = `
  export { Component, createContext, createElement, Fragment, memo, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo,
    useRef, useState, useSyncExternalStore } from 'react';
  export { flushSync } from 'react-dom';
  export { createRoot } from 'react-dom/client';
  export { jsx } from 'react/jsx-runtime';
`;

/** preact in React's place as a bundle holds it, with these plugins over it; `source` is the module that imports it. */
export async function bundlePreact(plugins: readonly Plugin[], source = entry): Promise<string> {
  const id = `${import.meta.dirname}/entry.tsx`;
  const bundle = await rollup({
    input: id,
    onwarn: () => undefined,
    plugins: [
      { name: 'entry', resolveId: (name) => (name === id ? id : null), load: (name) => (name === id ? source : null) },
      preactInPlaceOfReact(),
      ...plugins,
      nodeResolve({ browser: true }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

/** The same, ready to be called. */
export async function loadPreact(plugins: readonly Plugin[]): Promise<Reacts> {
  const code = await bundlePreact(plugins);
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
