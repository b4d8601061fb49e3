import type { IconArt } from './art.js';

export const basket: IconArt = { d: 'M3.5 10h17l-1.6 8.3a2 2 0 0 1-2 1.7H7.1a2 2 0 0 1-2-1.7zM8 10l3-6M16 10l-3-6M9.5 13.5v3M14.5 13.5v3' };
