import type { IconArt } from './art.js';

export const building: IconArt = {
  d: 'M5 20.5V5.7A1.7 1.7 0 0 1 6.7 4h7.6A1.7 1.7 0 0 1 16 5.7v14.8M16 10h1.8A1.7 1.7 0 0 1 19.5 11.7v8.8M3 20.5h18M10.5 7.2v4.6M8.2 9.5h4.6M8.7 20.5v-4.7h3.6v4.7',
};
