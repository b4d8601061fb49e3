/** Changes of state that need no other code. Components make them by these names alone. */
export { closeNotice } from './state/notices.js';
export { setPrinting } from './state/printing.js';
