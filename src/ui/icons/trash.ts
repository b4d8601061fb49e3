import type { IconArt } from './art.js';

export const trash: IconArt = {
  d: 'M4.5 6.5h15M9.5 6.5V4.3h5v2.2M6.5 6.5l.8 12.3a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4l.8-12.3M10.2 10.5v5.7M13.8 10.5v5.7',
};
