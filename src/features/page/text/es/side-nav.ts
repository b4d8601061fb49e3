import type { SideNavText } from '../en/side-nav.js';

export const sideNav: SideNavText = {
  label: 'Su perfil',
  // The word is too wide for its place on a phone. A soft hyphen lets it break correctly.
  view: { plans: 'Sus planes', drugs: 'Sus medica\u00admentos', providers: 'Sus médicos y dentistas' },
  saved: (count) => `, ${count} ${count === 1 ? 'guardado' : 'guardados'}`,
};
