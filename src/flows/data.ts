/** The data layer as one module, which the shell loads by `import()`. */
export { snapshot, subscribe } from './page/public.js';
export { ready, refresh, savePlan, setView, setYear } from './page/script-verbs.js';
export { start } from './page/start.js';
export { registerTool } from './tools/registry.js';
