/**
 * The data layer as one module: what the shell asks for by `import()`. What pieces call is in `actions.ts`; what is left to do where
 * that does not come is here.
 */
export { reload } from './load/load.js';
export { missVerb } from './miss-verb.js';
export { picture, subscribe } from './page/public.js';
export { start } from './page/start.js';
export { switchYear } from './page/switch-year.js';
export { showView } from './page/view.js';
export { registerTool } from './tools/tools.js';
