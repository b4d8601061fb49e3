import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import type * as React from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';
import { type Plugin, rollup } from 'rollup';

const entry = `
  export { Component, createContext, createElement, Fragment, memo, StrictMode, useCallback, useContext, useEffect, useId, useImperativeHandle,
    useLayoutEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
  export { flushSync } from 'react-dom';
  export { createRoot } from 'react-dom/client';
`;

/** What pieces use of React. */
export type Reacts = Pick<
  typeof React,
  | 'Component'
  | 'createContext'
  | 'createElement'
  | 'Fragment'
  | 'memo'
  | 'StrictMode'
  | 'useCallback'
  | 'useContext'
  | 'useEffect'
  | 'useId'
  | 'useImperativeHandle'
  | 'useLayoutEffect'
  | 'useMemo'
  | 'useReducer'
  | 'useRef'
  | 'useState'
  | 'useSyncExternalStore'
> &
  Pick<typeof ReactDom, 'flushSync'> &
  Pick<typeof ReactDomClient, 'createRoot'>;

/** React's production build as a bundle holds it, with these plugins over it; `source` is the module that imports it. */
export async function bundleReact(plugins: readonly Plugin[], source = entry): Promise<string> {
  const id = `${import.meta.dirname}/entry.js`;
  const bundle = await rollup({
    input: id,
    onwarn: () => undefined,
    plugins: [
      { name: 'entry', resolveId: (name) => (name === id ? id : null), load: (name) => (name === id ? source : null) },
      ...plugins,
      nodeResolve({ browser: true, exportConditions: ['production'] }),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      commonjs({ strictRequires: false }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

/** The same, ready to be called. */
export async function loadReact(plugins: readonly Plugin[]): Promise<Reacts> {
  const code = await bundleReact(plugins);
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
