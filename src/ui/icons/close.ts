import type { IconArt } from './art.js';

export const close: IconArt = { d: 'M6 6l12 12M18 6 6 18' };
