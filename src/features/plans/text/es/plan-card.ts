import { longDate } from '../../../language/text/es/dates.js';
import { allOf, oneOf } from '../../../language/text/es/lists.js';
import { statusName } from '../../../language/text/es/statuses.js';
import type { CompareBarText, PlanCardText } from '../en/plan-card.js';

/** From three names on, the text gives their number, because the names do not fit on the line. */
const named = (names: readonly string[]) => (names.length > 2 ? `${names.length} medicamentos` : allOf(names));

const snp = 'Un Plan de Necesidades Especiales es para personas con una necesidad determinada';

export const planCard: PlanCardText = {
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
    'nursing-home': 'Para personas en un hogar de ancianos',
    'special-needs': 'Necesidades especiales',
    'first-eligible-before-2020': 'Solo para quienes tuvieron derecho a Medicare por primera vez antes de 2020',
  },
  condition: {
    cancer: 'cáncer',
    cardiovascular: 'una enfermedad del corazón o de los vasos sanguíneos',
    dementia: 'demencia',
    diabetes: 'diabetes',
    'heart-failure': 'insuficiencia cardíaca',
    hiv: 'VIH/SIDA',
    'kidney-disease': 'enfermedad renal',
    'lung-disorder': 'un trastorno pulmonar crónico',
    'mental-health': 'una afección crónica de salud mental',
  },
  forPeopleWith: (conditions) => `Para personas con ${oneOf(conditions)}`,
  network: {
    hmo: 'Solo médicos de la red, salvo emergencias',
    'hmo-pos': 'Médicos de la red, algo de atención fuera',
    ppo: 'Cualquier médico, menor costo en la red',
    pffs: 'Cualquier médico que acepte los términos del plan',
    'original-medicare': 'Funciona con Medicare Original',
  },
  planId: (id) => `ID del plan ${id}`,
  supplementCode: (code) => `Plan ${code}`,
  lead: {
    aYear: 'al año',
    of: {
      priced: 'prima + sus medicamentos',
      'none-saved': 'solo la prima, hasta que agregue sus medicamentos',
      'no-drug-coverage': 'solo la prima, sin cobertura de medicamentos',
    },
    incomplete: 'El total está incompleto',
    missing: {
      'full-price': (names) => `+ ${named(names)} a precio completo`,
      'price-not-available': (names) => `+ ${named(names)}, precio no disponible`,
    },
    includesFullPrice: (drugs, sum) =>
      `incluye ${drugs.length > 2 ? `${drugs.length} medicamentos a precio completo, ${sum}` : allOf(drugs.map(({ name, amount }) => `${name} a precio completo, ${amount}`))}`,
    comparedToNow: {
      less: (amount) => `${amount} menos que su plan actual`,
      more: (amount) => `${amount} más que su plan actual`,
    },
    sameAsNow: 'lo mismo que su plan actual',
    none: 'Sin total anual',
    noneReason: { 'premium-unknown': 'La prima no está disponible', 'not-available': 'El costo no está disponible' },
    loading: 'Buscando los precios de sus medicamentos',
    restOfYear: (fromMonth, year, amount) =>
      `${fromMonth === 12 ? 'Diciembre' : 'Noviembre y diciembre'} de ${year}: alrededor de ${amount}`,
  },
  premium: 'Prima mensual',
  withoutHelp: { shown: 'sin', hidden: 'Ayuda Adicional' },
  normalPremium: 'Prima normal, ya no se aplica',
  regularCost: 'Costo normal, ya no se aplica',
  fact: {
    'out-of-pocket-maximum': 'Gasto máximo de su bolsillo',
    'medical-deductible': 'Deducible médico',
    'drug-deductible': 'Deducible de medicamentos',
    'primary-care-copay': 'Consulta de atención primaria',
    'specialist-copay': 'Consulta con un especialista',
  },
  factInWords: {
    'no-medical-care': { title: 'No incluida', label: 'Atención médica' },
    'any-doctor': { title: 'Cualquier médico', label: 'que acepte Medicare' },
    'no-stars': { title: 'Sin calificación', label: 'Los planes suplementarios no tienen estrellas' },
  },
  stars: (rating) => `${rating} de 5 estrellas`,
  starRating: 'Calificación por estrellas de Medicare',
  noValue: 'no disponible',
  footnote: { 10: 'Nota 10, beneficios adicionales de bienestar', 14: 'Nota 14, planes con deducible alto' },
  noDrugCoverage: 'Sin cobertura de medicamentos recetados',
  addDrugs: 'Agregue sus medicamentos',
  addDrugsHint: 'para ver su costo',
  allDrugs: (count) => `Mostrar los ${count} medicamentos`,
  allProviders: (count) => `Mostrar los ${count} médicos y dentistas`,
  drugsCovered: (covered, of) => `${covered} de ${of} ${of === 1 ? 'medicamento cubierto' : 'medicamentos cubiertos'}`,
  drugsUnknown: 'Cobertura de medicamentos no disponible',
  providersUnknown: 'Cobertura de médicos no disponible',
  checkingDrugs: 'Verificando sus medicamentos',
  checkingProviders: 'Verificando sus médicos',
  pharmacy: (name, isMailOrder, isPreferred) =>
    `en ${name}, ${isMailOrder ? 'entrega a domicilio' : 'farmacia minorista'}${isPreferred ? ' preferida' : ''}`,
  pharmacyTitle: 'Su farmacia',
  pharmacyMessage: (reason, pharmacy) =>
    reason === 'not-covered'
      ? `${pharmacy} no está cubierta por este plan.`
      : `${pharmacy} está cubierta, pero no está en la red de este plan.`,
  annualDrugCost: 'Costo anual estimado de los medicamentos',
  withExtraHelp: 'Con Ayuda Adicional',
  monthlyAverage: (amount) => (amount === null ? 'Promedio mensual no disponible' : `Alrededor de ${amount} al mes`),
  without: (names) => `sin ${named(names)}`,
  coverage: {
    covered: 'Cubierto',
    'not-covered': 'No cubierto',
    'not-available': 'Cobertura no disponible',
    loading: 'Verificando la cobertura',
  },
  doctorCoverage: {
    covered: 'Cubierto',
    'not-covered': 'Fuera de la red',
    'not-available': 'Cobertura no disponible',
    loading: 'Verificando la cobertura',
  },
  fullPrice: 'Precio completo',
  restriction: {
    'prior-authorization': 'Requiere autorización previa',
    'step-therapy': 'Terapia escalonada',
    'quantity-limit': 'Límite de cantidad',
  },
  tier: (tier) => `Nivel ${tier ?? '--'}`,
  noTier: 'Nivel no disponible',
  noCost: 'Costo no disponible',
  addProviders: 'Agregue sus médicos',
  addProvidersHint: 'para ver si están en la red',
  providersInNetwork: (covered, of) => `${covered} de ${of} ${of === 1 ? 'médico' : 'médicos'} en la red`,
  providersCovered: (covered, of) => `${covered} de ${of} ${of === 1 ? 'proveedor cubierto' : 'proveedores cubiertos'}`,
  notCovered: (names) => `Sin cobertura: ${names.join(', ')}`,
  notInNetwork: (names) => `Fuera de la red: ${names.join(', ')}`,
  more: (count) => `y ${count} más`,
  originalMedicare: 'Sus médicos le cobran a Medicare Original',
  anyDoctor: 'Cualquier médico que acepte Medicare',
  acceptsMedicare: 'Puede consultar a cualquier médico o dentista que acepte pacientes de Medicare y los términos de este plan.',
  lists: {
    'drugs-and-doctors': { show: 'Mostrar medicamentos y médicos', hide: 'Ocultar medicamentos y médicos' },
    'drugs-and-benefits': { show: 'Mostrar medicamentos y beneficios', hide: 'Ocultar medicamentos y beneficios' },
    doctors: { show: 'Mostrar médicos y beneficios', hide: 'Ocultar médicos y beneficios' },
    benefits: { show: 'Mostrar beneficios', hide: 'Ocultar beneficios' },
  },
  standing: {
    enrolled: 'Usted está inscrito',
    starts: (date) => `, comienza el ${longDate(date)}`,
    started: 'Solicitud comenzada',
    nextStep: (place, of, step) => `A continuación: paso ${place} de ${of}, ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
    sent: 'Solicitud enviada',
    nextLetter: 'A continuación: el plan le enviará una carta de confirmación',
    on: (date) => `el ${longDate(date)}`,
    readingStatus: 'Buscando el estado de su solicitud',
    call: (phone, tty) => `¿Tiene preguntas? Llame al ${phone}${tty ? `, TTY ${tty}` : ''}`,
    closed: {
      'not-open-yet': (year) => `La inscripción en los planes de ${year} comienza el 15 de octubre.`,
      closed: (year) => `La inscripción para la cobertura de ${year} ha cerrado.`,
    },
    suppressed: (phone) => (phone ? `No está disponible en línea. Llame al ${phone}.` : 'No está disponible en línea.'),
  },
  late: {
    ended: {
      title: 'El Período de Inscripción Abierta terminó el 7\u00a0de\u00a0diciembre.',
      reason: 'Para inscribirse ahora necesita un motivo especial, como una mudanza o un plan que termina.',
    },
    'plan-ends': {
      title: 'Como su plan termina, puede inscribirse hasta el último día de febrero.',
      reason: 'Inscríbase a más tardar el 31\u00a0de\u00a0diciembre para no tener una interrupción.',
    },
  },
  enroll: 'Inscribirse en el plan',
  learnMore: 'Más información',
  startApplication: 'Comenzar la solicitud',
  viewApplication: 'Ver los detalles de la solicitud',
  resume: (name) => `: continúe su solicitud para ${name}`,
  status: statusName,
  viewDetails: 'Ver los detalles del plan',
  compare: {
    label: 'Comparar',
    never: {
      supplement: 'Los planes suplementarios no se pueden comparar',
      'private-fee-for-service': 'Los planes de pago privado por servicio no se pueden comparar',
      'special-needs': 'Los Planes de Necesidades Especiales no se pueden comparar',
      suppressed: 'Este plan no se puede comparar en línea',
    },
    full: 'Eligió 4 planes, el máximo que se puede comparar. Primero desmarque uno.',
    otherGroup: {
      'medicare-advantage': 'Este es un plan de medicamentos. Usted eligió planes Medicare Advantage.',
      'drug-plans': 'Este es un plan Medicare Advantage. Usted eligió planes de medicamentos.',
    },
    otherYear: 'Este plan es de otro año que los planes que eligió.',
  },
  unsave: 'Dejar de guardar',
  save: 'Guardar plan',
  forPlan: (name) => `para ${name}`,
  ofPlan: (name) => `de ${name}`,
  detailsUrl: 'Detalles del plan: ',
  unavailable: 'No pudimos cargar este plan',
  unavailableHint: 'Sigue en su lista. Inténtelo de nuevo en un momento.',
};

export const compareBar: CompareBarText = {
  label: 'Comparar planes',
  chooseMore: (least, most, group) =>
    `Elija de ${least} a ${most} ${group === 'drug-plans' ? 'planes de medicamentos' : 'planes Medicare Advantage'} más`,
  chosen: (count) => `${count} planes elegidos`,
  compare: (count) => `Comparar ${count} planes`,
  clear: 'Borrar',
  clearSuffix: 'los planes elegidos para comparar',
};
