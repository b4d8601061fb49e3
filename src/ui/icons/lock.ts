import type { IconArt } from './art.js';

export const lock: IconArt = {
  d: 'M7.3 10.5h9.4a2.3 2.3 0 0 1 2.3 2.3v5.4a2.3 2.3 0 0 1-2.3 2.3h-9.4a2.3 2.3 0 0 1-2.3-2.3v-5.4a2.3 2.3 0 0 1 2.3-2.3zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
};
