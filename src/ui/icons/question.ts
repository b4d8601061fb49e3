import type { IconArt } from './art.js';

export const question: IconArt = {
  d: 'M3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM9.5 9.5a2.5 2.5 0 0 1 5 .2c0 1.7-2.5 2-2.5 3.8M12 16.7v.1',
};
