import { allOf } from '../../../language/text/es/lists.js';
import type { MonthsText } from '../en/months.js';

const names = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'];
const nameOf = (month: number) => names[month - 1] ?? '';
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const months: MonthsText = {
  title: 'Mes por mes',
  name: names.map(capital),
  short: ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'],
  showTable: 'Mostrar como tabla',
  showBars: 'Mostrar como barras',
  forPlan: (plan) => `de ${plan}`,
  highest: (most, amount) =>
    most.length === 1
      ? `${capital(nameOf(most[0] ?? 0))} es el mes más caro: ${amount}.`
      : `${capital(allOf(most.map(nameOf)))} son los meses más caros: ${amount}.`,
  every: (amount) => `Todos los meses: ${amount}.`,
  everyLeft: (year, amount) => `Cada mes que queda de ${year}: ${amount}.`,
  only: (month, year, amount) => `${capital(nameOf(month))} de ${year}: ${amount}.`,
  withoutPremium: 'Estas cantidades son solo de los medicamentos. La prima no está disponible.',
  leftOut: (drugs) => `No incluye: ${drugs.length > 2 ? `${drugs.length} medicamentos` : allOf(drugs)}.`,
  freeFrom: (month, zero, areSomeLeftOut) =>
    `A partir de ${nameOf(month)} usted paga ${zero} por ${areSomeLeftOut ? 'los demás medicamentos' : 'estos medicamentos'}.`,
  premium: 'Prima',
  drugs: 'medicamentos',
  column: { month: 'Mes', premium: 'Prima', drugs: 'Medicamentos', total: 'Total' },
  caption: (year) => `Prima y medicamentos, mes por mes en ${year}`,
  captionDrugs: (year) => `Medicamentos, mes por mes en ${year}`,
  year: 'Año',
  left: (year) => `Lo que queda de ${year}`,
};
