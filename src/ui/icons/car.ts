import type { IconArt } from './art.js';

export const car: IconArt = {
  d: 'M4 16.5v-4.2l1.8-5A2 2 0 0 1 7.7 6h8.6a2 2 0 0 1 1.9 1.3l1.8 5v4.2zM4.5 12h15M5.5 16.5v1.8M18.5 16.5v1.8M7.3 14.3h1.4M15.3 14.3h1.4',
};
