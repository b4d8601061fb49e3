import type { IconArt } from './art.js';

export const pharmacy: IconArt = {
  d: 'M4 10.5h16M5.3 10.5c0 4.3 1.9 6.7 4.2 7.7v2.3h5v-2.3c2.3-1 4.2-3.4 4.2-7.7M13.5 10.3l4-6.6 1.6 1-2.7 5.6',
};
