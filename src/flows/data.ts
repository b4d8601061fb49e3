/**
 * The data layer as one module: what the shell asks for by `import()`. What pieces call is in `actions.ts`; what is left to do where
 * that does not come is here.
 */
export { reload } from './load.js';
export { missVerb } from './miss-verb.js';
export { picture, subscribe } from './public.js';
export { start } from './start.js';
export { switchYear } from './switch-year.js';
export { registerTool } from './tools.js';
export { showView } from './view.js';
