import type { IconArt } from './art.js';

export const search: IconArt = { d: 'M4.2 10.8a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0zM15.7 15.7l4.6 4.6' };
