import type { IconArt } from './art.js';

export const edit: IconArt = { d: 'M4.5 19.5l.9-4L16 4.9a1.7 1.7 0 0 1 2.4 0l.7.7a1.7 1.7 0 0 1 0 2.4L8.5 18.6zM14 7l3 3' };
