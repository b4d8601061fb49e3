/**
 * The data layer as one module, which the shell loads by `import()`. What pieces call is in `actions.ts`; `missVerb` is here because it is
 * what remains to be done when `actions.ts` cannot be loaded.
 */
export { missVerb } from './miss-verb.js';
export { snapshot, subscribe } from './page/public.js';
export { ready, refresh, savePlan, setView, setYear } from './page/script-verbs.js';
export { start } from './page/start.js';
export { registerTool } from './tools/tools.js';
