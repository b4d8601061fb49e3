import type { PricesAtText } from '../en/prices-at.js';

export const pricesAt: PricesAtText = {
  legend: 'Precios en',
  line: 'Precios en:',
  none: 'ninguna farmacia',
  change: 'Cambiar',
  changeSuffix: 'la farmacia de los precios',
  kind: (isMailOrder, isPreferred, isSaved) =>
    `${isMailOrder ? 'Entrega a domicilio' : 'Farmacia minorista'}${isPreferred ? ', preferida' : ''}${isSaved ? ', su farmacia' : ''}`,
  note: (saved) => `Solo para esta página. Su farmacia sigue siendo ${saved}.`,
  noteWithout: 'Solo para esta página. Usted no tiene ninguna farmacia guardada.',
  done: 'Listo',
  nowShown: (name) => `Sus planes ahora muestran los precios en ${name}.`,
  failed: (name) => `No se pudieron cargar los precios en ${name}.`,
};
