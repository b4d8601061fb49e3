import type { IconArt } from './art.js';

export const check: IconArt = { d: 'M5 12.5l4.7 4.7L19 7.5' };
