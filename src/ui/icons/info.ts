import type { IconArt } from './art.js';

export const info: IconArt = { d: 'M3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 11v5.2M12 7.7v.1' };
