import type { IconArt } from './art.js';

export const pill: IconArt = { d: 'M4.86 13.77l8.91-8.91a3.8 3.8 0 0 1 5.37 5.37l-8.91 8.91a3.8 3.8 0 0 1-5.37-5.37zM9.3 9.3l5.4 5.4' };
