import type { IconArt } from './art.js';

export const phone: IconArt = {
  d: 'M8.3 4H5.6A1.6 1.6 0 0 0 4 5.8C4.6 13.3 10.7 19.4 18.2 20a1.6 1.6 0 0 0 1.8-1.6v-2.7l-4.3-1.6-1.8 2a13 13 0 0 1-6-6l2-1.8z',
};
