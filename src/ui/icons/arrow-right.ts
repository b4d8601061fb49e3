import type { IconArt } from './art.js';

export const arrowRight: IconArt = { d: 'M4 12h15.5M13 5l7 7-7 7', kind: 'along' };
