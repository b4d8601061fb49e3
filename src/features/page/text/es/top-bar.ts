import type { TopBarText } from '../en/top-bar.js';

export const topBar: TopBarText = {
  label: 'Herramientas de la página',
  back: {
    'pharmacy-search': 'Volver a la búsqueda de farmacias',
    'drug-cost-estimator': 'Volver al estimador de costos de medicamentos',
    'plan-recommendation': 'Volver a la recomendación de planes',
    'plan-summary': 'Volver a los planes',
  },
  email: 'Correo',
  emailLabel: 'Enviar por correo electrónico',
  print: 'Imprimir',
  continueShopping: 'Seguir buscando',
};
