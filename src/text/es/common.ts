import type { Messages } from '../messages.js';

export const common: Messages['common'] = {
  loadFailed: 'No pudimos cargar lo que usted guardó.',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando',
  close: 'Cerrar',
};
