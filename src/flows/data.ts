/** The data layer as one module: what the shell asks for by `import()`. What pieces call is in `actions.ts`. */
export { reload } from './load.js';
export { picture, subscribe } from './public.js';
export { start } from './start.js';
export { switchYear } from './switch-year.js';
export { registerTool } from './tools.js';
export { showView } from './view.js';
