import { defineText } from '../../../language/text/define-text.js';

/** The dialog that asks what is on the sheet (SHEET-01, SHEET-02). */
export const counselorPopup = defineText('counselorPopup', {
  title: 'Print a sheet for your counselor',
  lead: 'One or two pages. They hold what a counselor asks for first.',
  legend: 'What goes on it?',
  choice: { plans: 'Your plans', drugs: 'Your drugs', doctors: 'Your doctors', name: 'Your name' },
  /** Below the choice. */
  plans: (now: number, saved: number) =>
    now === 0 ? savedPlans(saved) : `Your ${now === 1 ? 'plan' : 'plans'} now and ${savedPlans(saved)}`,
  drugs: (count: number) => (count === 0 ? 'No drugs saved' : `${count} ${count === 1 ? 'drug' : 'drugs'}, with dose and refill`),
  doctors: (count: number) =>
    count === 0 ? 'No doctors or dentists saved' : `${count} ${count === 1 ? 'doctor or dentist' : 'doctors and dentists'}`,
  /** In place of a number, if the list could not be read. */
  unread: 'Could not be loaded',
  /** In place of the choice of the name, if somebody else looks at the profile. */
  viewed: (name: string) => `The sheet says that it is the profile of ${name}.`,
  viewedNobody: 'The sheet says that an agent printed it.',
  privacy: 'The sheet never has your Medicare number, birth date, address, phone number or email address. Nothing is sent or stored.',
  cancel: 'Cancel',
  print: 'Print the sheet',
});

function savedPlans(count: number): string {
  if (count === 0) return 'no saved plans';
  return count === 1 ? '1 saved plan' : `${count} saved plans`;
}

export type CounselorPopupText = typeof counselorPopup;
