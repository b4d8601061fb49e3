import type { IconArt } from './art.js';

export const pin: IconArt = { d: 'M12 21s7-6.1 7-11.3A7 7 0 0 0 5 9.7C5 14.9 12 21 12 21ZM9.5 9.7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z' };
