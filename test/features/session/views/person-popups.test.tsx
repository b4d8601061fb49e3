import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { component as importPopup } from '../../../../src/features/import/ImportPopup/ImportPopup.js';
import { changeImportPopup, closeImportPopup, openImportPopup } from '../../../../src/features/import/state/import-popup.js';
import { profileLoaded } from '../../../../src/features/profile/state/profile.js';
import { component as confirmPopup } from '../../../../src/features/session/ConfirmIdentityPopup/ConfirmIdentityPopup.js';
import type { ConfirmIdentityForm } from '../../../../src/features/session/rules/confirm-identity.js';
import { prefilled } from '../../../../src/features/session/rules/prefilled.js';
import { changeConfirmIdentity, openConfirmIdentity } from '../../../../src/features/session/state/confirm-identity.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { hide } from '../../../../src/shared/hidden.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { aPerson } from '../../../fixtures/people.js';
import { aProfile } from '../../../fixtures/profile.js';
import { showComponent } from '../../../support/show-component.js';
import { stubAction } from '../../../support/stub-action.js';
import { runInAct, type } from '../../../ui/render.js';

beforeEach(() => {
  resetStore();
  profileLoaded(aProfile());
});

const today = wallClock(2026, 11, 20);

/** A form without a fault: the profile gives everything but the Medicare number. */
const filled = { ...prefilled(aPerson()), medicareNumber: '1EG4-TE5-MK73' };

function showConfirming(asked: Partial<ConfirmIdentityForm> = {}) {
  stubAction('startConfirming').mockResolvedValue(true);
  const sent = stubAction('confirmIdentity');
  const form = { type: 'MEMBER-CONSENT', hasMedicareNumber: true, hasZipCode: false, hasGender: false, ...asked } as const;
  const known = { asks: form, prefilled: hide(filled), locked: new Set<never>(), today };
  openConfirmIdentity(known);
  const fail = () => changeConfirmIdentity({ step: 'details', problem: 'not-confirmed' });
  return { sent, wait: () => changeConfirmIdentity({ step: 'loading' }), fail, component: confirmPopup, tag: 'ucp-confirm-identity-popup' };
}

function showImporting() {
  stubAction('startImporting').mockResolvedValue(true);
  const sent = stubAction('importByForm');
  openImportPopup({ prefilled: hide({ ...filled, isAttested: true }), today });
  const fail = () => changeImportPopup({ step: 'details', isUnsaved: true });
  return { sent, wait: () => changeImportPopup({ step: 'loading' }), fail, component: importPopup, tag: 'ucp-import-popup' };
}

it.each([
  [{ hasMedicareNumber: true, hasZipCode: false, hasGender: false }, [1, 0, 0]],
  [{ hasMedicareNumber: false, hasZipCode: true, hasGender: false }, [0, 1, 0]],
  [{ hasMedicareNumber: false, hasZipCode: true, hasGender: true }, [0, 1, 2]],
])('[IDC-02] with %j has boxes for the Medicare number, the ZIP code and the gender: %j', (asked, boxes) => {
  const { component, tag } = showConfirming(asked);
  const { root } = showComponent(tag, component, { open: true });
  const of = ['[autocomplete="off"]', '[autocomplete="postal-code"]', '[type="radio"]'];
  expect(of.map((box) => root.querySelectorAll(`input${box}`).length)).toEqual(boxes);
});

it.each([
  ['IDC-05', () => showConfirming()],
  ['IMP-05', showImporting],
])('[%s] says what is wrong as the shopper types, after a try that had no fault and failed, too', async (_rule, show) => {
  const { sent, wait, fail, component, tag } = show();
  const { root, find } = showComponent(tag, component, { open: true });
  const errors = () => [...root.querySelectorAll('.error > span:last-child')].map((one) => one.textContent);
  await act(async () => find<HTMLFormElement>('form').requestSubmit());
  expect(sent).toHaveBeenCalledOnce();
  runInAct(wait);
  runInAct(fail);
  expect(errors()).toEqual([]);
  type(find<HTMLInputElement>('[autocomplete="given-name"]'), '');
  expect(errors()).toEqual(['Error: Please enter a valid first name']);
});

it.each([
  ['IDC-02', () => showConfirming({ hasZipCode: true, hasGender: true }), 'email'],
  ['IMP-04', showImporting, null],
])('[%s] says why it asks, and tells the browser how to fill in each box, by which keys', (_rule, show, email) => {
  const { component, tag } = show();
  const { root, find } = showComponent(tag, component, { open: true });
  expect(find('.popup__body > p').textContent).toMatch(/^(Please check that everything matches|We can add the drugs and doctors)/);
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input.input')];
  const ofMail = email === null ? [] : [['email', email, null]];
  expect(boxes.map((box) => [box.getAttribute('autocomplete'), box.type, box.getAttribute('inputmode')])).toEqual([
    ['given-name', 'text', null],
    ['family-name', 'text', null],
    ...ofMail,
    ...['bday-month', 'bday-day', 'bday-year'].map((part) => [part, 'text', 'numeric']),
    ['postal-code', 'text', 'numeric'],
    ['off', 'text', 'text'],
  ]);
  const zip = find('[autocomplete=postal-code]');
  expect(find(`#${CSS.escape(zip.getAttribute('aria-describedby') ?? '')}`).textContent).toBe('Five digits');
});

const noDate = { month: '', day: '', year: '' };
const nothing = { firstName: '', lastName: '', email: '', dateOfBirth: noDate, gender: null, medicareNumber: '', zipCode: '' };

it.each([
  ['firstName', /first name/],
  ['lastName', /last name/],
  ['email', /email address/],
  ['dateOfBirth', /date of birth/],
  ['gender', /gender/],
  ['medicareNumber', /Medicare number/],
  ['zipCode', /ZIP code/],
] as const)('[IDC-06] says what is wrong with one field, and with no other: %s', async (field, message) => {
  const { sent, component, tag } = showConfirming({ hasZipCode: true, hasGender: true });
  openConfirmIdentity({
    asks: { type: 'MEMBER-CONSENT', hasMedicareNumber: true, hasZipCode: true, hasGender: true },
    prefilled: hide({ ...filled, [field]: nothing[field] }),
    locked: new Set<never>(),
    today,
  });
  const { root, find } = showComponent(tag, component, { open: true });
  await act(async () => find<HTMLFormElement>('form').requestSubmit());
  const errors = [...root.querySelectorAll('.error > span:last-child')].map((one) => one.textContent);
  expect(errors).toEqual([expect.stringMatching(message)]);
  expect(sent).not.toHaveBeenCalled();
});

it('[IDC-04] writes number and ZIP code in their own forms', () => {
  const { component, tag } = showConfirming({ hasZipCode: true });
  const { find } = showComponent(tag, component, { open: true });
  type(find<HTMLInputElement>('[autocomplete="off"]'), '1eg4te5mk73');
  type(find<HTMLInputElement>('[autocomplete="postal-code"]'), '85004-12');
  const boxes = ['[autocomplete="off"]', '[autocomplete="postal-code"]'].map((box) => find<HTMLInputElement>(box).value);
  expect(boxes).toEqual(['1EG4-TE5-MK73', '85004']);
});

it.each([true, false])(
  '[IDC-13] asks to check the Medicare card only if the form asks for the Medicare number: %s',
  (hasMedicareNumber) => {
    const { component, tag } = showConfirming({ hasMedicareNumber });
    const { find } = showComponent(tag, component, { open: true });
    expect(find('.popup__body').textContent?.includes('Medicare card')).toBe(hasMedicareNumber);
  },
);

it('[IDC-13] fills in the email address that the profile has', () => {
  const { component, tag } = showConfirming();
  const { find } = showComponent(tag, component, { open: true });
  expect(find<HTMLInputElement>('[type=email]').value).toBe(prefilled(aPerson()).email);
  expect(find<HTMLInputElement>('[type=email]').value).toMatch(/@/);
});

it('[HAND-05] opens the drug tool from the result that no claims were found, once the popup has closed', async () => {
  const addDrugs = stubAction('addDrugs');
  stubAction('closeImporting');
  const { component, tag } = showImporting();
  const { find } = showComponent(tag, component, { open: true });
  runInAct(() => changeImportPopup({ step: 'nothing-found' }));
  await act(async () => find('[part~=add]').click());
  expect(addDrugs).not.toHaveBeenCalled();
  await act(async () => closeImportPopup());
  expect(addDrugs).toHaveBeenCalledOnce();
});
