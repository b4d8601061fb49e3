import { supplementArea as spanishSupplement } from '../../../src/features/supplement/text/es/supplement-area.js';
import madeUp from '../../data/made-up.json' with { type: 'json' };
import { activeYear, type DemoDate } from '../demo-date.js';
import { dentalNetworks } from './dental-networks.js';
import { supplementStates } from './supplement-plans.js';

const faq = [
  {
    heading: 'How do I add drugs to my profile?',
    description:
      'Open your drugs and choose <strong>Add drugs</strong>, or go to the <a href="{drugsLink}">drug cost estimator</a>. Once your drugs and pharmacy are saved, every plan shows which of them it covers and what they may cost.',
    views: ['plans', 'drugs'],
  },
  {
    heading: 'What does Covered mean next to a doctor?',
    description:
      'The doctor or dentist is listed in the network of the plan for the plan year you chose. Networks change, so ask the office before you enroll. You can <a href="{providersLink}">look for a doctor</a> at any time.',
    views: ['plans', 'providers'],
  },
  {
    heading: 'When can I enroll in a plan?',
    description: 'You can enroll online in a plan for next year from October 15. To ask about your own dates, call {phone}.',
    views: ['plans'],
  },
  {
    heading: 'How long are my saved plans kept?',
    description: 'Plans are kept for the current plan year, and for the next one during annual enrollment.',
    views: ['plans', 'providers'],
  },
  {
    heading: 'What is Extra Help?',
    description:
      'Extra Help is a Medicare program for people with limited income. It lowers the premium and the cost of prescription drugs. To ask whether you qualify, call {phone}.',
    views: ['plans', 'drugs'],
  },
] as const;

const disclosures = [
  {
    title: 'About this demo',
    text: 'This is a demo with invented people. Plans and networks are examples; nothing here is an offer of insurance.',
  },
  {
    title: 'Medicare Supplement insurance',
    about: 'supplement',
    text: 'Medicare Supplement insurance plans are sold by private companies and are not connected with or endorsed by the U.S. Government or the federal Medicare program.',
  },
] as const;

const footnotes = {
  '10': 'Wellness extras are not insurance, may vary by area and may be discontinued at any time.',
  '14': 'The high-deductible plan pays once you have paid the yearly deductible that Medicare sets.',
} as const;

const benefitCodes = [
  { benefitId: 'M90', benefitCategory: 'PLAN', label: 'Primary care visit' },
  { benefitId: 'M91a', benefitCategory: 'PLAN', label: 'Specialist visit' },
  { benefitId: 'M92a', benefitCategory: 'PLAN', label: 'Out-of-pocket maximum' },
  { benefitId: '18a1', benefitCategory: 'MEDICAL', label: 'Hearing exam' },
  { benefitId: '17a1', benefitCategory: 'MEDICAL', label: 'Eye exam' },
  { benefitId: '14a6', benefitCategory: 'MEDICAL', label: 'Fitness program<sup>10</sup>' },
  { benefitId: '16a1', benefitCategory: 'MEDICAL', label: 'Oral exam' },
  { benefitId: '16b1', benefitCategory: 'MEDICAL', label: 'Dental fillings' },
  { benefitId: 'D10', benefitCategory: 'PART-D', label: 'Tier 1 preferred generic' },
] as const;

const spanishFaq = [
  {
    heading: '¿Cómo agrego medicamentos a mi perfil?',
    description:
      'Abra sus medicamentos y elija <strong>Agregar medicamentos</strong>, o vaya al <a href="{drugsLink}">estimador de costos de medicamentos</a>. Cuando haya guardado sus medicamentos y su farmacia, cada plan muestra cuáles cubre y cuánto podrían costar.',
    views: ['plans', 'drugs'],
  },
  {
    heading: '¿Qué significa «Cubierto» junto a un médico?',
    description:
      'El médico o dentista está en la red del plan para el año que usted eligió. Las redes cambian: pregunte en el consultorio antes de inscribirse. Puede <a href="{providersLink}">buscar un médico</a> en cualquier momento.',
    views: ['plans', 'providers'],
  },
  {
    heading: '¿Cuándo puedo inscribirme en un plan?',
    description:
      'Puede inscribirse por internet en un plan para el próximo año a partir del 15 de octubre. Para preguntar por sus propias fechas, llame al {phone}.',
    views: ['plans'],
  },
  {
    heading: '¿Por cuánto tiempo se guardan mis planes?',
    description: 'Los planes se guardan para el año actual del plan y, durante el período de inscripción anual, también para el próximo.',
    views: ['plans', 'providers'],
  },
  {
    heading: '¿Qué es la Ayuda Adicional?',
    description:
      'La Ayuda Adicional es un programa de Medicare para personas con ingresos limitados. Reduce la prima y el costo de los medicamentos recetados. Para preguntar si usted califica, llame al {phone}.',
    views: ['plans', 'drugs'],
  },
] as const;

/** A plan that is suppressed in every year, and one that is suppressed in the year on sale. */
const SUPPRESSED_ALWAYS = 'H0351064000';
const SUPPRESSED_FOR_A_YEAR = 'H0028028000';

/** The example figures of a plan year. */
const figuresOf = (year: number) => ({ year, extraHelpPremium: 0, regularPremium: 24, highDeductible: 2800 });

const fragments: Readonly<Record<string, (at: DemoDate) => unknown>> = {
  'suppression.json': (at) => ({
    plans: [{ planId: SUPPRESSED_FOR_A_YEAR, planYear: activeYear(at) }],
    planIds: [SUPPRESSED_ALWAYS],
  }),
  'dental-provider-covered-plans.json': () => ({ networks: dentalNetworks }),
  'plan-benefits.json': () => ({ benefits: benefitCodes }),
  'profile.json': () => ({ faq, disclosures, footnotes }),
  // The disclosures are in English only, so the page uses its built-in Spanish ones.
  'profile.es.json': () => ({ faq: spanishFaq }),
  'shopper.json': (at) => ({
    sessionTimeout: 9000,
    hours: '8 a.m. to 8 p.m. local time, 7 days a week',
    upsell: {
      title: 'Add dental to your plan',
      text: 'You are enrolled for {year}. See the extras that go with your plan.',
      url: '/shop.html',
    },
    figures: figuresOf(at.year),
    nextYearFigures: figuresOf(at.year + 1),
    extraHelpUrl: '/medicare-education.html',
    counselorHelp: { name: 'Arizona Medicare counselors', phone: '1-800-555-0168' },
  }),
  'shopper-messages.json': () => ({}),
  'tfn.json': () => ({ default: madeUp.tollFree.default, tty: madeUp.tollFree.tty }),
  'shopper.es.json': (at) => ({
    sessionTimeout: 9000,
    hours: 'De 8 a.m. a 8 p.m., hora local, los 7 días de la semana',
    figures: figuresOf(at.year),
    nextYearFigures: figuresOf(at.year + 1),
    extraHelpUrl: '/medicare-education.html',
    counselorHelp: { name: 'Consejeros de Medicare de Arizona', phone: '1-800-555-0168' },
  }),
  'shopper-messages.es.json': () => ({}),
  'contact-us.json': () => ({ text: 'Contact us', url: '/contact-us.html' }),
  'contact-us.es.json': () => ({ text: 'Contáctenos', url: '/contact-us.html' }),
  'state-flip.json': () => ({ states: ['AZ'] }),
  'medsup-content.json': () => ({
    notice:
      'Plan Card Unavailable for Medicare Supplement Insurance Plans. We are working hard to get you the information you need. Please check back soon. You can also call {phone}/TTY 711 to speak with a licensed insurance agent/producer who can help.',
  }),
  'medsup-content.es.json': () => ({ notice: spanishSupplement.notice }),
  'approved-states.json': () => ({ states: supplementStates }),
};

export const fragmentNames: readonly string[] = Object.keys(fragments);

/** A content fragment at a date; null for an unknown name. */
export function contentFragment(name: string, at: DemoDate): unknown {
  return Object.hasOwn(fragments, name) ? fragments[name]?.(at) : null;
}

/** The toll-free number of a campaign code, or the default number. */
export function tollFreeNumber(pscCookie: string | undefined): string {
  const campaigns: Readonly<Record<string, string>> = madeUp.tollFree.campaigns;
  return (pscCookie && Object.hasOwn(campaigns, pscCookie) ? campaigns[pscCookie] : undefined) ?? madeUp.tollFree.default;
}
