import type { IconArt } from './art.js';

export const plus: IconArt = { d: 'M12 5v14M5 12h14' };
