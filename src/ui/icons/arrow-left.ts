import type { IconArt } from './art.js';

export const arrowLeft: IconArt = { d: 'M20 12H4.5M11 5l-7 7 7 7', kind: 'along' };
