import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../src/domain/calendar/calendar-date.js';
import { spanish } from '../../src/text/es/index.js';
import type { Messages } from '../../src/text/messages.js';
import { loadSpanish } from '../../src/text/spanish.js';
import { allEnglish, leavesOf } from './support/all-texts.js';
import { samples } from './support/samples.js';

const english = await allEnglish(Object.keys(spanish));
const inEnglish = leavesOf(english);
const inSpanish = leavesOf(spanish);

type Sample = readonly [values: readonly never[], ...shown: readonly string[]];

/** The samples of `planCard.tier`. */
function samplesOf(path: string): readonly Sample[] {
  const found = path.split('.').reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], samples);
  return (found ?? []) as readonly Sample[];
}

/** A text with its values in, in both languages. */
interface Said {
  readonly what: string;
  readonly en: string;
  readonly es: string;
  readonly shown: readonly string[];
}

const saidWithValues: readonly Said[] = [...inEnglish.taking].flatMap(([path, text]) =>
  samplesOf(path).map(([values, ...shown]) => ({
    what: `${path}(${JSON.stringify(values).slice(1, -1)})`,
    en: text(...values),
    es: inSpanish.taking.get(path)?.(...values) ?? '',
    shown,
  })),
);

const saidPlainly: readonly Said[] = [...inEnglish.plain].map(([what, en]) => ({
  what,
  en,
  es: inSpanish.plain.get(what) ?? '',
  shown: [],
}));

const all = [...saidPlainly, ...saidWithValues];

/** What Medicare's own names, letters and a service's wording leave the same. */
const sameInBoth = new Set(['Medicare Advantage', 'No', 'TTY 711', 'TTY: 711', 'Plan G', 'Held for the carrier', 'As needed']);

describe('the two languages', () => {
  it('have the same subjects, and the same texts in each', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(spanish).sort());
    expect([...inSpanish.plain.keys()].sort()).toEqual([...inEnglish.plain.keys()].sort());
    expect([...inSpanish.taking.keys()].sort()).toEqual([...inEnglish.taking.keys()].sort());
  });

  it('do not compile where one lacks a subject or a text', () => {
    const { common: _subject, ...subjects } = spanish;
    const { close: _text, ...texts } = spanish.common;
    // @ts-expect-error a subject is missing
    const lacksSubject: Messages = subjects;
    // @ts-expect-error a text is missing
    const lacksText: Messages['common'] = texts;
    expect([Object.keys(lacksSubject), Object.keys(lacksText)]).not.toContain('common');
  });

  it('have samples for every text that takes values', () => {
    expect([...inEnglish.taking.keys()].filter((path) => samplesOf(path).length === 0)).toEqual([]);
  });

  it('say something, whatever the values', () => {
    const isEmpty = ({ en, es }: Said) => !en.trim() || !es.trim();
    expect(all.filter(isEmpty)).toEqual([]);
    expect(all.filter(({ en, es }) => /undefined|null|NaN|\[object|=>/.test(`${en} ${es}`))).toEqual([]);
  });

  it('say the values that they take', () => {
    expect(saidWithValues.filter(({ en, shown }) => !shown.every((value) => en.includes(value)))).toEqual([]);
    expect(saidWithValues.filter(({ es, shown }) => !shown.every((value) => es.includes(value)))).toEqual([]);
  });

  it('leave the same room for what is filled in later', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
    expect(all.filter(({ en, es }) => places(es) !== places(en))).toEqual([]);
  });

  it('lead to the same places from the same questions, in the same views', () => {
    const routes = ({ faq }: Messages) =>
      faq.questions.map(({ views, answer }) => [views, answer.map((node) => (typeof node === 'string' ? 'words' : [node.tag, node.href]))]);
    expect(routes(spanish)).toEqual(routes(english));
  });
});

describe('Spanish', () => {
  it('comes as one chunk', async () => {
    expect(await loadSpanish()).toBe(spanish);
  });

  it('is not English', () => {
    expect(all.filter(({ en, es }) => es === en && !sameInBoth.has(en))).toEqual([]);
    const englishWords = /\b(the|your|you|and|of|with|to|is|are|for|this|not|we|our|from|or|in|at|please|plans|drugs?|doctors?)\b/i;
    expect(all.filter(({ en, es }) => !sameInBoth.has(en) && englishWords.test(withoutValues(es)))).toEqual([]);
  });

  it('opens its questions and exclamations', () => {
    const opens = ({ es }: Said) => es.split('¿').length === es.split('?').length && es.split('¡').length === es.split('!').length;
    expect(all.filter((said) => !opens(said))).toEqual([]);
  });

  it('says usted', () => {
    const familiar = /(?<![\p{L}])(tu|tus|tú|te|ti|contigo|puedes|tienes|quieres|necesitas|agrega|elige|escribe|llama)(?![\p{L}])/iu;
    expect(all.filter(({ es }) => familiar.test(es))).toEqual([]);
  });

  it.each<[expected: string, say: () => string]>([
    ['0 de 1 medicamento cubierto', () => spanish.planCard.drugsCovered(0, 1)],
    ['1 de 1 medicamento cubierto', () => spanish.planCard.drugsCovered(1, 1)],
    ['1 de 2 medicamentos cubiertos', () => spanish.planCard.drugsCovered(1, 2)],
    ['0 de 1 proveedor cubierto', () => spanish.planCard.providersCovered(0, 1)],
    ['2 de 3 proveedores cubiertos', () => spanish.planCard.providersCovered(2, 3)],
    ['0 planes para 2026', () => spanish.savedPlans.lead(0, 2026, null, null)],
    ['1 plan para 2026', () => spanish.savedPlans.lead(1, 2026, null, 'Maricopa')],
    ['2 planes para 2026 en el código postal 85001', () => spanish.savedPlans.lead(2, 2026, '85001', null)],
    [', 0 guardados', () => spanish.sideNav.saved(0)],
    [', 1 guardado', () => spanish.sideNav.saved(1)],
    ['1 día', () => spanish.drugList.days(1)],
    ['30 días', () => spanish.drugList.days(30)],
    ['Le enviaremos su plan guardado para 2026.', () => spanish.emailPopup.lead(1, 2026)],
    ['Le enviaremos sus 2 planes guardados para 2026.', () => spanish.emailPopup.lead(2, 2026)],
    ['Plan guardado', () => spanish.savedItems.tile.plans(1)],
    ['Planes guardados', () => spanish.savedItems.tile.plans(0)],
    ['Medicamento agregado', () => spanish.savedItems.tile.drugs(1)],
    ['Medicamentos agregados', () => spanish.savedItems.tile.drugs(2)],
    ['No se pudo cargar 1 plan guardado, que no está en este gráfico.', () => spanish.costChart.notShown(1)],
    ['No se pudieron cargar 2 planes guardados, que no están en este gráfico.', () => spanish.costChart.notShown(2)],
    ['Le queda 1 intento para confirmar su identidad.', () => spanish.confirmIdentity.attemptsLeft(1)],
    ['Le quedan 2 intentos para confirmar su identidad.', () => spanish.confirmIdentity.attemptsLeft(2)],
    ['Quedan 0 segundos', () => spanish.timeoutPopup.left(0)],
    ['Queda 1 segundo', () => spanish.timeoutPopup.left(1)],
    ['Quedan 59 segundos', () => spanish.timeoutPopup.left(59)],
    ['Queda 1 minuto', () => spanish.timeoutPopup.left(60)],
    ['Quedan 1 minuto y 1 segundo', () => spanish.timeoutPopup.left(61)],
    ['Quedan 2 minutos', () => spanish.timeoutPopup.left(120)],
  ])('counts: %s', (expected, say) => {
    expect(say()).toBe(expected);
  });

  it.each([
    [['Eliquis'], 'No incluye Eliquis, que no está cubierto'],
    [['Eliquis', 'Metformin'], 'No incluye Eliquis y Metformin, que no están cubiertos'],
    [['Eliquis', 'Ibuprofen'], 'No incluye Eliquis e Ibuprofen, que no están cubiertos'],
    [['Eliquis', 'Hydrocodone'], 'No incluye Eliquis e Hydrocodone, que no están cubiertos'],
    [['Eliquis', 'Humira'], 'No incluye Eliquis y Humira, que no están cubiertos'],
    [['Eliquis', 'Yaz'], 'No incluye Eliquis y Yaz, que no están cubiertos'],
    [['A', 'B', 'Insulin'], 'No incluye A, B e Insulin, que no están cubiertos'],
    [['A', 'B', 'C', 'D'], 'No incluye 4 medicamentos, que no están cubiertos'],
  ])('names drugs one after the other: %j', (drugs, expected) => {
    expect(spanish.costChart.leavesOut(drugs)).toBe(expected);
  });

  it.each([
    [[100], 'el 100 por ciento'],
    [[25, 50], 'el 25 o 50 por ciento'],
    [[75, 80], 'el 75 u 80 por ciento'],
    [[25, 50, 75, 100], 'el 25, 50, 75 o 100 por ciento'],
  ])('names levels of Extra Help: %j', (percents, expected) => {
    expect(spanish.extraHelpPopup.levels(percents)).toContain(expected);
  });

  it.each([
    [{ year: 2026, month: 1, day: 1 }, '1 de enero de 2026'],
    [{ year: 2026, month: 2, day: 28 }, '28 de febrero de 2026'],
    [{ year: 2026, month: 3, day: 3 }, '3 de marzo de 2026'],
    [{ year: 2026, month: 4, day: 4 }, '4 de abril de 2026'],
    [{ year: 2026, month: 5, day: 5 }, '5 de mayo de 2026'],
    [{ year: 2026, month: 6, day: 6 }, '6 de junio de 2026'],
    [{ year: 2026, month: 7, day: 7 }, '7 de julio de 2026'],
    [{ year: 2026, month: 8, day: 8 }, '8 de agosto de 2026'],
    [{ year: 2026, month: 9, day: 9 }, '9 de septiembre de 2026'],
    [{ year: 2026, month: 10, day: 15 }, '15 de octubre de 2026'],
    [{ year: 2026, month: 11, day: 30 }, '30 de noviembre de 2026'],
    [{ year: 2025, month: 12, day: 31 }, '31 de diciembre de 2025'],
  ] satisfies readonly [CalendarDate, string][])('writes dates its own way: %j', (date, expected) => {
    expect(spanish.activePlans.effective(date)).toBe(`Vigente desde el ${expected}`);
    expect(spanish.savedPlans.printed(2026, date, '1-800-555-0100', '711')).toContain(`Impreso el ${expected}.`);
  });

  it.each(['$0', '$26.40', '$1,264.00', '--'])('[CONST-01] writes the same money: %s', (amount) => {
    expect(spanish.recommendations.premium(amount)).toBe(`${amount} de prima mensual`);
    expect(spanish.costChart.withoutExtraHelp(amount, amount, amount).split(amount)).toHaveLength(4);
  });

  it.each([
    ['Maricopa', 'condado de Maricopa', 'Condado de Maricopa'],
    ['Maricopa County', 'condado de Maricopa', 'Condado de Maricopa'],
    ['Orleans Parish', 'parroquia de Orleans', 'Parroquia de Orleans'],
    ['Anchorage Borough', 'distrito de Anchorage', 'Distrito de Anchorage'],
    ['Ponce Municipio', 'municipio de Ponce', 'Municipio de Ponce'],
    ['Anchorage Municipality', 'municipio de Anchorage', 'Municipio de Anchorage'],
    ['Juneau City and Borough', 'distrito de Juneau', 'Distrito de Juneau'],
    ['Copper River Census Area', 'área censal de Copper River', 'Área censal de Copper River'],
    ['Alexandria city', 'ciudad de Alexandria', 'Ciudad de Alexandria'],
    ['District of Columbia', 'Distrito de Columbia', 'Distrito de Columbia'],
    ['County', 'condado de County', 'Condado de County'],
  ])('names the county %s', (name, inSentence, alone) => {
    expect(spanish.savedPlans.lead(1, 2026, '85001', name)).toBe(`1 plan para 2026 en el código postal 85001, ${inSentence}`);
    expect(spanish.zipPopup.countyName(name)).toBe(alone);
  });

  it.each([
    ['Maricopa', 'el condado de Maricopa'],
    ['Orleans Parish', 'la parroquia de Orleans'],
    ['Alexandria city', 'la ciudad de Alexandria'],
    ['Copper River Census Area', 'el área censal de Copper River'],
    ['District of Columbia', 'el Distrito de Columbia'],
  ])('[VW-07] names the county %s with its article', (name, expected) => {
    expect(spanish.browsePlans.available(name)).toBe(`Vea los planes disponibles en ${expected}.`);
  });

  it.each([
    ['In Progress', 'En curso'],
    [' submitted ', 'Enviada'],
    ['Approved', 'Aprobada'],
    ['Denied', 'Denegada'],
    ['Withdrawn', 'Retirada'],
    ['Pending review', 'En revisión'],
    ['Held for the carrier', 'Held for the carrier'],
    ['constructor', 'constructor'],
  ])('says the status %s', (status, expected) => {
    expect(spanish.planCard.status(status)).toBe(expected);
  });

  it.each([
    [7, 'Nivel 7'],
    [null, 'Nivel --'],
  ])('[DRUG-07] names the tier %s', (tier, expected) => {
    expect(spanish.planCard.tier(tier)).toBe(expected);
  });
});

/** The words alone: a value may be in any language. */
function withoutValues(text: string): string {
  const values = saidWithValues.flatMap(({ shown }) => shown).filter((value) => /[a-z]{2}/i.test(value));
  return ['Medicare Advantage', 'Optum® Home Delivery Pharmacy', ...values].reduce((rest, value) => rest.replaceAll(value, ''), text);
}
