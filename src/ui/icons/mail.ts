import type { IconArt } from './art.js';

export const mail: IconArt = {
  d: 'M5.5 5.5h13a2.5 2.5 0 0 1 2.5 2.5v8.5a2.5 2.5 0 0 1-2.5 2.5h-13a2.5 2.5 0 0 1-2.5-2.5v-8.5a2.5 2.5 0 0 1 2.5-2.5zM4 7.5l8 6 8-6',
};
