import type { IconArt } from './art.js';

export const print: IconArt = {
  d: 'M7 9V3.8h10V9M7 17H5.2A2.2 2.2 0 0 1 3 14.8v-3.6A2.2 2.2 0 0 1 5.2 9h13.6a2.2 2.2 0 0 1 2.2 2.2v3.6a2.2 2.2 0 0 1-2.2 2.2H17M7 14h10v6.2H7zM17.2 12h.1',
};
