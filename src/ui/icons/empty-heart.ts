import type { IconArt } from './art.js';
import { heart } from './heart.js';

/** What can be saved, and is not yet. */
export const emptyHeart: IconArt = { d: heart.d };
