import type { Language } from '../language.js';

const english = {
  heading: 'Author’s help',
  tags: 'Tags on this page',
  none: 'No tag of this page shows anything. One inside a <template> or a frame, or written as text, does not count.',
  state: { unknown: 'misspelt, or no script of this page brings it', waiting: 'waiting', drawn: 'drawn', failed: 'failed' },
  unknownAttribute: (name: string) => `has no attribute “${name}”`,
  unknownSlot: (name: string) => `has no slot “${name}”: what is meant for it does not show`,
  deniedFlag: (name: string) => `“${name}” counts because it is there: leave it out to turn it off`,
  neededAttribute: (name: string) => `needs ${name}`,
  laterSettings: 'only the first counts',
  hidesContent: (tag: string) => `hides what stands in it: close it with </${tag}>, or move that out of it`,
  settings: 'Settings that a live page needs',
  lacksNotes: 'Numbers on the cards lead to notes that this page does not have: add <ucp-disclosures></ucp-disclosures>.',
  versions: (all: string) => `The library is here more than once: ${all}. The first one keeps the page.`,
  warnings: 'Said in the console',
  look: 'Look again',
  role: 'Role',
  date: 'Date',
  theme: 'Brand',
  lang: 'Language',
  own: 'as it is',
  roles: { guest: 'guest', member: 'member', cloaked: 'cloaked' },
  readOnly: 'A role that is tried out changes nothing that is saved.',
};

export type PanelWords = typeof english;

const spanish: PanelWords = {
  heading: 'Ayuda para autores',
  tags: 'Etiquetas de esta página',
  none: 'Ninguna etiqueta de esta página muestra nada. No cuenta la que está dentro de un <template> o de un marco, o escrita como texto.',
  state: { unknown: 'mal escrita, o ningún script de esta página la trae', waiting: 'en espera', drawn: 'a la vista', failed: 'con error' },
  unknownAttribute: (name) => `no tiene el atributo «${name}»`,
  unknownSlot: (name) => `no tiene el slot «${name}»: no se muestra lo destinado a él`,
  deniedFlag: (name) => `«${name}» cuenta porque está: quítelo para desactivarlo`,
  neededAttribute: (name) => `necesita ${name}`,
  laterSettings: 'solo cuenta la primera',
  hidesContent: (tag) => `oculta lo que contiene: ciérrela con </${tag}>, o sáquelo de ella`,
  settings: 'Ajustes que necesita una página publicada',
  lacksNotes: 'Los números de las tarjetas llevan a notas que esta página no tiene: añada <ucp-disclosures></ucp-disclosures>.',
  versions: (all) => `La biblioteca está aquí más de una vez: ${all}. La primera se queda con la página.`,
  warnings: 'Avisos de la consola',
  look: 'Volver a mirar',
  role: 'Papel',
  date: 'Fecha',
  theme: 'Marca',
  lang: 'Idioma',
  own: 'sin cambios',
  roles: { guest: 'invitado', member: 'miembro', cloaked: 'encubierto' },
  readOnly: 'Un papel de prueba no cambia nada de lo guardado.',
};

export const panelWords: Readonly<Record<Language, PanelWords>> = { en: english, es: spanish };
