import type { IconArt } from './art.js';

export const clock: IconArt = { d: 'M3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 7.2V12l3.2 2.2' };
