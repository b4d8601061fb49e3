import type { IconArt } from './art.js';

export const fitness: IconArt = { d: 'M3 10v4M5.8 7.5v9M18.2 7.5v9M21 10v4M5.8 12h12.4' };
