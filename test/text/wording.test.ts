import { describe, expect, it } from 'vitest';
import { spanish } from '../../src/text/es/index.js';
import { allEnglish } from './support/all-texts.js';

/** What the rules put between quotes is what a shopper reads, to the letter. */

const english = await allEnglish(Object.keys(spanish));
const { importPopup, importProgress, person, confirmIdentity, timeoutPopup, zipPopup } = english;

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
  ])('[IDLE-03] %i seconds is %j', (seconds, words) => {
    expect(timeoutPopup.left(seconds)).toBe(words);
  });
});

describe('a county in English', () => {
  it.each([
    ['Maricopa', 'Maricopa County'],
    ['Orleans Parish', 'Orleans Parish'],
    ['Alexandria city', 'Alexandria city'],
    ['Anchorage Municipality', 'Anchorage Municipality'],
    ['Copper River Census Area', 'Copper River Census Area'],
    ['District of Columbia', 'District of Columbia'],
  ])('[VAL-02] [ENT-03] %s is called %s', (name, expected) => {
    expect(zipPopup.countyName(name)).toBe(expected);
  });
});
