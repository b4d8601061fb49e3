import { longDate } from '../../../language/text/es/dates.js';
import type { SavedPlansText, YearToggleText } from '../en/saved-plans.js';

const plans = (count: number) => (count === 1 ? '1 plan' : `${count} planes`);

export const savedPlans: SavedPlansText = {
  heading: 'Sus planes guardados',
  lead: (count, year, zipCode, county) =>
    `${plans(count)} para ${year}${zipCode ? ` en ${zipCode}` : ''}${zipCode && county ? `, ${county}` : ''}`,
  empty: 'Parece que no hay planes guardados',
  leadOfOther: (year, count, otherYear) => `Ningún plan para ${year}, ${plans(count)} para ${otherYear}`,
  savedForOther: (count, otherYear) => `Tiene ${plans(count)} ${count === 1 ? 'guardado' : 'guardados'} para ${otherYear}`,
  noneYet: (year) => `Todavía no hay ningún plan guardado para ${year}.`,
  showOther: (count, otherYear) => (count === 1 ? `Mostrar mi plan de ${otherYear}` : `Mostrar mis planes de ${otherYear}`),
  supplement: (count) =>
    count === 1
      ? 'Su plan suplementario de Medicare guardado aparece por separado.'
      : 'Sus planes suplementarios de Medicare guardados aparecen por separado.',
  showAll: (count) => `Mostrar los ${count} planes`,
  browse: (year) => `Ver todos los planes de ${year}`,
  printed: (year, date, pharmacy, phone, tty) =>
    `Planes guardados para ${year}. Impreso el ${longDate(date)}.${pharmacy ? ` Precios en ${pharmacy}.` : ''}${phone && ` ¿Tiene preguntas? Llame al ${phone.replaceAll('-', '\u2011')}, TTY ${tty}.`}`,
};

export const yearToggle: YearToggleText = {
  legend: 'Planes que comienzan en',
  'january-or-later': (year) => `Enero de ${year} o después`,
  'nov-or-dec': (year) => `Nov. o dic. de ${year}`,
  noLongerSold: 'ya no se vende',
};
