import type { IconArt } from './art.js';

export const chevronDown: IconArt = { d: 'M6 9.5l6 6 6-6' };
