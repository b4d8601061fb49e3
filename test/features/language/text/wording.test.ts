import { describe, expect, it } from 'vitest';
import { spanish } from '../../../../src/spanish.js';
import { allEnglish } from './support/all-texts.js';

/** The exact texts that the rules quote. */

const english = await allEnglish(Object.keys(spanish));
const { importPopup, importProgress, person, confirmIdentity, timeoutPopup, zipPopup } = english;
const { browsePlans, planCard, savedPlans, savedItems, costChart, emailPopup, activePlans, drugList } = english;

const claims = 'We were unable to find your claim history. While we did not find any prescription drugs, you can manually add your drugs.';
const minute = 'This may take up to 1 minute. The page will automatically refresh once we have your information.';
const locked = "We're sorry, but you have reached the maximum number of attempts to confirm your identity. Please contact us to try again:";

describe('the wording of', () => {
  it.each([
    ['IMP-03', importProgress.title, 'We are finding your drugs & doctors.'],
    ['IMP-03', importProgress.wait, minute],
    ['IMP-04', importPopup.submit, 'View your drugs and doctors'],
    ['IMP-05', importPopup.notAttested, 'You must attest in order to continue'],
    ['IMP-06', importPopup.nothing, claims],
    ['IMP-06', importPopup.back, 'Return to my account'],
    ['IMP-08', importPopup.medicareHint, '9 to 10 digits, no space, or your 11-character Medicare number'],
    ['IDC-06', person.error.firstName, 'Error: Please enter a valid first name'],
    ['IDC-06', person.error.lastName, 'Error: Please enter a valid last name'],
    ['IDC-06', person.error.email, 'Error: Please enter a valid email address'],
    ['IDC-06', person.error.gender, 'Please select a gender'],
    ['IDC-06', person.error.medicareNumber, 'Error: Please enter a valid Medicare number'],
    ['IDC-06', person.error.dateOfBirth, 'Error: Please enter a valid date of birth'],
    ['IDC-06', person.error.zipCode, 'Error: Please enter a valid ZIP code'],
    ['IDC-07', confirmIdentity.notConfirmed, 'We were unable to confirm your identity.'],
    ['IDC-07', confirmIdentity.attemptsLeft(2), 'You have 2 attempt(s) remaining to confirm your identity.'],
    ['IDC-07', confirmIdentity.unavailable, 'We could not check your information right now. Please try again.'],
    ['IDC-07', confirmIdentity.locked, locked],
    ['IDC-07', confirmIdentity.tty('711'), 'TTY: 711'],
    ['IDC-07', confirmIdentity.hours, 'toll free, 8 a.m. - 8 p.m., 7 days a week'],
    ['IDC-09', confirmIdentity.successTitle, 'Success!'],
    ['IDC-09', confirmIdentity.success, 'Your information has been added to your profile.'],
    ['IDLE-03', timeoutPopup.title, 'Your session is about to expire'],
    ['IDLE-03', timeoutPopup.stay, 'Stay on this page'],
    ['IDLE-03', timeoutPopup.signOut, 'Sign out'],
    ['VAL-02', zipPopup.hint, 'Enter a 5-digit ZIP code'],
    ['VAL-02', zipPopup.invalid, 'Invalid ZIP code entered'],
  ])('[%s] is %j', (_, text, words) => {
    expect(text).toBe(words);
  });

  it.each([
    [120, '2 minutes left'],
    [60, '1 minute left'],
    [30, '30 seconds left'],
    [10, '10 seconds left'],
    [1, '1 second left'],
    [61, '1 minute 1 second left'],
    [119, '1 minute 59 seconds left'],
  ])('[IDLE-03] %i seconds is %j', (seconds, words) => {
    expect(timeoutPopup.left(seconds)).toBe(words);
  });
});

describe('English', () => {
  it.each<[rule: string, expected: string, say: () => string]>([
    ['DRUG-02', '0 of 1 drug covered', () => planCard.drugsCovered(0, 1)],
    ['DRUG-02', '1 of 2 drugs covered', () => planCard.drugsCovered(1, 2)],
    ['PROV-03', '1 of 1 provider covered', () => planCard.providersCovered(1, 1)],
    ['PROV-03', '1 of 2 providers covered', () => planCard.providersCovered(1, 2)],
    ['PLN-01', '1 plan for 2026', () => savedPlans.lead(1, 2026, null, 'Maricopa')],
    ['PLN-01', '2 plans for 2026 in 85001', () => savedPlans.lead(2, 2026, '85001', null)],
    ['INP-08', '0 plans for 2026 in 85001, Maricopa', () => savedPlans.lead(0, 2026, '85001', 'Maricopa')],
    ['INP-08', '1 plan for 2026 in 06103, Capitol Planning Region', () => savedPlans.lead(1, 2026, '06103', 'Capitol Planning Region')],
    ['INP-08', 'See what is available in Orleans Parish.', () => browsePlans.available('Orleans Parish')],
    ['DASH-06', 'Plan saved', () => savedItems.tile.plans(1)],
    ['DASH-06', 'Plans saved', () => savedItems.tile.plans(0)],
    ['DASH-06', 'Drug added', () => savedItems.tile.drugs(1)],
    ['DASH-06', 'Drugs added', () => savedItems.tile.drugs(2)],
    ['TOP-04', 'We will send your saved plan for 2026.', () => emailPopup.lead(1, 2026)],
    ['TOP-04', 'We will send your 2 saved plans for 2026.', () => emailPopup.lead(2, 2026)],
    ['CONST-01', '1 saved plan could not be loaded and is not in this chart.', () => costChart.notShown(1)],
    ['CONST-01', '2 saved plans could not be loaded and are not in this chart.', () => costChart.notShown(2)],
    ['VAL-01', 'Every day', () => drugList.frequency('Day')],
    ['VAL-01', 'Every week', () => drugList.frequency('Week')],
    ['VAL-01', 'Every month', () => drugList.frequency('Month')],
    ['VAL-01', 'Every month', () => drugList.frequency('Every 1 Month')],
    ['VAL-01', 'Every 3 months', () => drugList.frequency('Every 3 Months')],
    ['VAL-01', 'As needed', () => drugList.frequency('As needed')],
  ])('[%s] has the right count and names: %s', (_rule, expected, say) => {
    expect(say()).toBe(expected);
  });

  it.each([
    [1, 'January'],
    [2, 'February'],
    [3, 'March'],
    [4, 'April'],
    [5, 'May'],
    [6, 'June'],
    [7, 'July'],
    [8, 'August'],
    [9, 'September'],
    [10, 'October'],
    [11, 'November'],
    [12, 'December'],
  ])('[ACT-04] the month %i is %s', (month, name) => {
    expect(activePlans.effective({ year: 2026, month, day: 5 })).toBe(`Effective ${name} 5, 2026`);
  });
});
