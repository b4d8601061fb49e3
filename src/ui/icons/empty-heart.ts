import type { IconArt } from './art.js';
import { heart } from './heart.js';

/** Marks an item that is not saved yet. */
export const emptyHeart: IconArt = { d: heart.d };
