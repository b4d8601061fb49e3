import type { IconArt } from './art.js';

export const ear: IconArt = {
  d: 'M7.2 9.4a5 5 0 1 1 10 0c0 3.6-3.6 4.3-3.6 7.3a3.3 3.3 0 0 1-6 1.9M9.8 9.6a2.4 2.4 0 0 1 4.8 0c0 1.7-1.9 1.9-1.9 3.7',
};
