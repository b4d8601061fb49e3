import type { IconArt } from './art.js';

export const heart: IconArt = {
  d: 'M12 20.6S3 15.3 3 9.1C3 6.2 5.2 4 7.9 4c1.7 0 3.2.9 4.1 2.3C12.9 4.9 14.4 4 16.1 4 18.8 4 21 6.2 21 9.1c0 6.2-9 11.5-9 11.5Z',
  kind: 'solid',
};
