import { describe, expect, it } from 'vitest';
import { loadSpanish } from '../../../../src/features/language/actions/load-spanish.js';
import type { CalendarDate } from '../../../../src/shared/calendar/calendar-date.js';
import { spanish } from '../../../../src/spanish.js';
import { type AllTexts, allEnglish, leavesOf } from './support/all-texts.js';
import { samples } from './support/samples.js';

const english = await allEnglish(Object.keys(spanish));
const inEnglish = leavesOf(english);
const inSpanish = leavesOf(spanish);

type Sample = readonly [values: readonly never[], ...shown: readonly string[]];

/** The samples of a text by its path, such as `planCard.tier`. */
function samplesOf(path: string): readonly Sample[] {
  const found = path.split('.').reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], samples);
  return (found ?? []) as readonly Sample[];
}

/** A text with its values, in both languages. */
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

/** Texts that are equal in both languages: Medicare's names, letters, and a service's own text. */
const sameInBoth = new Set([
  // Months in three letters, and the head of a column.
  ...['Feb', 'Mar', 'May', 'Jun', 'Jul', 'Sep', 'Oct', 'Nov'],
  'Total',
  'Medicare Advantage',
  'No',
  'TTY 711',
  'TTY: 711',
  'Plan G',
  'Held for the carrier',
  'As needed',
  '2026:',
  'diabetes',
]);

describe('the two languages', () => {
  it('have the same subjects, and the same texts in each', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(spanish).sort());
    expect([...inSpanish.plain.keys()].sort()).toEqual([...inEnglish.plain.keys()].sort());
    expect([...inSpanish.taking.keys()].sort()).toEqual([...inEnglish.taking.keys()].sort());
  });

  it('do not compile if a subject or a text is missing', () => {
    const { common: _subject, ...subjects } = spanish;
    const { close: _text, ...texts } = spanish.common;
    // @ts-expect-error a subject is missing
    const lacksSubject: AllTexts = subjects;
    // @ts-expect-error a text is missing
    const lacksText: AllTexts['common'] = texts;
    expect(Object.keys(lacksSubject)).not.toContain('common');
    expect(Object.keys(lacksText)).not.toContain('close');
  });

  it('have samples for every text with parameters', () => {
    expect([...inEnglish.taking.keys()].filter((path) => samplesOf(path).length === 0)).toEqual([]);
  });

  it('are never empty, with any values', () => {
    const isEmpty = ({ en, es }: Said) => !en.trim() || !es.trim();
    expect(all.filter(isEmpty)).toEqual([]);
    expect(all.filter(({ en, es }) => /undefined|null|NaN|\[object|=>/.test(`${en} ${es}`))).toEqual([]);
  });

  it('contain the values of their parameters', () => {
    expect(saidWithValues.filter(({ en, shown }) => !shown.every((value) => en.includes(value)))).toEqual([]);
    expect(saidWithValues.filter(({ es, shown }) => !shown.every((value) => es.includes(value)))).toEqual([]);
  });

  it('have the same placeholders', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
    expect(all.filter(({ en, es }) => places(es) !== places(en))).toEqual([]);
  });

  it('link to the same views from the same questions', () => {
    const routes = ({ faq }: AllTexts) =>
      faq.questions.map(({ views, answer }) => [views, answer.map((node) => (typeof node === 'string' ? 'words' : [node.tag, node.href]))]);
    expect(routes(spanish)).toEqual(routes(english));
  });
});

describe('Spanish', () => {
  it('is loaded as one chunk', async () => {
    expect(await loadSpanish()).toBe(spanish);
  });

  it('differs from English', () => {
    expect(all.filter(({ en, es }) => es === en && !sameInBoth.has(en))).toEqual([]);
    const englishWords = /\b(the|your|you|and|of|with|to|is|are|for|this|not|we|our|from|or|in|at|please|plans|drugs?|doctors?)\b/i;
    expect(all.filter(({ en, es }) => !sameInBoth.has(en) && englishWords.test(withoutValues(es)))).toEqual([]);
  });

  it('opens its questions and exclamations', () => {
    const opens = ({ es }: Said) => es.split('¿').length === es.split('?').length && es.split('¡').length === es.split('!').length;
    expect(all.filter((one) => !opens(one))).toEqual([]);
  });

  it('[CARD-01] uses different words for Unsave and Remove', () => {
    expect(spanish.planCard.unsave).toBe('Dejar de guardar');
    expect([spanish.drugList.remove, spanish.providerList.remove]).toEqual(['Quitar', 'Quitar']);
  });

  it('[TOP-04] never says correo without electrónico, except on the short button of the top bar', () => {
    expect(all.filter(({ es }) => /correo(?! electrónico)/i.test(es)).map(({ what }) => what)).toEqual(['topBar.email']);
  });

  it('uses the formal usted', () => {
    const familiar = /(?<![\p{L}])(tu|tus|tú|te|ti|contigo|puedes|tienes|quieres|necesitas|agrega|elige|escribe|llama)(?![\p{L}])/iu;
    expect(all.filter(({ es }) => familiar.test(es))).toEqual([]);
  });

  // Actions, prices and outcomes. If two of these texts were swapped, the page would read well and mislead.
  it.each([
    [
      'REM-01',
      spanish.removePopup.keep,
      { plans: 'Conservar el plan', drugs: 'Conservar el medicamento', providers: 'Conservar el médico' },
    ],
    ['REM-01', spanish.removePopup.remove, { plans: 'Quitar el plan', drugs: 'Quitar el medicamento', providers: 'Quitar el médico' }],
    ['REM-03', spanish.lists.removed('Eliquis'), 'Se quitó Eliquis.'],
    ['REM-03', spanish.lists.removeFailed('Eliquis'), 'No se pudo quitar Eliquis'],
    ['REM-03', spanish.lists.backInList, 'Está de nuevo en su lista. Inténtelo otra vez en un momento.'],
    ['REM-03', spanish.lists.restored('Eliquis'), 'Eliquis está de nuevo en su lista.'],
    ['REM-03', spanish.lists.restoreFailed('Eliquis'), 'No se pudo volver a agregar Eliquis'],
    ['REM-03', spanish.lists.notBack, 'No está en su lista. Inténtelo de nuevo en un momento.'],
    ['DV-04', spanish.lists.toolUnavailable('providers'), 'La búsqueda de proveedores no está disponible'],
    ['DV-04', spanish.lists.toolUnavailable('drugs'), 'El estimador de costos de medicamentos no está disponible'],
    ['SIGN-01', spanish.signOutPopup.cancel, 'Cancelar'],
    ['SIGN-01', spanish.signOutPopup.signOut, 'Cerrar sesión'],
    ['SIGN-01', spanish.signOutPopup.failedHint, 'Su sesión sigue abierta. Inténtelo de nuevo en un momento.'],
    ['IDLE-03', spanish.timeoutPopup.stay, 'Seguir en esta página'],
    ['IDLE-03', spanish.timeoutPopup.signOut, 'Cerrar sesión'],
    ['EH-02', spanish.extraHelp.answer, { yes: 'Sí', no: 'No' }],
    ['EH-04', spanish.extraHelp.nowShown.yes, expect.stringMatching(/ con Ayuda Adicional\.$/)],
    ['EH-04', spanish.extraHelp.nowShown.no, expect.stringMatching(/ sin Ayuda Adicional\.$/)],
    ['EH-03', spanish.extraHelpPopup.nowShown, expect.stringMatching(/ con Ayuda Adicional\.$/)],
    ['EH-08', spanish.extraHelpPopup.fullLevel, 'Su nivel es Ayuda Adicional completa.'],
    ['EH-09', spanish.extraHelpPopup.levels, expect.stringMatching(/^En \{year\}, todas .* el subsidio completo de la prima\.$/)],
    ['EH-10', spanish.extraHelp.howToApply, 'Cómo solicitarla'],
    ['EH-10', spanish.cost.withHelp.aYearNot('$88.00'), 'al año, no $88.00.'],
    ['NEXT-07', spanish.savedPlans.savedForOther(3, 2026), 'Tiene 3 planes guardados para 2026'],
    ['NEXT-07', spanish.savedPlans.savedForOther(1, 2026), 'Tiene 1 plan guardado para 2026'],
    ['NEXT-07', spanish.savedPlans.showOther(3, 2026), 'Mostrar mis planes de 2026'],
    ['NEXT-07', spanish.savedPlans.showOther(1, 2026), 'Mostrar mi plan de 2026'],
    ['HAND-06', spanish.planCard.late.ended.title, 'El Período de Inscripción Abierta terminó el 7\u00a0de\u00a0diciembre.'],
    ['HAND-06', spanish.yearToggle.noLongerSold, 'ya no se vende'],
    ['COST-14', spanish.planCard.lead.comparedToNow.less('$24.00'), '$24.00 menos que su plan actual'],
    ['COST-14', spanish.planCard.lead.comparedToNow.more('$8.00'), '$8.00 más que su plan actual'],
    ['COST-14', spanish.planCard.lead.sameAsNow, 'lo mismo que su plan actual'],
    ['PROV-03', spanish.planCard.doctorCoverage['not-covered'], 'Fuera de la red'],
    ['CONST-05', spanish.extraHelpPopup.exampleWith(2026), 'Ejemplo para 2026: prima con Ayuda Adicional'],
    ['CONST-05', spanish.extraHelpPopup.exampleWithout(2026), 'Ejemplo para 2026: prima sin ella'],
    ['CARD-01', spanish.planCard.premium, 'Prima mensual'],
    ['CARD-01', spanish.planCard.fact['out-of-pocket-maximum'], 'Gasto máximo de su bolsillo'],
    ['CARD-01', spanish.planCard.fact['drug-deductible'], 'Deducible de medicamentos'],
    ['CARD-15', spanish.planCard.footnote[10], 'Nota 10, beneficios adicionales de bienestar'],
    ['CARD-15', spanish.disclosures.notes[10], expect.stringMatching(/^Los beneficios adicionales de bienestar /)],
    ['ENR-08', spanish.applications.stepName['special-election-period'], 'Período Especial de Inscripción'],
    ['ENR-08', spanish.applications.stepName['statement-of-understanding'], 'Declaración de comprensión'],
    ['TOP-04', spanish.topBar.emailLabel, 'Enviar por correo electrónico'],
    ['TOP-04', spanish.emailPopup.title, 'Enviar sus planes por correo electrónico'],
    ['VAL-01', spanish.drugList.frequency('Every 1 Month'), 'Cada mes'],
    ['VAL-01', spanish.drugList.frequency('Every 3 Months'), 'Cada 3 meses'],
    ['COST-08', spanish.planCard.withExtraHelp, 'Con Ayuda Adicional'],
    ['CARD-16', spanish.planCard.normalPremium, 'Prima normal, ya no se aplica'],
    ['DRUG-05', spanish.planCard.regularCost, 'Costo normal, ya no se aplica'],
    ['DRUG-11', spanish.planCard.annualDrugCost, 'Costo anual estimado de los medicamentos'],
    ['DRUG-12', spanish.planCard.monthlyAverage('$5.33'), 'Alrededor de $5.33 al mes'],
    ['COST-02', spanish.cost.incomplete, 'El total está incompleto'],
    ['COST-01', spanish.cost.noTotal['premium-unknown'], 'La prima no está disponible'],
    ['COST-05', spanish.cost.yourPlanNow, 'Su plan actual'],
    ['COST-02', spanish.cost.includes(['Trulicity'], '$9,600'), 'incluye Trulicity a precio completo, $9,600'],
    ['COST-07', spanish.cost.restOfYear({ fromMonth: 12, year: 2026 }, '$7'), 'Diciembre de 2026: unos $7'],
    ['COST-04', spanish.costChart.family['drug-plan'], 'Planes de medicamentos, que se usan con Medicare Original'],
    ['CONST-01', spanish.costChart.column.premium, 'Prima al año'],
    ['CONST-01', spanish.costChart.column.drugs, 'Medicamentos al año'],
    ['CONST-01', spanish.costChart.column.total, 'Total al año'],
    ['CARD-16', spanish.costChart.column.without, 'Total sin Ayuda Adicional'],
    ['ACT-05', spanish.activePlans.tip.enrolled, 'Su inscripción en este plan para {year} está confirmada.'],
    ['ACT-05', spanish.activePlans.tip['auto-enrolled'], expect.stringContaining('Su plan se renueva el 1 de enero de {year}.')],
    ['PLN-02', spanish.yearToggle['january-or-later'](2027), 'Enero de 2027 o después'],
    ['PLN-02', spanish.yearToggle['nov-or-dec'](2026), 'Nov. o dic. de 2026'],
    ['REC-05', spanish.recommendations.action.enroll, 'Inscribirse'],
    ['REC-06', spanish.recommendations.action.start, 'Comenzar la solicitud'],
    ['REC-06', spanish.recommendations.action.continue, 'Continuar la solicitud'],
    ['REC-06', spanish.recommendations.action.view, 'Ver la solicitud'],
    ['IDC-06', spanish.person.error.firstName, 'Error: Escriba un nombre válido'],
    ['IDC-06', spanish.person.error.lastName, 'Error: Escriba un apellido válido'],
    ['IDC-06', spanish.person.error.email, 'Error: Escriba una dirección de correo electrónico válida'],
    ['IDC-06', spanish.person.error.gender, 'Seleccione un sexo'],
    ['IDC-06', spanish.person.error.medicareNumber, 'Error: Escriba un número de Medicare válido'],
    ['IDC-06', spanish.person.error.dateOfBirth, 'Error: Escriba una fecha de nacimiento válida'],
    ['IDC-06', spanish.person.error.zipCode, 'Error: Escriba un código postal válido'],
    ['IDC-07', spanish.confirmIdentity.notConfirmed, 'No pudimos confirmar su identidad.'],
    ['IDC-07', spanish.confirmIdentity.unavailable, 'No pudimos verificar su información en este momento. Inténtelo de nuevo.'],
    ['IDC-09', spanish.confirmIdentity.success, 'Su información se agregó a su perfil.'],
    ['VAL-02', spanish.zipPopup.invalid, 'El código postal no es válido'],
    ['TOP-04', spanish.emailPopup.failed, 'No pudimos enviar sus planes guardados'],
    ['TOP-04', spanish.emailPopup.sent, 'Sus planes guardados se enviaron a la dirección que usted dio.'],
  ])('[%s] says %j', (_rule, text, words) => {
    expect(text).toEqual(words);
  });

  it.each<[expected: string, say: () => string]>([
    ['0 de 1 medicamento cubierto', () => spanish.planCard.drugsCovered(0, 1)],
    ['1 de 1 medicamento cubierto', () => spanish.planCard.drugsCovered(1, 1)],
    ['1 de 2 medicamentos cubiertos', () => spanish.planCard.drugsCovered(1, 2)],
    ['0 de 1 proveedor cubierto', () => spanish.planCard.providersCovered(0, 1)],
    ['2 de 3 proveedores cubiertos', () => spanish.planCard.providersCovered(2, 3)],
    ['0 planes para 2026', () => spanish.savedPlans.lead(0, 2026, null, null)],
    ['1 plan para 2026', () => spanish.savedPlans.lead(1, 2026, null, 'Maricopa')],
    ['2 planes para 2026 en 85001', () => spanish.savedPlans.lead(2, 2026, '85001', null)],
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
  ])('uses the right plural: %s', (expected, say) => {
    expect(say()).toBe(expected);
  });

  it.each([
    [['Eliquis'], '+ Eliquis a precio completo'],
    [['Eliquis', 'Metformin'], '+ Eliquis y Metformin a precio completo'],
    [['Eliquis', 'Ibuprofen'], '+ Eliquis e Ibuprofen a precio completo'],
    [['Eliquis', 'Hydrocodone'], '+ Eliquis e Hydrocodone a precio completo'],
    [['Eliquis', 'Humira'], '+ Eliquis y Humira a precio completo'],
    [['Eliquis', 'Yaz'], '+ Eliquis y Yaz a precio completo'],
    [['A', 'B', 'Insulin'], '+ 3 medicamentos a precio completo'],
  ])('[COST-02] lists drugs: %j', (drugs, expected) => {
    expect(spanish.cost.missing({ fullPrice: drugs, notAvailable: [] })).toBe(expected);
  });

  it.each([
    [['diabetes'], 'Para personas con diabetes'],
    [['diabetes', 'cáncer'], 'Para personas con diabetes o cáncer'],
    [['diabetes', 'obesidad'], 'Para personas con diabetes u obesidad'],
    [['diabetes', 'cáncer', 'demencia'], 'Para personas con diabetes, cáncer o demencia'],
  ])('[COST-10] lists conditions: %j', (conditions, expected) => {
    expect(spanish.planCard.forPeopleWith(conditions)).toBe(expected);
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
    expect(spanish.savedPlans.printed(2026, date, null, '1-800-555-0100', '711')).toContain(`Impreso el ${expected}.`);
  });

  it.each(['$0', '$26.40', '$1,264.00', '--'])('[CONST-01] writes money as in English: %s', (amount) => {
    expect(spanish.recommendations.premium(amount)).toBe(`${amount} de prima mensual`);
    expect(spanish.costChart.parts(amount, amount).split(amount)).toHaveLength(3);
  });

  it.each(['Maricopa', 'Maricopa County', 'Orleans Parish', 'Capitol Planning Region', 'Alexandria city', 'District of Columbia'])(
    '[INP-08] names the county as the service does: %s',
    (name) => {
      expect(spanish.savedPlans.lead(1, 2026, '85001', name)).toBe(`1 plan para 2026 en 85001, ${name}`);
      expect(spanish.browsePlans.available(name)).toBe(`Vea los planes disponibles en ${name}.`);
    },
  );

  it.each([
    ['In Progress', 'En curso'],
    [' submitted ', 'Enviada'],
    ['Approved', 'Aprobada'],
    ['Denied', 'Denegada'],
    ['Withdrawn', 'Retirada'],
    ['Pending review', 'En revisión'],
    ['Held for the carrier', 'Held for the carrier'],
    ['constructor', 'constructor'],
  ])('translates the status %s', (status, expected) => {
    expect(spanish.planCard.status(status)).toBe(expected);
  });

  it.each([
    [7, 'Nivel 7'],
    [null, 'Nivel --'],
  ])('[DRUG-07] translates the tier %s', (tier, expected) => {
    expect(spanish.planCard.tier(tier)).toBe(expected);
  });
});

/** The text without its values, which may be in any language. */
function withoutValues(text: string): string {
  const values = saidWithValues.flatMap(({ shown }) => shown).filter((value) => /[a-z]{2}/i.test(value));
  return ['Medicare Advantage', 'Optum® Home Delivery Pharmacy', ...values].reduce((rest, value) => rest.replaceAll(value, ''), text);
}
