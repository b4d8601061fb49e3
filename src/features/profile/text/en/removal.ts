import type { CalendarDate } from '../../../../shared/calendar/calendar-date.js';
import type { ToolList } from '../../../../shared/view/lists.js';
import { defineText } from '../../../language/text/define-text.js';
import { longDate } from '../../../language/text/en/dates.js';

export const removePopup = defineText('removePopup', {
  title: { plans: 'Remove this plan?', drugs: 'Remove this drug?', providers: 'Remove this doctor?' },
  question: {
    plans: (name: string) => `${name} will leave your saved plans.`,
    drugs: (_name: string) => 'Drug costs on your saved plans will change.',
    providers: (_name: string) => 'Your saved plans will no longer show whether they cover this doctor.',
  },
  keep: { plans: 'Keep plan', drugs: 'Keep drug', providers: 'Keep doctor' },
  remove: { plans: 'Remove plan', drugs: 'Remove drug', providers: 'Remove doctor' },
  /** Doctors were chosen for another ZIP code than the saved ones (PV-09). */
  replaceTitle: 'Replace your doctors?',
  replaceQuestion: (savedZip: string) => `Your doctors were saved for ZIP code ${savedZip}. Replace them?`,
  keepAll: 'Keep my doctors',
  replaceAll: 'Replace doctors',
});

export type RemovePopupText = typeof removePopup;

/** The message of a removal, above the list and for screen readers (REM-03, REM-06). */
export const lists = defineText('lists', {
  removed: (name: string) => `${name} was removed.`,
  removeFailed: (name: string) => `${name} could not be removed`,
  restoreFailed: (name: string) => `${name} could not be put back`,
  backInList: 'It is back in your list. Please try again in a moment.',
  notBack: 'It is not in your list. Please try again in a moment.',
  /** The button that prints a list, and the printed line with the date. */
  print: 'Print this list',
  printed: (date: CalendarDate) => `Printed ${longDate(date)}.`,
  /** The browser refused to print (TOP-05). */
  printFailed: 'This browser could not print',
  printFailedHint: 'To print, open this page in another browser, such as Chrome or Safari.',
  undo: 'Undo',
  undoSuffix: (name: string) => `removing ${name}`,
  toolUnavailable: (of: ToolList) => (of === 'providers' ? 'The provider search is unavailable' : 'The drug cost tool is unavailable'),
  toolHint: 'What you saved is safe. Please check back soon.',
  toolUnusable: (of: ToolList) =>
    of === 'providers' ? 'Your choice in the provider search could not be used' : 'Your choice in the drug cost tool could not be used',
  toolUnusableHint: 'Your saved list has not changed. Please try again in a moment.',
  restored: (name: string) => `${name} is back in your list.`,
  /** The doctors were replaced by those of another ZIP code, or restored (PV-09). */
  replaced: 'Your doctors were replaced.',
  replaceFailed: 'Your doctors could not be replaced',
  undoReplace: 'replacing your doctors',
  putBack: 'Your earlier doctors are back in your list.',
  putBackFailed: 'Your earlier doctors could not be put back',
  unchanged: 'Your list is as it was. Please try again in a moment.',
  /** Another pharmacy was saved, or the earlier one restored (PHARM-04). */
  pharmacySaved: (name: string) => `${name} is your pharmacy now.`,
  pharmacyFailed: (name: string) => `${name} could not be saved as your pharmacy`,
  pharmacyBack: (name: string) => `Your pharmacy is ${name} again.`,
  noPharmacy: 'You have no pharmacy saved now.',
  pharmacyBackFailed: 'Your earlier pharmacy could not be put back',
  pharmacyUnchanged: 'Your pharmacy is as it was. Please try again in a moment.',
  undoPharmacy: 'changing your pharmacy',
  /** A plan was saved, or could not be (SAVE-01). */
  saved: (name: string) => `${name} was saved.`,
  saveFailed: (name: string) => `${name} could not be saved`,
});

export type ListsText = typeof lists;
