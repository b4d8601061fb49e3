/**
 * The data layer as one module: what the shell asks for by `import()`. What pieces call is in `actions.ts`; what is left to do where
 * that does not come is here.
 */
export { missVerb } from './miss-verb.js';
export { picture, subscribe } from './page/public.js';
export { ready, refresh, setView, setYear } from './page/script-verbs.js';
export { start } from './page/start.js';
export { registerTool } from './tools/tools.js';
