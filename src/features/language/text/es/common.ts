import type { CommonText } from '../en/common.js';

export const common: CommonText = {
  loadFailed: 'No pudimos cargar lo que usted guardó.',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando',
  close: 'Cerrar',
  showMore: (more) => `Mostrar ${more} más`,
  shownOf: (shown, all) => `Se muestran ${shown} de ${all.toLocaleString('en-US')}`,
  listIsCut: (shown) =>
    `Esta lista es muy larga. Solo podemos mostrar los primeros ${shown.toLocaleString('en-US')} elementos. Los demás siguen guardados.`,
};
