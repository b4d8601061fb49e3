import type { IconArt } from './art.js';

export const doctor: IconArt = {
  d: 'M6 3.5H4.8v5a4.7 4.7 0 0 0 9.4 0v-5H13M9.5 13.2v2.3a5 5 0 0 0 10 0v-2M17.4 11.3a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0z',
};
