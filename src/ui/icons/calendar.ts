import type { IconArt } from './art.js';

export const calendar: IconArt = {
  d: 'M6.1 5.2h11.8a2.4 2.4 0 0 1 2.4 2.4v10.2a2.4 2.4 0 0 1-2.4 2.4h-11.8a2.4 2.4 0 0 1-2.4-2.4v-10.2a2.4 2.4 0 0 1 2.4-2.4zM3.7 10h16.6M8 3.2v3.6M16 3.2v3.6',
};
