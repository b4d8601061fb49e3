import type { IconArt } from './art.js';

export const plans: IconArt = { d: 'M12 3.2 19.5 6v5.4c0 4.5-3 7.9-7.5 9.4-4.5-1.5-7.5-4.9-7.5-9.4V6zM12 8.5v6.5M8.8 11.75h6.4' };
