import type { IconArt } from './art.js';

export const star: IconArt = { d: 'M12 2.8l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.2-5.7 3.2 1.2-6.4L2.8 9.5l6.4-.8z', kind: 'solid' };
