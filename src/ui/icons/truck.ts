import type { IconArt } from './art.js';

export const truck: IconArt = {
  d: 'M2.8 6h10.7v10.5H9.8M4.6 16.5H2.8V6M13.5 9.5h4l3.7 3.8v3.2h-1.5M14.8 16.5h-1.3M4.9 17a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0zM15 17a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z',
};
