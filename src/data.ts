/** The data layer as one module, which the shell loads by `import()`. */
export { snapshot, subscribe } from './features/page/actions/public-snapshot.js';
export { ready, refresh, savePlan, setView, setYear } from './features/page/actions/script-interface.js';
export { start } from './features/page/actions/start.js';
export { registerTool } from './features/tools/actions/registry.js';
