import type { Expected, JsonFault, JsonHint } from '../../shared/json-fault.js';
import type { Language } from '../../shared/language/language.js';
import type { MisspelledName } from './found-tag.js';
import type { LanguageFault } from './page-language.js';

const languageNames = { en: { en: 'English', es: 'Spanish' }, es: { en: 'inglés', es: 'español' } } as const;

const expected: Readonly<Record<Expected, string>> = {
  value: 'a value',
  name: 'a name in double quotes',
  colon: 'a colon',
  'comma-or-brace': 'a comma or }',
  'comma-or-bracket': 'a comma or ]',
  quote: 'a double quote that ends the text',
  end: 'nothing more',
  object: '{',
};

const hints: Readonly<Record<JsonHint, string>> = {
  'curly-quotes': ' Write straight quotes ("), not curly ones.',
  'single-quotes': ' Write double quotes (").',
  comment: ' JSON has no comments.',
  'last-comma': ' Remove the comma before it.',
};

const english = {
  heading: 'Author’s help',
  faults: (count: number) => `${count} to fix`,
  noFaults: '✓ Nothing to fix',
  move: 'Move the panel',
  moveHint: 'Drag it, use the arrow keys, or press for the next corner.',
  toggle: 'Show or hide the panel',
  tags: 'Tags on this page',
  none: 'No tag of this page shows anything. One inside a <template> or a frame, or written as text, does not count.',
  times: (line: string, count: number) => `${line} (${count} times)`,
  state: {
    unknown: 'there is no such tag',
    undefined: 'no script of this page defines it',
    waiting: 'waiting',
    drawn: 'drawn',
    empty: 'shows nothing now',
    away: 'does not show: another view is open, or the page hides it',
    failed: 'failed',
    hidden: 'hidden by an unclosed tag',
  },
  settingsRead: 'its settings count',
  empty: (reason: string | null) => (reason ? `shows nothing now: ${reason}` : 'shows nothing now'),
  /** Why a tag shows nothing, by its name. A tag that is not here always shows something. */
  nothing: {
    'account-ready-banner': 'it shows after this person has set up an account',
    'active-plan-card': 'this person is not enrolled in this plan',
    'active-plans': 'this person is signed out, or enrolled in no Medicare Advantage plan',
    'plan-changes': 'this person has no current plan, or the date is not from October 1 to December 31',
    'application-card': 'this person has no such application',
    applications: 'this person has no application',
    'browse-plans': 'it shows in the views of drugs and doctors, or if no plan is saved, or if there is no application',
    'confirm-identity-popup': 'it opens for members from phone sales who have not confirmed their identity',
    'cost-chart': 'no Medicare plan is saved for the shown year',
    'counselor-popup': 'it opens when the person prints the sheet for a counselor',
    'counselor-sheet': 'this browser cannot print',
    'doctor-search': 'nothing is written into it. On small screens it shows once plans are saved',
    'email-popup': 'it opens when the person emails the saved plans',
    'enrolled-plans': 'this person is signed out, or enrolled in no plan',
    'extra-help': 'the profile says that this member gets no Extra Help, somebody else views the profile, or the flag extraHelp is off',
    'extra-help-popup': 'it opens once a session, if prices include Extra Help',
    faq: 'no question is about this view',
    'import-popup': 'it opens for members who may import their drugs and doctors',
    'import-progress': 'it shows after sign-in, while drugs and doctors are imported',
    'outage-banner': 'it shows if sign-in is not available: the setting serviceOutage',
    pharmacy: 'the drug list beside it says that the list could not be loaded',
    'pharmacy-comparison':
      'this person has no saved drugs or no plan for the shown year, or there are fewer than two pharmacies to compare',
    'plan-card': 'no plan was named',
    recommendations: 'this person is signed out, or has applications and no recommendation',
    'remove-popup': 'it opens before something is removed',
    'sign-out-popup': 'it opens before a member signs out',
    'supplement-area': 'no supplement plan is saved for the shown year',
    'timeout-popup': 'it opens before an inactive session ends',
    toast: 'there is no message now',
    'top-bar': 'the page is still looking for its way back',
    upsell: 'this person is not enrolled in a plan, or there is no offer',
    view: 'it is empty',
    'year-toggle': 'only one plan year can be chosen on this day',
    'zip-popup': 'it opens before an enrollment, if the ZIP code is not known',
  },
  hidden: (tag: string) => `hidden by an unclosed tag, <${tag}>`,
  meant: (name: string) => `Did you mean “${name}”?`,
  unknownAttribute: ({ name, meant }: MisspelledName) => `has no attribute “${name}”${meant ? `. Did you mean “${meant}”?` : ''}`,
  misread: ({ name, meant, accepts }: MisspelledName & { readonly accepts: string }) =>
    `“${name}” takes ${accepts}${meant ? `. Did you mean “${meant}”?` : ''}`,
  unknownSlot: (name: string) => `has no slot “${name}”: content for it does not show`,
  deniedFlag: (name: string) => `“${name}” is on because it is there: remove it to turn it off`,
  neededAttribute: (name: string) => `needs ${name}`,
  laterSettings: 'only the first counts',
  hidesContent: (tag: string) => `hides its content: close it with </${tag}>, or move the content out of it`,
  json: ({ line, column, expected: kind, hint }: JsonFault) =>
    `its JSON breaks in line ${line}, column ${column} (line 1 is that of <script>): ${expected[kind]} is expected there.${hint ? hints[hint] : ''}`,
  noScript:
    'its JSON is there as text: your CMS may have removed the <script type="application/json"> around it. Use attributes, or ask your developer to set it with configure()',
  emptyScript:
    'its <script type="application/json"> is empty: your CMS may have removed what was in it. Use attributes, or ask your developer to set it with configure()',
  scriptType: 'its script is not read: write <script type="application/json">',
  noJson: 'has no JSON. If you wrote some, your CMS has removed it',
  settings: 'Settings that a live page needs',
  beforePublishing: 'Before you publish, set',
  lacksNotes: 'Numbers on the cards lead to notes that this page does not have: add <ucp-disclosures></ucp-disclosures>.',
  versions: (all: string) => `The library is here more than once: ${all}. The page uses the first one.`,
  language: (fault: LanguageFault) =>
    fault.kind === 'unknown'
      ? `The page is in “${fault.declared}” (<html lang>). The tags are in English or Spanish. Here they are in English.`
      : `The page says that it is in “${fault.declared}” (<html lang>), but its words are ${languageNames.en[fault.words]}. The tags follow <html lang>: write <html lang="${fault.words}">.`,
  otherWords: (files: string, language: 'en' | 'es') =>
    `The page is not in ${languageNames.en[language]}, but this content of the service is: ${files}.`,
  warnings: 'Console warnings',
  look: 'Look again',
  role: 'Person',
  date: 'Date',
  theme: 'Brand',
  lang: 'Language',
  own: 'as it is',
  live: 'Live data',
  samples: 'Sample data',
  roles: {
    live: 'as it is',
    guest: 'as a guest',
    member: 'as a member',
    cloaked: 'as a cloaked profile',
    'sample-guest': 'sample guest',
    'sample-member': 'sample member',
    'sample-agent': 'sample agent',
    'sample-member-moves': 'sample member whose plan becomes another one',
    'sample-member-ends': 'sample member whose plan ends',
  },
  readOnly: 'A role that is tried out changes nothing that is saved.',
  sampleLabel: 'Sample data',
  areSamples:
    'These are samples: no real plans, prices or people. Shoppers never get them. Your changes are gone when the page is loaded again.',
  noService: 'No service answers at this page’s own address, so that you see samples. To see live data, write api-base on ucp-settings.',
  silent: 'No service answers. Compare api-base with the address of your services.',
  showSamples: 'Show sample data',
};

export type PanelWords = typeof english;

const expectedInSpanish: Readonly<Record<Expected, string>> = {
  value: 'un valor',
  name: 'un nombre entre comillas dobles',
  colon: 'dos puntos',
  'comma-or-brace': 'una coma o }',
  'comma-or-bracket': 'una coma o ]',
  quote: 'unas comillas dobles que cierren el texto',
  end: 'el final',
  object: '{',
};

const hintsInSpanish: Readonly<Record<JsonHint, string>> = {
  'curly-quotes': ' Escriba comillas rectas ("), no tipográficas.',
  'single-quotes': ' Escriba comillas dobles (").',
  comment: ' JSON no tiene comentarios.',
  'last-comma': ' Quite la coma que está antes.',
};

const didYouMeanInSpanish = (meant: string | null) => (meant ? `. ¿Quiso decir «${meant}»?` : '');

const spanish: PanelWords = {
  heading: 'Ayuda para autores',
  faults: (count) => `${count} por corregir`,
  noFaults: '✓ Nada por corregir',
  move: 'Mover el panel',
  moveHint: 'Arrástrelo, use las flechas o pulse para ir a la esquina siguiente.',
  toggle: 'Mostrar u ocultar el panel',
  tags: 'Etiquetas de esta página',
  none: 'Ninguna etiqueta de esta página muestra nada. No cuenta la que está dentro de un <template> o de un marco, o escrita como texto.',
  times: (line, count) => `${line} (${count} veces)`,
  state: {
    unknown: 'no existe esa etiqueta',
    undefined: 'ningún script de esta página la trae',
    waiting: 'en espera',
    drawn: 'a la vista',
    empty: 'no muestra nada ahora',
    away: 'no se ve: está abierta otra vista, o la página la oculta',
    failed: 'con error',
    hidden: 'oculta por una etiqueta sin cerrar',
  },
  settingsRead: 'sus ajustes cuentan',
  empty: (reason) => (reason ? `no muestra nada ahora: ${reason}` : 'no muestra nada ahora'),
  nothing: {
    'account-ready-banner': 'se muestra cuando la persona acaba de crear su cuenta',
    'active-plan-card': 'la persona no está inscrita en este plan',
    'active-plans': 'la persona no ha iniciado sesión, o no está inscrita en ningún plan Medicare Advantage',
    'plan-changes': 'la persona no tiene ningún plan actual, o la fecha no está entre el 1 de octubre y el 31 de diciembre',
    'application-card': 'la persona no tiene esta solicitud',
    applications: 'la persona no tiene ninguna solicitud',
    'browse-plans': 'se muestra en las vistas de medicamentos y médicos, o si no hay planes guardados, o si no hay solicitudes',
    'confirm-identity-popup': 'se abre para los miembros de ventas telefónicas que no han confirmado su identidad',
    'cost-chart': 'no hay ningún plan de Medicare guardado para el año que se muestra',
    'doctor-search': 'no contiene nada. En pantallas pequeñas se muestra cuando hay planes guardados',
    'counselor-popup': 'se abre cuando la persona imprime la hoja para su consejero',
    'counselor-sheet': 'este navegador no puede imprimir',
    'email-popup': 'se abre cuando la persona envía los planes guardados por correo electrónico',
    'enrolled-plans': 'la persona no ha iniciado sesión, o no está inscrita en ningún plan',
    'extra-help': 'el perfil dice que el miembro no recibe Ayuda Adicional, otra persona ve el perfil, o extraHelp está desactivado',
    'extra-help-popup': 'se abre una vez por sesión, si los precios incluyen la Ayuda Adicional',
    faq: 'ninguna pregunta trata de esta vista',
    'import-popup': 'se abre para los miembros que pueden importar sus medicamentos y médicos',
    'import-progress': 'se muestra tras iniciar sesión, mientras se importan medicamentos y médicos',
    'outage-banner': 'se muestra si no se puede iniciar sesión: el ajuste serviceOutage',
    pharmacy: 'la lista de medicamentos de al lado ya dice que no se pudo cargar',
    'pharmacy-comparison':
      'la persona no tiene medicamentos guardados o ningún plan para el año que se muestra, o hay menos de dos farmacias para comparar',
    'plan-card': 'no se ha indicado ningún plan',
    recommendations: 'la persona no ha iniciado sesión, o tiene solicitudes y ninguna recomendación',
    'remove-popup': 'se abre antes de eliminar algo',
    'sign-out-popup': 'se abre antes de que un miembro cierre la sesión',
    'supplement-area': 'no hay ningún plan suplementario guardado para el año que se muestra',
    'timeout-popup': 'se abre antes de que termine una sesión inactiva',
    toast: 'no hay ningún mensaje ahora',
    'top-bar': 'la página aún busca el camino de vuelta',
    upsell: 'la persona no está inscrita en ningún plan, o no hay ninguna oferta',
    view: 'está vacía',
    'year-toggle': 'en esta fecha solo se puede elegir un año del plan',
    'zip-popup': 'se abre antes de una inscripción, si no se conoce el código postal',
  },
  hidden: (tag) => `oculta por una etiqueta sin cerrar, <${tag}>`,
  meant: (name) => `¿Quiso decir «${name}»?`,
  unknownAttribute: ({ name, meant }) => `no tiene el atributo «${name}»${didYouMeanInSpanish(meant)}`,
  misread: ({ name, meant, accepts }) => `«${name}» acepta: ${accepts}${didYouMeanInSpanish(meant)}`,
  unknownSlot: (name) => `no tiene el slot «${name}»: no se muestra lo destinado a él`,
  deniedFlag: (name) => `«${name}» cuenta porque está: quítelo para desactivarlo`,
  neededAttribute: (name) => `necesita ${name}`,
  laterSettings: 'solo cuenta la primera',
  hidesContent: (tag) => `oculta lo que contiene: ciérrela con </${tag}>, o sáquelo de ella`,
  json: ({ line, column, expected: kind, hint }) =>
    `su JSON falla en la línea ${line}, columna ${column} (la línea 1 es la de <script>): ahí se espera ${expectedInSpanish[kind]}.${hint ? hintsInSpanish[hint] : ''}`,
  noScript:
    'su JSON está como texto: puede que su CMS haya quitado el <script type="application/json"> que lo rodeaba. Use atributos, o pida a su desarrollador que lo ponga con configure()',
  emptyScript:
    'su <script type="application/json"> está vacío: puede que su CMS haya quitado el contenido. Use atributos, o pida a su desarrollador que lo ponga con configure()',
  scriptType: 'su script no se lee: escriba <script type="application/json">',
  noJson: 'no tiene JSON. Si escribió alguno, su CMS lo ha quitado',
  settings: 'Ajustes que necesita una página publicada',
  beforePublishing: 'Antes de publicar, indique',
  lacksNotes: 'Los números de las tarjetas llevan a notas que esta página no tiene: añada <ucp-disclosures></ucp-disclosures>.',
  versions: (all) => `La biblioteca está aquí más de una vez: ${all}. La primera se queda con la página.`,
  language: (fault) =>
    fault.kind === 'unknown'
      ? `La página está en «${fault.declared}» (<html lang>). Las etiquetas hablan inglés y español: aquí están en inglés.`
      : `La página dice que está en «${fault.declared}» (<html lang>), pero sus palabras están en ${languageNames.es[fault.words]}. Las etiquetas siguen a <html lang>: escriba <html lang="${fault.words}">.`,
  otherWords: (files, language) => `La página no está en ${languageNames.es[language]}, pero este contenido del servicio sí: ${files}.`,
  warnings: 'Avisos de la consola',
  look: 'Volver a mirar',
  role: 'Persona',
  date: 'Fecha',
  theme: 'Marca',
  lang: 'Idioma',
  own: 'sin cambios',
  live: 'Datos reales',
  samples: 'Datos de muestra',
  roles: {
    live: 'sin cambios',
    guest: 'como invitado',
    member: 'como miembro',
    cloaked: 'como perfil encubierto',
    'sample-guest': 'invitado de muestra',
    'sample-member': 'miembro de muestra',
    'sample-agent': 'agente de muestra',
    'sample-member-moves': 'miembro de muestra cuyo plan pasa a otro',
    'sample-member-ends': 'miembro de muestra cuyo plan termina',
  },
  readOnly: 'Un papel de prueba no cambia nada de lo guardado.',
  sampleLabel: 'Datos de muestra',
  areSamples:
    'Son muestras: ni planes, ni precios, ni personas reales. Los compradores no las reciben nunca. Lo que cambie desaparece al volver a cargar la página.',
  noService:
    'Ningún servicio responde en la dirección de esta página, por eso ve muestras. Para ver datos reales, escriba api-base en ucp-settings.',
  silent: 'Ningún servicio responde. Compare api-base con la dirección de sus servicios.',
  showSamples: 'Mostrar datos de muestra',
};

export const panelWords: Readonly<Record<Language, PanelWords>> = { en: english, es: spanish };
