import type { CostChartText } from '../en/cost-chart.js';

export const costChart: CostChartText = {
  heading: 'Costo anual',
  premium: 'Prima',
  drugs: 'medicamentos',
  drugsWithExtraHelp: 'medicamentos, con Ayuda Adicional',
  family: {
    'no-drug-coverage': 'Planes Medicare Advantage sin cobertura de medicamentos',
    'drug-plan': 'Planes de medicamentos, que se usan con Medicare Original',
    'special-needs': 'Planes de necesidades especiales. Solo puede inscribirse si cumple los requisitos.',
  },
  withoutTotal: 'Sin total',
  parts: (premium, drugs) => ` al año: prima ${premium}, sus medicamentos ${drugs}`,
  premiumPart: (premium) => ` al año: prima ${premium}`,
  withExtraHelp: 'con Ayuda Adicional',
  ofYear: (year) => `costo de ${year}`,
  ofLastYear: (year) => `costo de ${year}, termina el 31 de diciembre`,
  yearFirst: (year) => `${year}:`,
  sameInYear: (year) => `Ver este plan en ${year}`,
  outcome: {
    renews: (year) => `Si no hace nada, conserva este plan en ${year}.`,
    moves: (name, year) => `Si no hace nada, pasa de ${name} a este plan el 1 de enero de ${year}.`,
    movesAway: (year) => `Si no hace nada, pasa a otro plan el 1 de enero de ${year}.`,
    ends: {
      'care-and-drugs': 'Si no hace nada, a partir del 1 de enero tendrá Medicare Original sin cobertura de medicamentos.',
      care: 'Si no hace nada, a partir del 1 de enero tendrá Medicare Original.',
      drugs: 'Si no hace nada, a partir del 1 de enero no tendrá cobertura de medicamentos.',
    },
    withExtraHelp: 'Con la Ayuda Adicional, es posible que Medicare elija un plan de medicamentos por usted.',
    joined: (name) => `Se inscribió en ${name}.`,
  },
  noValue: 'no disponible',
  estimates: 'Estimaciones, sin visitas al médico.',
  showAll: (plans) => `Mostrar los ${plans} planes`,
  showFewer: 'Mostrar menos planes',
  notShown: (plans) =>
    plans === 1
      ? 'No se pudo cargar 1 plan guardado, que no está en este gráfico.'
      : `No se pudieron cargar ${plans} planes guardados, que no están en este gráfico.`,
  supplements: (plans) =>
    plans === 1
      ? 'Su plan suplementario de Medicare no está en este gráfico.'
      : 'Sus planes suplementarios de Medicare no están en este gráfico.',
  comparePharmacies: 'Comparar farmacias',
  closeSuffix: 'la comparación de farmacias',
  showTable: 'Mostrar como tabla',
  hideTable: 'Ocultar la tabla',
  column: {
    plan: 'Nombre del plan',
    premium: 'Prima al año',
    drugs: 'Medicamentos al año',
    total: 'Total al año',
    without: 'Total sin Ayuda Adicional',
    rest: 'Resto del año',
  },
};
