import type { IconArt } from './art.js';

export const external: IconArt = {
  d: 'M13.5 4.5h6v6M19 5l-8.5 8.5M17.5 14v3.8a1.7 1.7 0 0 1-1.7 1.7H6.2a1.7 1.7 0 0 1-1.7-1.7V8.2a1.7 1.7 0 0 1 1.7-1.7H10',
};
