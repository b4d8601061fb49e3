import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { Plugin } from 'rollup';
import { preactInPlaceOfReact } from '../../../rollup/preact.mjs';
import { bundleSource, importCode } from './bundle.js';
import type { Reacts } from './reacts.js';

const entry = `
  export { Component, createContext, createElement, Fragment, memo, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo,
    useRef, useState, useSyncExternalStore } from 'react';
  export { flushSync } from 'react-dom';
  export { createRoot } from 'react-dom/client';
  export { jsx } from 'react/jsx-runtime';
`;

/** preact in React's place as a bundle holds it, with these plugins over it; `source` is the module that imports it. */
export function bundlePreact(plugins: readonly Plugin[], source = entry): Promise<string> {
  return bundleSource(source, 'entry.tsx', [preactInPlaceOfReact(), ...plugins, nodeResolve({ browser: true })]);
}

/** The same, ready to be called. */
export async function loadPreact(plugins: readonly Plugin[]): Promise<Reacts> {
  return importCode(await bundlePreact(plugins));
}
