import { inProject } from './project.mjs';

/**
 * The sources behind the package's own name, for code that imports it as an application does. `tsconfig.json` has the same for the types.
 *
 * @type {readonly { readonly find: RegExp, readonly replacement: string }[]}
 */
export const ownName = [
  { find: /^ucp-elements$/, replacement: inProject('src/index.ts') },
  { find: /^ucp-elements\/piece$/, replacement: inProject('src/piece.ts') },
  { find: /^ucp-elements\/(.+)$/, replacement: inProject('elements/$1.ts') },
];
