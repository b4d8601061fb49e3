import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { importSearching, importWaitOver } from '../../src/features/import/state/import.js';
import { changeImportPopup } from '../../src/features/import/state/import-popup.js';
import { changeConfirmIdentity, setAttemptsLeft } from '../../src/features/session/state/confirm-identity.js';
import { openPage } from './support/page.js';

/** The forms about a person, as Chromium draws them: what they show and announce. */

beforeAll(async () => {
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => document.body.replaceChildren());

type Page = NonNullable<Parameters<typeof openPage>[0]>;

const dialog = () => document.body.firstElementChild?.shadowRoot?.querySelector('dialog') ?? null;
const inputs = () => [...(dialog()?.querySelectorAll('input') ?? [])];
/** The words of a label, or of a group of boxes, without its boxes' own. */
const labels = () => [...(dialog()?.querySelectorAll('.field > label, legend') ?? [])].map((one) => one.textContent?.trim());
const boxes = () => [...(dialog()?.querySelectorAll('.popup__foot button') ?? [])].map((one) => one.textContent?.trim());
const errors = () => [...(dialog()?.querySelectorAll('.error > span:last-child') ?? [])].map((one) => one.textContent);
const shownText = () => dialog()?.querySelector('.popup__body')?.textContent ?? '';
const focused = () => document.body.firstElementChild?.shadowRoot?.activeElement;
/** The words that a screen reader reads on focus: the accessible name. */
const readByFocus = () => dialog()?.querySelector(`#${focused()?.getAttribute('aria-labelledby')}`)?.textContent;
const boxOf = (label: string) => page.getByLabelText(label, { exact: true });
const textIn = (label: string) => (boxOf(label).element() as HTMLInputElement).value;
const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();

async function show(tag: string, of: Page): Promise<void> {
  await openPage(of);
  document.body.innerHTML = `<${tag} open></${tag}>`;
  await expect.poll(dialog).not.toBeNull();
}

describe('<ucp-import-popup>', () => {
  const open = () => show('ucp-import-popup', { shopper: 'base' });

  it('[IMP-04] [IMP-08] asks for the person, the number with its hint, and what is attested', async () => {
    await open();
    const asked = ['First name', 'Last name', 'Date of birth', 'ZIP code', 'Medicare number'];
    expect(labels()).toEqual([...asked, 'I attest that this information is mine and that it is correct.']);
    expect(inputs().every(({ required }) => required)).toBe(true);
    expect(shownText()).toContain('9 to 10 digits, no space, or your 11-character Medicare number');
    expect(boxes()).toEqual(['Cancel', 'View your drugs and doctors']);
    expect([textIn('ZIP code'), textIn('Medicare number')]).toEqual(['85004', '']);
    expect(inputs().find(({ type }) => type === 'checkbox')?.checked).toBe(false);
  });

  it('[IMP-05] says what is wrong with each field once it is sent, and no longer of one that is right', async () => {
    await open();
    await userEvent.clear(boxOf('ZIP code'));
    expect(errors()).toEqual([]);
    await press('View your drugs and doctors');
    const ofField = (name: string) => `Error: Please enter a valid ${name}`;
    const rest = ['date of birth', 'ZIP code', 'Medicare number'].map(ofField);
    const all = [...['first name', 'last name'].map(ofField), ...rest, 'You must attest in order to continue'];
    await expect.poll(errors).toEqual(all);
    await boxOf('First name').fill('Oren');
    await expect.poll(errors).toEqual(all.slice(1));
    await page.getByRole('checkbox').click();
    await expect.poll(errors).toEqual([ofField('last name'), ...rest]);
  });

  it('[IMP-04] takes five digits for a ZIP code and leaves the number as it is typed', async () => {
    await open();
    await userEvent.type(boxOf('ZIP code'), '85004-1234');
    await userEvent.type(boxOf('Medicare number'), '123456789');
    expect([textIn('ZIP code'), textIn('Medicare number')]).toEqual(['85004', '123456789']);
  });

  it('[IMP-04] says that what was typed could not be kept, and keeps it', async () => {
    await open();
    await boxOf('First name').fill('Oren');
    changeImportPopup({ step: 'loading' });
    await expect.poll(() => dialog()?.querySelectorAll('button').length).toBe(0);
    changeImportPopup({ step: 'details', isUnsaved: true });
    await expect.poll(readByFocus).toMatch(/^We could not save your information/);
    expect(dialog()?.querySelector('[role=alert]')).toBeNull();
    expect(textIn('First name')).toBe('Oren');
  });

  it('[IMP-06] searches without a way out, then says that there are no claims, whom to call, and leads back', async () => {
    await open();
    changeImportPopup({ step: 'loading' });
    await expect.poll(shownText).toContain('This may take up to 1 minute.');
    expect(dialog()?.querySelectorAll('button')).toHaveLength(0);
    changeImportPopup({ step: 'nothing-found' });
    await expect.poll(shownText).toContain('We were unable to find your claim history.');
    expect(dialog()?.querySelector('a')?.href).toBe('tel:+18005550143');
    expect(dialog()?.querySelector('a')?.getBoundingClientRect().height, 'easy to hit').toBeGreaterThanOrEqual(44);
    await press('Return to my account');
    await expect.poll(dialog).toBeNull();
  });
});

describe('<ucp-import-popup> without claims', () => {
  it('[HAND-05] opens the drug tool from the result that no claims were found, once the popup has closed', async () => {
    await show('ucp-import-popup', { shopper: 'base' });
    const heard: unknown[] = [];
    document.addEventListener('ucp-tool-open', (event) => {
      event.preventDefault();
      heard.push((event as CustomEvent).detail.tool, dialog());
    });
    changeImportPopup({ step: 'nothing-found' });
    await expect.poll(shownText).toContain('you can manually add your drugs');
    await press('Add your drugs');
    await expect.poll(() => heard).toEqual(['drug-cost-estimator', null]);
  });

  it.each([
    ['of the settings', '1-800-555-0177', 'tel:+18005550177'],
    ['that the settings leave empty is left out', '', undefined],
  ])('[IMP-06] the help line %s', async (_, importHelp, href) => {
    await show('ucp-import-popup', { shopper: 'base', settings: { phone: { importHelp } } });
    changeImportPopup({ step: 'nothing-found' });
    await expect.poll(shownText).toContain('We were unable to find your claim history.');
    expect(dialog()?.querySelector('a')?.href).toBe(href);
  });
});

describe('<ucp-import-progress>', () => {
  it('[IMP-03] shows what is waited for, with a progress that is spoken, as long as claims are searched', async () => {
    await openPage({ shopper: 'member' });
    document.body.innerHTML = '<ucp-import-progress></ucp-import-progress>';
    importSearching();
    const wait = 'This may take up to 1 minute. The page will automatically refresh once we have your information.';
    await expect.poll(shownText).toBe(wait);
    expect(dialog()?.querySelector('h2')?.textContent).toBe('We are finding your drugs & doctors.');
    expect(dialog()?.querySelector('[role=progressbar]')?.getAttribute('aria-label')).toBe(wait);
    expect(dialog()?.querySelector('p')?.ariaHidden, 'its words are heard once, with the ring').toBe('true');
    expect(focused(), 'the dialog is read once, by its own title and words').toBe(dialog());
    importWaitOver();
    await expect.poll(dialog).toBeNull();
  });
});

describe('<ucp-confirm-identity-popup>', () => {
  const open = (of: Page = {}) => show('ucp-confirm-identity-popup', { shopper: 'member-consent', ...of });

  it.each([
    ['member-consent', true],
    ['member-no-consent', false],
    ['non-member-consent', false],
    ['non-member-no-consent', false],
  ])('[IDC-13] for %s mentions the Medicare card: %s', async (shopper, isCard) => {
    await open({ shopper });
    expect(labels().includes('Medicare number')).toBe(isCard);
    expect(shownText().includes('Please check that everything matches your Medicare card.')).toBe(isCard);
    expect(shownText()).not.toMatch(/^undefined/);
  });

  it('[IDC-13] fills in the email address that the profile has', async () => {
    await open();
    expect(textIn('Email address')).toMatch(/^[^@]+@example\.\w+$/);
  });

  it('[IDC-04] writes the Medicare number in its form as it is typed', async () => {
    await open();
    await userEvent.type(boxOf('Medicare number'), '1eg4te5mk73x');
    expect(textIn('Medicare number')).toBe('1EG4-TE5-MK73');
  });

  it('[IDC-04] keeps a Medicare number whole that is put in again without its hyphens', async () => {
    await open();
    await userEvent.fill(boxOf('Medicare number'), '1EG4TE5MK73');
    await userEvent.fill(boxOf('Medicare number'), '1EG4TE5MK73');
    expect(textIn('Medicare number')).toBe('1EG4-TE5-MK73');
  });

  it('[IDC-04] takes the character beside a hyphen that is deleted', async () => {
    await open();
    await userEvent.type(boxOf('Medicare number'), '1EG4TE5MK73');
    (boxOf('Medicare number').element() as HTMLInputElement).setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    expect(textIn('Medicare number')).toBe('1EGT-E5M-K73');
    (boxOf('Medicare number').element() as HTMLInputElement).setSelectionRange(4, 4);
    await userEvent.keyboard('{Delete}');
    expect(textIn('Medicare number'), 'the one behind it, where the key deletes forward').toBe('1EGT-5MK-73');
  });

  it('[IDC-04] keeps a character that is typed over the hyphen and itself', async () => {
    await open();
    await userEvent.type(boxOf('Medicare number'), '1EG4TE5MK73');
    (boxOf('Medicare number').element() as HTMLInputElement).setSelectionRange(4, 6);
    await userEvent.keyboard('t');
    expect(textIn('Medicare number')).toBe('1EG4-TE5-MK73');
  });

  it('[IDC-03] takes two digits for month and day, four for the year, and needs every field', async () => {
    await open({ shopper: 'non-member-consent' });
    for (const [name, typed] of [
      ['Month', '123'],
      ['Day', '311'],
      ['Year', '19577'],
    ] as const) {
      await userEvent.clear(boxOf(name));
      await userEvent.type(boxOf(name), typed);
      expect(textIn(name)).toBe(typed.slice(0, -1));
    }
    const typed = inputs().filter(({ type }) => type !== 'radio');
    expect(typed).toHaveLength(7);
    expect(typed.every(({ required }) => required)).toBe(true);
    expect(dialog()?.querySelector('[role=radiogroup]')?.getAttribute('aria-required')).toBe('true');
    await userEvent.clear(boxOf('ZIP code'));
    await userEvent.type(boxOf('ZIP code'), '8a50041');
    expect(textIn('ZIP code')).toBe('85004');
  });

  it('[IDC-11] locks the fields whose value is right, and leaves the number open', async () => {
    await open({ settings: { lockIdentityFields: true } });
    const free = inputs().filter(({ disabled }) => !disabled);
    expect(free.map((one) => one.labels?.[0]?.textContent)).toEqual(['Medicare number']);
  });

  it('[IDC-11] locks both answers to a gender that is right', async () => {
    await open({ shopper: 'non-member-consent', settings: { lockIdentityFields: true } });
    const answers = inputs().filter(({ type }) => type === 'radio');
    expect(answers.map(({ disabled }) => disabled)).toEqual([true, true]);
  });

  it.each([
    ['not-confirmed', 'We were unable to confirm your identity.You have 2 attempt(s) remaining to confirm your identity.'],
    ['unavailable', 'We could not check your information right now. Please try again.'],
  ] as const)('[IDC-07] says that an attempt was %s, and keeps what was typed', async (problem, words) => {
    await open();
    await boxOf('First name').fill('Nobody');
    changeConfirmIdentity({ step: 'loading' });
    await expect.poll(() => dialog()?.querySelectorAll('button').length).toBe(0);
    setAttemptsLeft(2);
    changeConfirmIdentity({ step: 'details', problem });
    await expect.poll(readByFocus).toBe(words);
    expect(dialog()?.querySelector('[role=alert]')).toBeNull();
    expect(textIn('First name')).toBe('Nobody');
    expect(boxes()).toEqual(['Cancel', 'Confirm']);
  });

  it('[IDC-07] locks after the last attempt: no field, no confirming, the number to call', async () => {
    await open();
    setAttemptsLeft(0);
    changeConfirmIdentity({ step: 'details', problem: 'not-confirmed' });
    await expect.poll(boxes).toEqual(['Close', 'Confirm']);
    expect(page.getByRole('button', { name: 'Confirm' }).element()).toHaveProperty('disabled', true);
    expect(inputs()).toEqual([]);
    const paragraphs = [...(dialog()?.querySelectorAll('.popup__body p') ?? [])].map((one) => one.textContent?.replaceAll('\u00a0', ' '));
    expect(paragraphs).toEqual([
      "We're sorry, but you have reached the maximum number of attempts to confirm your identity. Please contact us to try again:",
      expect.stringMatching(/^1-800-/),
      'TTY: 711',
      'toll free, 8 a.m. - 8 p.m., 7 days a week',
    ]);
    const number = dialog()?.querySelector('.popup__body a');
    expect(number?.getBoundingClientRect().height, 'easy to hit').toBeGreaterThanOrEqual(44);
    await press('Close');
    await expect.poll(dialog).toBeNull();
  });

  it('[IDC-09] says that it was a success, and can be closed', async () => {
    await open();
    changeConfirmIdentity({ step: 'success' });
    await expect.poll(shownText).toBe('Your information has been added to your profile.');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Success!');
    await press('Close');
    await expect.poll(dialog).toBeNull();
  });
});

describe('an error of a field that was sent by Enter, and so has focus already', () => {
  const spoken = () => dialog()?.querySelector('[role=status]')?.textContent;

  it.each([
    ['IMP-05', 'ucp-import-popup', 'base'],
    ['IDC-05', 'ucp-confirm-identity-popup', 'member-consent'],
  ])('[%s] is spoken by <%s>, until something is typed', async (_rule, tag, shopper) => {
    await show(tag, { shopper });
    expect(spoken()).toBe('');
    await userEvent.clear(boxOf('First name'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(spoken).toBe('Error: Please enter a valid first name');
    await userEvent.keyboard('P');
    await expect.poll(spoken).toBe('');
  });

  it('[IDC-05] is not said twice if focus moves to the field', async () => {
    await show('ucp-confirm-identity-popup', { shopper: 'member-consent' });
    await userEvent.clear(boxOf('Last name'));
    await userEvent.click(boxOf('First name'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(errors).toContain('Error: Please enter a valid last name');
    expect(dialog()?.querySelector('[role=status]')?.textContent).toBe('');
  });
});
