import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import type * as React from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';
import type { Plugin } from 'rollup';
import { bundleSource, importCode } from './bundle.js';

const entry = `
  export { Component, createContext, createElement, Fragment, memo, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo,
    useRef, useState, useSyncExternalStore } from 'react';
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
  | 'useCallback'
  | 'useContext'
  | 'useEffect'
  | 'useId'
  | 'useLayoutEffect'
  | 'useMemo'
  | 'useRef'
  | 'useState'
  | 'useSyncExternalStore'
> &
  Pick<typeof ReactDom, 'flushSync'> &
  Pick<typeof ReactDomClient, 'createRoot'>;

/** React's production build as a bundle holds it, with these plugins over it; `source` is the module that imports it. */
export function bundleReact(plugins: readonly Plugin[], source = entry): Promise<string> {
  return bundleSource(source, 'entry.js', [
    ...plugins,
    nodeResolve({ browser: true, exportConditions: ['production'] }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    commonjs({ strictRequires: false }),
  ]);
}

/** The same, ready to be called. */
export async function loadReact(plugins: readonly Plugin[]): Promise<Reacts> {
  return importCode(await bundleReact(plugins));
}
