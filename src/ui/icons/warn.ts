import type { IconArt } from './art.js';

export const warn: IconArt = {
  d: 'M10.3 3.3a2 2 0 0 1 3.4 0l8.6 15a2 2 0 0 1-1.7 3H3.4a2 2 0 0 1-1.7-3zM10.9 8.8a1.1 1.1 0 0 1 2.2 0v5.4a1.1 1.1 0 0 1-2.2 0zM10.85 17.45a1.15 1.15 0 1 0 2.3 0a1.15 1.15 0 1 0-2.3 0z',
  kind: 'solid',
};
