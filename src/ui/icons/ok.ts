import type { IconArt } from './art.js';

export const ok: IconArt = {
  d: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM8.08 11.62L10.48 14.02L16 8.15A1.1 1.1 0 0 1 17.6 9.65L11.3 16.35A1.1 1.1 0 0 1 9.72 16.38L6.52 13.18A1.1 1.1 0 0 1 8.08 11.62z',
  kind: 'solid',
};
