/** A change of state that needs no other code. Components make it by this name alone. */
export { keepColumns } from './state/pharmacy-comparison.js';
