import type { DrugListText, PharmacyText } from '../en/drugs.js';

const intervals: Readonly<Record<string, string>> = {
  'Every 1 Month': 'Cada mes',
  'Every 3 Months': 'Cada 3 meses',
  Day: 'Cada día',
  Week: 'Cada semana',
  Month: 'Cada mes',
};

export const drugList: DrugListText = {
  heading: 'Sus medicamentos',
  lead: 'Usamos esta lista para mostrarle qué cubre cada plan guardado y cuánto podrían costar sus medicamentos.',
  add: 'Agregar medicamentos',
  kind: (isGeneric) => (isGeneric ? 'Genérico' : 'De marca'),
  generic: (name) => `También se vende como el genérico ${name}`,
  quantity: 'Cantidad',
  refill: 'Resurtido',
  frequency: (label) => intervals[label] ?? label,
  supply: 'Suministro',
  days: (days) => `${days} ${days === 1 ? 'día' : 'días'}`,
  noRefill: 'No sabemos cuánto toma de este medicamento. Edítelo para ver cuánto podría costar.',
  edit: 'Editar',
  remove: 'Quitar',
  empty: 'Aún no hay medicamentos guardados',
  emptyHint: (hasPlans) =>
    hasPlans
      ? 'Ya tiene planes guardados. Agregue sus medicamentos para ver qué cubre cada plan y cuánto podrían costar.'
      : 'Agregue sus medicamentos para ver qué cubre cada plan y cuánto podrían costar.',
  emptyAdd: 'Agregar sus medicamentos',
  browse: (year) => (year === null ? 'Ver todos los planes' : `Ver todos los planes de ${year}`),
};

export const pharmacy: PharmacyText = {
  heading: 'Su farmacia',
  retail: 'Cadena de farmacias minoristas',
  homeDelivery: 'Optum® Home Delivery Pharmacy (entrega a domicilio)',
  homeDeliveryHint: 'Sus medicamentos llegan a su puerta.',
  change: 'Cambiar de farmacia',
  none: 'Aún no ha elegido una farmacia',
  noneHint: 'El costo de sus medicamentos depende de dónde los surta.',
  choose: 'Elegir una farmacia',
};
