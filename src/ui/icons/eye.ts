import type { IconArt } from './art.js';

export const eye: IconArt = { d: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z' };
