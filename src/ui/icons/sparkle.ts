import type { IconArt } from './art.js';

export const sparkle: IconArt = {
  d: 'M12 3.5c.6 4.7 2.8 7.4 7.5 8.5-4.7 1.1-6.9 3.8-7.5 8.5-.6-4.7-2.8-7.4-7.5-8.5 4.7-1.1 6.9-3.8 7.5-8.5Z',
};
