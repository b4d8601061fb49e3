import type { Messages } from '../messages.js';
import { statusName } from './statuses.js';

const snp = 'Un Plan de Necesidades Especiales es para personas con una necesidad determinada';

export const planCard: Messages['planCard'] = {
  tag: {
    MA: 'Medicare Advantage',
    MAPD: 'Medicare Advantage',
    PDP: 'Plan de medicamentos recetados',
    SNP: 'Plan de Necesidades Especiales',
    MEDSUPP: 'Seguro suplementario de Medicare',
  },
  tooltip: {
    dual: `${snp}. Este es para personas que tienen Medicare y Medicaid.`,
    chronic: `${snp}. Este es para personas que viven con una afección crónica.`,
    institutional: `${snp}. Este es para personas que necesitan la atención que brinda un hogar de ancianos.`,
    other: `${snp}, como una afección crónica, o tener Medicare y Medicaid.`,
  },
  note: {
    'medicaid-required': 'Se requiere Medicaid',
    'chronic-condition-required': 'Se requiere una afección crónica',
    'nursing-home-care-required': 'Se requiere un nivel de atención de hogar de ancianos',
    'first-eligible-before-2020': 'Solo para quienes tuvieron derecho a Medicare por primera vez antes de 2020',
  },
  planId: (id) => `ID del plan ${id}`,
  supplementCode: (code) => `Plan ${code}`,
  monthlyPremium: 'Prima mensual',
  withExtraHelp: 'con Ayuda Adicional',
  normalPremium: 'Prima normal, ya no se aplica',
  regularCost: 'Costo normal, ya no se aplica',
  outOfPocketMaximum: 'Máximo de gastos de bolsillo',
  partDDeductible: 'Deducible de la Parte D',
  noValue: 'no disponible',
  footnote: { 10: 'Nota 10, extras de bienestar', 14: 'Nota 14, planes con deducible alto' },
  noDrugCoverage: 'Sin cobertura de medicamentos recetados',
  drugsTitle: 'Medicamentos recetados',
  drugsHint: 'Vea si este plan los cubre',
  addDrugs: 'Agregar sus medicamentos',
  allDrugs: (count) => `Mostrar los ${count} medicamentos`,
  allProviders: (count) => `Mostrar los ${count} médicos y dentistas`,
  drugsCovered: (covered, of) => `${covered} de ${of} ${of === 1 ? 'medicamento cubierto' : 'medicamentos cubiertos'}`,
  pharmacy: (name, isMailOrder) => `${name}, ${isMailOrder ? 'entrega a domicilio' : 'farmacia minorista'}`,
  pharmacyTitle: 'Su farmacia',
  pharmacyMessage: (reason, pharmacy) =>
    reason === 'not-covered'
      ? `${pharmacy} no está cubierta por este plan.`
      : `${pharmacy} está cubierta, pero no está en la red de este plan.`,
  annualDrugCost: 'Costo anual estimado de los medicamentos',
  monthlyAverage: 'Promedio mensual',
  leavesOut: (count) =>
    count === 1 ? 'No incluye el medicamento que no está cubierto' : `No incluye los ${count} medicamentos que no están cubiertos`,
  coverage: {
    covered: 'Cubierto',
    'not-covered': 'No cubierto',
    'not-available': 'Cobertura no disponible',
    loading: 'Verificando la cobertura',
  },
  tier: (tier) => `Nivel ${tier ?? '--'}`,
  noTier: 'Nivel no disponible',
  providersTitle: 'Médicos y dentistas',
  providersHint: 'Vea si están en la red',
  addProviders: 'Agregar sus médicos',
  providersCovered: (covered, of) => `${covered} de ${of} ${of === 1 ? 'proveedor cubierto' : 'proveedores cubiertos'}`,
  acceptsMedicare: 'Puede consultar a cualquier médico o dentista que acepte pacientes de Medicare y los términos de este plan.',
  enroll: 'Inscribirse en el plan',
  learnMore: 'Más información',
  startApplication: 'Comenzar la solicitud',
  resume: (name) => `: continúe su solicitud para ${name}`,
  status: statusName,
  viewDetails: 'Ver los detalles del plan',
  compare: 'Comparar',
  unsave: 'Quitar',
  forPlan: (name) => `para ${name}`,
  detailsUrl: 'Detalles del plan: ',
  unavailable: 'No pudimos cargar este plan',
  unavailableHint: 'Sigue en su lista. Inténtelo de nuevo en un momento.',
};
