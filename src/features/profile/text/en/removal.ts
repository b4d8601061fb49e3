import { longDate } from '../../../language/text/en/dates.js';
import type { Messages } from '../../../language/text/messages.js';

export const removePopup: Messages['removePopup'] = {
  title: { plans: 'Remove this plan?', drugs: 'Remove this drug?', providers: 'Remove this doctor?' },
  question: {
    plans: (name) => `${name} will leave your saved plans.`,
    drugs: () => 'Drug costs on your saved plans will change.',
    providers: () => 'Your saved plans will no longer show whether they cover this doctor.',
  },
  keep: { plans: 'Keep plan', drugs: 'Keep drug', providers: 'Keep doctor' },
  remove: { plans: 'Remove plan', drugs: 'Remove drug', providers: 'Remove doctor' },
  replaceTitle: 'Replace your doctors?',
  replaceQuestion: (savedZip) => `Your doctors were saved for ZIP code ${savedZip}. Replace them?`,
  keepAll: 'Keep my doctors',
  replaceAll: 'Replace doctors',
};

export const lists: Messages['lists'] = {
  removed: (name) => `${name} was removed.`,
  removeFailed: (name) => `${name} could not be removed`,
  restoreFailed: (name) => `${name} could not be put back`,
  backInList: 'It is back in your list. Please try again in a moment.',
  notBack: 'It is not in your list. Please try again in a moment.',
  print: 'Print this list',
  printed: (date) => `Printed ${longDate(date)}.`,
  printFailed: 'This browser could not print',
  printFailedHint: 'To print, open this page in another browser, such as Chrome or Safari.',
  undo: 'Undo',
  undoSuffix: (name) => `removing ${name}`,
  toolUnavailable: (of) => (of === 'providers' ? 'The provider search is unavailable' : 'The drug cost tool is unavailable'),
  toolHint: 'What you saved is safe. Please check back soon.',
  toolUnusable: (of) =>
    of === 'providers' ? 'Your choice in the provider search could not be used' : 'Your choice in the drug cost tool could not be used',
  toolUnusableHint: 'Your saved list has not changed. Please try again in a moment.',
  restored: (name) => `${name} is back in your list.`,
  replaced: 'Your doctors were replaced.',
  replaceFailed: 'Your doctors could not be replaced',
  undoReplace: 'replacing your doctors',
  putBack: 'Your earlier doctors are back in your list.',
  putBackFailed: 'Your earlier doctors could not be put back',
  unchanged: 'Your list is as it was. Please try again in a moment.',
  saved: (name) => `${name} was saved.`,
  saveFailed: (name) => `${name} could not be saved`,
};
