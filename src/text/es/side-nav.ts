import type { Messages } from '../messages.js';

export const sideNav: Messages['sideNav'] = {
  label: 'Su perfil',
  // The word is longer than its place on a phone: it may break where a Spanish reader would.
  view: { plans: 'Sus planes', drugs: 'Sus medica\u00admentos', providers: 'Sus médicos y dentistas' },
  saved: (count) => `, ${count} ${count === 1 ? 'guardado' : 'guardados'}`,
};
