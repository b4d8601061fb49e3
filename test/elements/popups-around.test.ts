import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountBanner } from '../../elements/account-banner.js';
import { browsePlans } from '../../elements/browse-plans.js';
import { confirmIdentityPopup } from '../../elements/confirm-identity-popup.js';
import { drugList } from '../../elements/drug-list.js';
import { emailPopup } from '../../elements/email-popup.js';
import { importPopup } from '../../elements/import-popup.js';
import { removePopup } from '../../elements/remove-popup.js';
import { signOutPopup } from '../../elements/sign-out-popup.js';
import { timeoutPopup } from '../../elements/timeout-popup.js';
import { topBar } from '../../elements/top-bar.js';
import { view } from '../../elements/view.js';
import { zipPopup } from '../../elements/zip-popup.js';
import { defineElements } from '../../src/element/shell.js';
import { showView } from '../../src/features/navigation/actions/view.js';
import { requestZip } from '../../src/features/place/actions/zip.js';
import { findZip } from '../../src/features/place/actions.js';
import { $location } from '../../src/features/place/state/place.js';
import { emailPlans } from '../../src/features/plans/actions.js';
import { $popup, requestPopup } from '../../src/features/popups/state/popups.js';
import { profileFailed, profileOf } from '../../src/features/profile/state/profile.js';
import { notifyActive } from '../../src/shared/tabs/tabs.js';
import { clock } from '../../src/shared/time/clock.js';
import { holdCalls } from '../flows/support/held-calls.js';
import { openPage } from './support/page.js';

vi.mock('../../src/features/place/actions.js', { spy: true });
vi.mock('../../src/features/plans/actions.js', { spy: true });

/** The email, the ZIP code and the removal popup, as Chromium has them. */

const tables = [
  browsePlans,
  topBar,
  confirmIdentityPopup,
  importPopup,
  emailPopup,
  zipPopup,
  removePopup,
  drugList,
  accountBanner,
  signOutPopup,
  timeoutPopup,
  view,
];

beforeAll(async () => {
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => document.body.replaceChildren());

type Page = NonNullable<Parameters<typeof openPage>[0]>;
interface Popup extends HTMLElement {
  show(): void;
  hide(): void;
}

async function openPopup(tag: string, of: Page = { shopper: 'guest' }): Promise<Popup> {
  await openPage(of);
  document.body.innerHTML = `<button>opener</button><${tag}></${tag}>`;
  document.querySelector('button')?.focus();
  const popup = document.querySelector(tag) as Popup;
  popup.show();
  await expect.poll(() => popup.shadowRoot?.querySelector('dialog')?.open).toBe(true);
  return popup;
}

const dialogOf = (popup: Element) => popup.shadowRoot?.querySelector('dialog') ?? null;
/** The words that a screen reader reads when a dialog takes focus: its title and its description. */
const readOnOpening = (popup: Element) => {
  const wordsOf = (name: string) => popup.shadowRoot?.getElementById(dialogOf(popup)?.getAttribute(name) ?? '')?.textContent;
  return [wordsOf('aria-labelledby'), wordsOf('aria-describedby')];
};
const field = (popup: Element) => popup.shadowRoot?.querySelector('input') as HTMLInputElement;
/** The words that a field is described by. */
const describedBy = (popup: Element) =>
  (field(popup).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => popup.shadowRoot?.getElementById(id)?.textContent);

describe('<ucp-email-popup>', () => {
  const send = () => page.getByRole('button', { name: 'Send' }).click();

  it('[TOP-04] asks for one address, and says what giving it means', async () => {
    const popup = await openPopup('ucp-email-popup');
    expect(popup.shadowRoot?.activeElement).toBe(field(popup));
    expect([field(popup).type, field(popup).required, field(popup).autocomplete]).toEqual(['email', true, 'email']);
    expect(dialogOf(popup)?.textContent).toContain('We will send your 4 saved plans for 2027.');
    expect(dialogOf(popup)?.textContent).toContain('By giving your email address you agree that we may contact you.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => dialogOf(popup)).toBeNull();
    expect(popup.hasAttribute('open')).toBe(false);
    expect(document.activeElement?.textContent).toBe('opener');
  });

  it('[TOP-04] has its title above its words, also on a page that reads from right to left', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    const dialog = dialogOf(await openPopup('ucp-email-popup'));
    const [title, words] = ['h2', 'p'].map((part) => dialog?.querySelector(part)?.getBoundingClientRect().right);
    expect(title).toBe(words);
  });

  it('[TOP-04] counts saved supplement plans among those that it sends', async () => {
    const popup = await openPopup('ucp-email-popup', { shopper: 'supplement' });
    await expect.poll(() => dialogOf(popup)?.textContent).toContain('We will send your 5 saved plans for 2027.');
  });

  it('[TOP-04] refuses what is no address, at the field, and sends nothing', async () => {
    const popup = await openPopup('ucp-email-popup');
    await userEvent.type(field(popup), 'margarette.skiles');
    await send();
    await expect.poll(() => describedBy(popup)).toEqual(['Error: Please enter a valid email address']);
    expect(field(popup).getAttribute('aria-invalid')).toBe('true');
    expect(popup.shadowRoot?.activeElement).toBe(field(popup));
    expect(field(popup).value).toBe('margarette.skiles');
    await userEvent.type(field(popup), '@');
    expect(field(popup).getAttribute('aria-invalid'), 'as every form: until it is right').toBe('true');
    await userEvent.type(field(popup), 'example.com');
    await expect.poll(() => field(popup).getAttribute('aria-invalid')).toBe('false');
  });

  it.each(['', '   ', 'page@', 'a b@example.com', 'page@example..com'])(
    '[TOP-04] never says that it sends to the address %j',
    async (typed) => {
      const popup = await openPopup('ucp-email-popup');
      const words: string[] = [];
      // Silence is no word: between two of the same there is some.
      const region = popup.shadowRoot?.querySelector('[role=status]') as Element;
      new MutationObserver(() => region.textContent && words.push(region.textContent)).observe(region, { childList: true, subtree: true });
      if (typed) await userEvent.type(field(popup), typed);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => words).toEqual(['Error: Please enter a valid email address']);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => words).toEqual(['Error: Please enter a valid email address', 'Error: Please enter a valid email address']);
    },
  );

  it('[TOP-04] says that it is sending', async () => {
    const popup = await openPopup('ucp-email-popup');
    const sent = holdCalls(/^POST \/EmailWAR\//, 'before');
    const shownText = () => popup.shadowRoot?.querySelector('[role=status]')?.textContent;
    expect(shownText()).toBe('');
    await userEvent.type(field(popup), 'margarette.skiles@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.poll(shownText).toBe('Sending your saved plans');
    await expect.poll(() => sent.length).toBe(1);
    await userEvent.keyboard('{Enter}');
    await sent[0]?.release();
    await expect.poll(() => readOnOpening(popup)).toEqual(['On its way', 'Your saved plans were sent to the address you gave.']);
    expect(shownText(), 'it is not said twice').toBe('');
    expect(sent.length, 'nor sent twice').toBe(1);
  });

  it('[TOP-04] says that the plans were sent in a dialog of its own, which is read as it takes focus', async () => {
    const popup = await openPopup('ucp-email-popup');
    const asking = dialogOf(popup);
    await userEvent.type(field(popup), 'margarette.skiles@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => dialogOf(popup)?.textContent).toContain('Your saved plans were sent to the address you gave.');
    expect(dialogOf(popup)).not.toBe(asking);
    expect(dialogOf(popup)?.matches(':modal')).toBe(true);
    expect(popup.shadowRoot?.activeElement?.textContent).toBe('Close');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialogOf(popup)).toBeNull();
    expect(document.activeElement?.textContent).toBe('opener');
  });

  it('[TOP-04] [IDC-05] no longer mentions an error that was put right if sending fails then', async () => {
    const fault = { method: 'POST', path: '/EmailWAR/emailrest/profile/plans/v1', status: 500 };
    const popup = await openPopup('ucp-email-popup', { shopper: 'guest', faults: [fault] });
    const spokenText = () => popup.shadowRoot?.querySelector('[role=status]')?.textContent;
    await userEvent.type(field(popup), 'margarette.skiles@');
    await userEvent.keyboard('{Enter}');
    await expect.poll(spokenText).toBe('Error: Please enter a valid email address');
    await userEvent.type(field(popup), 'example.com');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => popup.shadowRoot?.querySelector('[role=alert]')).toBeTruthy();
    expect(spokenText()).toBe('');
  });

  it('[TOP-04] keeps the address through a failure, says so, and sends again', async () => {
    const path = '/EmailWAR/emailrest/profile/plans/v1';
    const popup = await openPopup('ucp-email-popup', { shopper: 'guest', faults: [{ method: 'POST', path, status: 500, times: 1 }] });
    await userEvent.type(field(popup), 'margarette.skiles@example.com');
    await userEvent.keyboard('{Enter}');
    const alert = () => popup.shadowRoot?.querySelector('[role=alert]')?.textContent;
    await expect.poll(alert).toBe('We could not send your saved plansYour address is still here. Please try again in a moment.');
    expect(field(popup).value).toBe('margarette.skiles@example.com');
    await send();
    await expect.poll(() => readOnOpening(popup)[1]).toBe('Your saved plans were sent to the address you gave.');
    expect(popup.shadowRoot?.querySelector('input')).toBeNull();
    await expect.poll(() => popup.shadowRoot?.activeElement?.textContent).toBe('Close');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => dialogOf(popup)).toBeNull();
    popup.show();
    await expect.poll(() => field(popup)?.value).toBe('');
  });

  it('[TOP-04] has nothing to send when nothing is saved', async () => {
    const popup = await openPopup('ucp-email-popup', { shopper: 'empty' });
    expect(dialogOf(popup)?.textContent).toContain('You have no plans saved for 2027 to send yet.');
    expect(popup.shadowRoot?.querySelector('input')).toBeNull();
  });

  it('[LOAD-05] [TOP-04] does not say that nothing is saved if the profile could not be read', async () => {
    const popup = await openPopup('ucp-email-popup', {
      shopper: 'guest',
      faults: [{ method: 'GET', path: '/profiles/data', status: 403 }],
    });
    expect(readOnOpening(popup)).toEqual(['Email your saved plans', 'We could not load your saved items.']);
  });

  it('[LOAD-05] [TOP-04] does not say so either if the profile could not be read again', async () => {
    const popup = await openPopup('ucp-email-popup', { shopper: 'empty' });
    profileFailed();
    await expect.poll(() => readOnOpening(popup)).toEqual(['Email your saved plans', 'We could not load your saved items.']);
  });

  it('[LOAD-05] [TOP-04] does not say so before the profile has been read', async () => {
    await openPage({ shopper: 'empty' });
    profileOf('somebody else');
    document.body.innerHTML = '<ucp-email-popup open></ucp-email-popup>';
    const popup = document.querySelector('ucp-email-popup') as Popup;
    await expect.poll(() => readOnOpening(popup)[1]).toBe('Loading');
  });

  it('[TOP-04] is opened by the top bar, and put on the page when it is not there', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<ucp-top-bar></ucp-top-bar>';
    await page.getByRole('button', { name: 'Email' }).click();
    const popup = () => document.querySelector('ucp-email-popup');
    await expect.poll(() => popup()?.shadowRoot?.querySelector('dialog')?.open).toBe(true);
    expect(popup()?.hasAttribute('open')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => popup()?.hasAttribute('open')).toBe(false);
    expect($popup.get(), 'nobody asks for it any more').toBeNull();
    expect(document.querySelector('ucp-top-bar')?.shadowRoot?.activeElement?.textContent).toBe('Email');
    await page.getByRole('button', { name: 'Email' }).click();
    await expect.poll(() => popup()?.hasAttribute('open')).toBe(true);
    expect(document.querySelectorAll('ucp-email-popup')).toHaveLength(1);
  });
});

describe('<ucp-zip-popup>', () => {
  const go = () => page.getByRole('button', { name: 'Continue' }).click();

  /** Puts a text where the selection is, as pasting and filling in do. */
  function insert(input: HTMLInputElement, text: string): void {
    input.focus();
    input.select();
    document.execCommand('insertText', false, text);
  }

  it('[VAL-02] has a field of five digits that says what it wants', async () => {
    const popup = await openPopup('ucp-zip-popup');
    expect(popup.shadowRoot?.activeElement).toBe(field(popup));
    expect([field(popup).required, field(popup).inputMode, field(popup).autocomplete]).toEqual([true, 'numeric', 'postal-code']);
    expect(describedBy(popup)).toEqual(['Enter a 5-digit ZIP code']);
    await userEvent.type(field(popup), 'a8b5-0 0423');
    expect(field(popup).value).toBe('85004');
  });

  it.each([
    ['85004-1234', '85004'],
    [' 85 004 ', '85004'],
    ['AZ 85004', '85004'],
    ['8500', '8500'],
    ['none', ''],
  ])('[VAL-02] takes %j when it is pasted or filled in, as %j', async (text, value) => {
    const popup = await openPopup('ucp-zip-popup');
    insert(field(popup), text);
    expect(field(popup).value).toBe(value);
  });

  it('[VAL-02] keeps the caret where it is while digits go, come and are refused in the middle', async () => {
    const popup = await openPopup('ucp-zip-popup');
    const input = field(popup);
    insert(input, '85004');
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    expect([input.value, input.selectionStart]).toEqual(['8504', 2]);
    await userEvent.keyboard('x');
    expect([input.value, input.selectionStart]).toEqual(['8504', 2]);
    await userEvent.keyboard('7');
    expect([input.value, input.selectionStart]).toEqual(['85704', 3]);
    await userEvent.keyboard('9');
    expect([input.value, input.selectionStart]).toEqual(['85790', 4]);
  });

  it.each(['', '8', '8500'])('[VAL-06] says of %j that five digits are needed, and asks nobody', async (zip) => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    if (zip) insert(field(popup), zip);
    await go();
    await expect.poll(() => describedBy(popup)).toEqual(['Error: Enter a 5-digit ZIP code']);
    expect(
      dialogOf(popup)
        ?.querySelector('.field')
        ?.textContent?.match(/5-digit/g),
    ).toHaveLength(1);
    expect(field(popup).getAttribute('aria-invalid')).toBe('true');
    expect(popup.shadowRoot?.activeElement).toBe(field(popup));
    expect(popup.shadowRoot?.querySelector('a')).toBeNull();
    expect($location.get()).toBeNull();
  });

  it('[VAL-06] takes 10001, which is New York, like any other', async () => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    insert(field(popup), '10001');
    await go();
    await expect.poll(() => popup.hasAttribute('open')).toBe(false);
    expect($location.get()).toMatchObject({ zipCode: '10001', county: { name: 'New York' } });
  });

  it.each([
    ['86514', ['Apache, AZ', 'San Juan, NM', 'San Juan, UT']],
    ['85142', ['Maricopa', 'Pinal']],
  ])('[INP-08] offers the counties of %s by distinct names: %j', async (zip, names) => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    insert(field(popup), zip);
    await go();
    const choices = () => [...(dialogOf(popup)?.querySelectorAll('.choice') ?? [])].map((one) => one.textContent);
    await expect.poll(choices).toEqual(names);
    await page.getByRole('radio', { name: names[1] ?? '', exact: true }).click();
    await go();
    await expect.poll(() => popup.hasAttribute('open')).toBe(false);
    const [name, state = 'AZ'] = (names[1] ?? '').split(', ');
    expect($location.get()).toMatchObject({ zipCode: zip, county: { name, stateCode: state } });
  });

  it.each([
    ['06103', 'Capitol Planning Region'],
    ['70112', 'Orleans'],
  ])('[INP-08] names the county of %s as the service does: %s', async (zip, name) => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    document.body.insertAdjacentHTML('beforeend', '<ucp-browse-plans></ucp-browse-plans>');
    insert(field(popup), zip);
    await go();
    const words = () => document.querySelector('ucp-browse-plans')?.shadowRoot?.querySelector('.muted')?.textContent;
    await expect.poll(words).toBe(`See what is available in ${name}.`);
  });

  it.each(['00000', '99999'])('[VAL-02] [VAL-06] says of %j that it is invalid, with a way to view plans', async (zip) => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    insert(field(popup), zip);
    await go();
    await expect.poll(() => describedBy(popup)).toEqual(['Enter a 5-digit ZIP code', 'Error: Invalid ZIP code entered']);
    expect(field(popup).getAttribute('aria-invalid')).toBe('true');
    expect(popup.shadowRoot?.activeElement).toBe(field(popup));
    expect(popup.shadowRoot?.querySelector('a')?.href).toBe(`${location.origin}/shop.html`);
    expect($location.get()).toBeNull();
  });

  it('[VAL-02] says the same of one that cannot be looked up, and keeps it', async () => {
    const popup = await openPopup('ucp-zip-popup', {
      shopper: 'empty',
      faults: [{ method: 'GET', path: '/geolocationinfo/counties/', status: 403 }],
    });
    insert(field(popup), '85004');
    await go();
    await expect.poll(() => describedBy(popup)[1]).toBe('Error: Invalid ZIP code entered');
    expect(field(popup).value).toBe('85004');
  });

  it('[VAL-02] [TOP-04] says so too if the asking itself breaks, and waits for nothing', async () => {
    for (const action of [findZip, emailPlans]) vi.mocked(action).mockRejectedValueOnce(new Error('broken'));
    const zip = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    insert(field(zip), '85004');
    await go();
    await expect.poll(() => describedBy(zip)[1]).toBe('Error: Invalid ZIP code entered');
    const email = await openPopup('ucp-email-popup');
    await userEvent.type(field(email), 'margarette.skiles@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => email.shadowRoot?.querySelector('[role=alert]')).toBeTruthy();
  });

  it('[VAL-02] keeps a ZIP code of one county, and closes', async () => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    insert(field(popup), '85004');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => popup.hasAttribute('open')).toBe(false);
    expect($location.get()).toMatchObject({ zipCode: '85004', county: { name: 'Maricopa' } });
  });

  it.each(['85004', '85142'])('[DASH-07] continues the action that waited for %s, once it is known', async (zip) => {
    await openPage({ shopper: 'empty' });
    document.body.innerHTML = '<ucp-zip-popup></ucp-zip-popup>';
    const popup = document.querySelector('ucp-zip-popup') as Popup;
    const zips: (string | undefined)[] = [];
    requestZip(() => zips.push($location.get()?.zipCode));
    await expect.poll(() => field(popup)).toBeTruthy();
    insert(field(popup), zip);
    await go();
    if (zip === '85142') {
      await page.getByRole('radio', { name: 'Pinal' }).click();
      await go();
    }
    await expect.poll(() => popup.hasAttribute('open')).toBe(false);
    expect(zips).toEqual([zip]);
  });

  it('[VAL-02] lets the shopper choose among several counties, and chooses none itself', async () => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    insert(field(popup), '85142');
    await go();
    await expect.poll(() => dialogOf(popup)?.querySelector('h2')?.textContent).toBe('Choose your county');
    const radios = () => [...(dialogOf(popup)?.querySelectorAll('input') ?? [])];
    expect(radios().some(({ checked }) => checked)).toBe(false);
    expect(popup.shadowRoot?.activeElement).toBe(radios()[0]);
    await go();
    await expect.poll(() => dialogOf(popup)?.textContent).toContain('Error: Please choose a county');
    expect(popup.shadowRoot?.activeElement).toBe(radios()[0]);
    expect($location.get()).toBeNull();
    await page.getByRole('radio', { name: 'Pinal' }).click();
    await go();
    await expect.poll(() => popup.hasAttribute('open')).toBe(false);
    expect($location.get()).toMatchObject({ zipCode: '85142', county: { name: 'Pinal', fipsCountyCode: '021' } });
  });

  /** The ZIP codes that are kept from here on. */
  function zipsKept(): readonly (string | undefined)[] {
    const kept: (string | undefined)[] = [];
    onTestFinished($location.listen((place) => kept.push(place?.zipCode)));
    return kept;
  }

  it('[VAL-02] keeps nothing that was given up while it was looked up', async () => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    const lookups = holdCalls(/^GET \/geolocationinfo\/counties\/85004/, 'after');
    const kept = zipsKept();
    insert(field(popup), '85004');
    await go();
    await expect.poll(() => lookups.length).toBe(1);
    popup.hide();
    await expect.poll(() => dialogOf(popup)).toBeNull();
    popup.show();
    await expect.poll(() => field(popup)).toBeTruthy();
    insert(field(popup), '85701');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => kept).toEqual(['85701']);
    await lookups[0]?.release();
    expect(kept).toEqual(['85701']);
  });

  it('[VAL-02] keeps nothing of a ZIP code that was changed while it was looked up, and looks up the other', async () => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    const lookups = holdCalls(/^GET \/geolocationinfo\/counties\/85004/, 'after');
    const kept = zipsKept();
    insert(field(popup), '85004');
    await go();
    await expect.poll(() => lookups.length).toBe(1);
    insert(field(popup), '85701');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => kept).toEqual(['85701']);
    await lookups[0]?.release();
    expect(kept).toEqual(['85701']);
    await expect.poll(() => popup.hasAttribute('open')).toBe(false);
  });

  it('[VAL-02] is looked up once, however often it is sent, and continues while a letter is refused', async () => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    const lookups = holdCalls(/^GET \/geolocationinfo\/counties\/85004/, 'after');
    const kept = zipsKept();
    insert(field(popup), '85004');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => lookups.length).toBe(1);
    await userEvent.keyboard('{Enter}x');
    expect(field(popup).value).toBe('85004');
    await lookups[0]?.release();
    await expect.poll(() => kept).toEqual(['85004']);
    expect(lookups.length).toBe(1);
  });

  it('[VAL-02] takes the county that was chosen if one of another state has its number', async () => {
    const county = (fipsStateCode: string, stateCode: string, fipsCountyName: string) => ({
      ...{ fipsStateCode, stateCode, fipsCountyName, fipsCountyCode: '001' },
      cmsCountyCodes: ['010'],
    });
    const counties = [county('04', 'AZ', 'Apache'), county('49', 'UT', 'San Juan')];
    const popup = await openPopup('ucp-zip-popup', {
      shopper: 'empty',
      faults: [{ method: 'GET', path: '/geolocationinfo/counties/', body: { data: { counties } } }],
    });
    insert(field(popup), '84536');
    await go();
    await page.getByRole('radio', { name: 'San Juan, UT' }).click();
    await go();
    await expect.poll(() => popup.hasAttribute('open')).toBe(false);
    expect($location.get()).toMatchObject({ zipCode: '84536', county: { name: 'San Juan', stateCode: 'UT' } });
  });
});

describe('<ucp-remove-popup>', () => {
  const popup = () => document.querySelector('ucp-remove-popup') as Popup;
  const item = { tag: 'ucp-remove-popup', list: 'drugs', key: 'k', name: 'The item' } as const;

  it('[REM-01] asks in the language of the list that it is about if the page has another', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<ucp-drug-list></ucp-drug-list><ucp-drug-list lang="es"></ucp-drug-list>';
    const question = () => dialogOf(popup())?.querySelector('h2')?.textContent;
    await page
      .getByRole('button', { name: /^Quitar / })
      .first()
      .click();
    await expect.poll(() => popup() && question()).toBe('¿Quitar este medicamento?');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialogOf(popup())).toBeNull();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect.poll(question).toBe('Remove this drug?');
    expect(popup().lang).toBe('');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialogOf(popup())).toBeNull();
  });

  it('[REM-01] asks in the brand of the list that it is about if the page has another', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = `<ucp-drug-list></ucp-drug-list><ucp-drug-list theme="aarp"></ucp-drug-list>
      <section data-ucp-theme="uhc"><ucp-drug-list></ucp-drug-list></section>`;
    const lists = [...document.querySelectorAll('ucp-drug-list')];
    const remove = (at: number) =>
      lists[at]?.shadowRoot?.querySelector<HTMLElement>('[aria-label^="Remove"], .row__actions button:last-child');
    const fill = () => {
      const button = dialogOf(popup())?.querySelector('.button:not(.button--secondary)');
      return button && getComputedStyle(button).backgroundColor;
    };
    const fills: (string | null | undefined)[] = [];
    // The page's own colors first: a brand's come a moment after the popup.
    for (const at of [0, 1, 2]) {
      await expect.poll(() => remove(at)).toBeTruthy();
      remove(at)?.focus();
      remove(at)?.click();
      await expect.poll(() => dialogOf(popup())).not.toBeNull();
      await expect.poll(() => popup().getAttribute('theme')).toBe([null, 'aarp', 'uhc'][at]);
      await expect.poll(() => [undefined, ...fills].includes(fill())).toBe(false);
      fills.push(fill());
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => dialogOf(popup())).toBeNull();
    }
  });

  it('[REM-01] has nothing to ask without an item: shown or written open, it closes again', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<ucp-remove-popup open></ucp-remove-popup>';
    await expect.poll(() => popup().hasAttribute('open')).toBe(false);
    popup().show();
    expect(popup().hasAttribute('open')).toBe(true);
    await expect.poll(() => popup().hasAttribute('open')).toBe(false);
    expect(dialogOf(popup())).toBeNull();
  });

  it('[REM-01] opens for an item after it had none, and is closed once it was kept', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<ucp-remove-popup></ucp-remove-popup>';
    popup().show();
    requestPopup(item);
    await expect.poll(() => dialogOf(popup())?.open).toBe(true);
    await expect.poll(() => popup().hasAttribute('open')).toBe(true);
    await page.getByRole('button', { name: 'Keep drug' }).click();
    await expect.poll(() => popup().hasAttribute('open')).toBe(false);
    expect([dialogOf(popup()), $popup.get()]).toEqual([null, null]);
  });

  it('[REM-01] leaves no text cursor on the page behind, where the browser would search for it in each frame, and keeps selected text', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<p>Words of the page</p><ucp-remove-popup></ucp-remove-popup>';
    // Nothing else tells: the selection of an inert page always looks empty.
    const removed = vi.spyOn(Selection.prototype, 'removeAllRanges');
    onTestFinished(() => removed.mockRestore());
    const isOpen = () => dialogOf(popup())?.open === true;
    await page.getByText('Words of the page').click();
    expect(document.getSelection()?.type).toBe('Caret');
    requestPopup(item);
    await expect.poll(isOpen).toBe(true);
    expect(removed).toHaveBeenCalledOnce();
    const keep = dialogOf(popup())?.querySelector('.popup__foot button') as Element;
    expect(getComputedStyle(keep).userSelect, 'a press in the popup leaves none either').toBe('none');
    await page.getByRole('button', { name: 'Keep drug' }).click();
    await expect.poll(isOpen).toBe(false);
    document.getSelection()?.selectAllChildren(document.querySelector('p') as Element);
    requestPopup(item);
    await expect.poll(isOpen).toBe(true);
    expect(document.getSelection()?.type).toBe('Range');
    expect(removed).toHaveBeenCalledOnce();
  });

  it('[REM-01] keeps the text cursor of somebody who types in a field of the host page', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<p contenteditable>Words of the page</p><ucp-remove-popup></ucp-remove-popup>';
    const words = document.querySelector('p') as HTMLElement;
    words.focus();
    document.getSelection()?.collapse(words.firstChild, 5);
    requestPopup(item);
    await expect.poll(() => dialogOf(popup())?.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialogOf(popup())).toBeNull();
    expect(document.activeElement).toBe(words);
    expect(document.getSelection()?.anchorOffset).toBe(5);
  });

  it('[REM-01] asks once if its tag is on the page twice', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<ucp-remove-popup></ucp-remove-popup><ucp-remove-popup></ucp-remove-popup>';
    requestPopup(item);
    await expect.poll(() => dialogOf(popup())?.open).toBe(true);
    expect([...document.querySelectorAll('ucp-remove-popup')].map((one) => dialogOf(one) !== null)).toEqual([true, false]);
  });

  it('[REM-01] still asks after another one of its tag, which does not ask, is removed', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<ucp-remove-popup></ucp-remove-popup><ucp-remove-popup></ucp-remove-popup>';
    requestPopup(item);
    await expect.poll(() => dialogOf(popup())?.open).toBe(true);
    const other = document.body.lastElementChild;
    other?.remove();
    await expect.poll(() => other?.shadowRoot?.childElementCount).toBe(0);
    await new Promise((resolve) => setTimeout(resolve));
    expect([$popup.get()?.tag, dialogOf(popup())?.open]).toEqual(['ucp-remove-popup', true]);
  });

  it('[REM-01] asks no more after it was removed: it does not open by itself when it is added again', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<ucp-remove-popup></ucp-remove-popup>';
    requestPopup(item);
    await expect.poll(() => dialogOf(popup())?.open).toBe(true);
    document.body.replaceChildren();
    await expect.poll(() => $popup.get()).toBeNull();
    document.body.innerHTML = '<ucp-remove-popup></ucp-remove-popup>';
    await expect.poll(() => popup().shadowRoot?.childElementCount).toBe(0);
    expect(popup().hasAttribute('open')).toBe(false);
  });

  it('[REM-01] [VW-02] is asked no more once the view of its item is left, as by the browser’s Back', async () => {
    await openPage({ shopper: 'guest' });
    showView('drugs', document);
    document.body.innerHTML = '<ucp-remove-popup></ucp-remove-popup>';
    requestPopup(item);
    await expect.poll(() => dialogOf(popup())?.open).toBe(true);
    history.back();
    await expect.poll(() => [dialogOf(popup()), $popup.get()]).toEqual([null, null]);
    expect(popup().hasAttribute('open')).toBe(false);
  });

  it('[REM-01] still asks after it is moved on the page', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<div></div><ucp-remove-popup></ucp-remove-popup>';
    requestPopup(item);
    await expect.poll(() => dialogOf(popup())?.open).toBe(true);
    document.querySelector('div')?.append(popup());
    await page.getByRole('button', { name: 'Keep drug' }).click();
    await expect.poll(() => $popup.get()).toBeNull();
  });
});

describe('a press that was begun before the popup was there, or before it has gone', () => {
  async function opener(): Promise<HTMLButtonElement> {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<button style="position: fixed; inset: 0; width: 100%">Ask</button><ucp-remove-popup></ucp-remove-popup>';
    const button = document.querySelector('button') as HTMLButtonElement;
    button.onclick = () => requestPopup({ tag: 'ucp-remove-popup', list: 'drugs', key: 'k', name: 'Furosemide', detail: '40 mg tablet' });
    return button;
  }
  const dialog = () => dialogOf(document.querySelector('ucp-remove-popup') as Element);
  const keep = page.getByRole('button', { name: 'Keep drug' });

  it('[REM-01] answers nothing in it as the second of a double click', async () => {
    const button = await opener();
    button.click();
    await expect.poll(() => dialog()?.open).toBe(true);
    const remove = page.getByRole('button', { name: /^Remove drug/ }).element();
    const { x, y, width, height } = remove.getBoundingClientRect();
    await keep.click();
    await expect.poll(dialog).toBeNull();
    await userEvent.dblClick(button, { position: { x: x + width / 2, y: y + height / 2 } });
    await expect.poll(() => dialog()?.open).toBe(true);
    expect($popup.get()).toMatchObject({ key: 'k' });
    await keep.click();
    await expect.poll(dialog).toBeNull();
  });

  it('[REM-01] answers nothing in it as long as the key is held', async () => {
    (await opener()).focus();
    await userEvent.keyboard('{Enter>4}');
    await expect.poll(() => dialog()?.open).toBe(true);
    await userEvent.keyboard('{/Enter}{Enter}');
    await expect.poll(dialog).toBeNull();
  });

  it('[REM-01] presses nothing of the page with the second click of the double one that answered it', async () => {
    const button = await opener();
    let presses = 0;
    button.addEventListener('click', () => (presses += 1));
    button.focus();
    button.click();
    await expect.poll(() => dialog()?.open).toBe(true);
    const under = document.body.appendChild(button.cloneNode() as HTMLButtonElement);
    under.onclick = () => (presses += 1);
    await keep.dblClick();
    await expect.poll(dialog).toBeNull();
    expect(presses).toBe(1);
    expect(document.activeElement, 'focus stays where the popup gave it back').toBe(button);
    under.remove();
    await userEvent.click(button);
    await expect.poll(() => dialog()?.open).toBe(true);
    await keep.click();
    await expect.poll(dialog).toBeNull();
  });

  it('[REM-01] presses nothing of the page as long as the key that answered it is held', async () => {
    (await opener()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => dialog()?.open).toBe(true);
    await userEvent.keyboard('{Enter>4}');
    await expect.poll(dialog).toBeNull();
    await userEvent.keyboard('{/Enter}');
    expect($popup.get()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => dialog()?.open).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.poll(dialog).toBeNull();
  });
});

it('[TOP-04] a key held in its field continues after a new press has begun', async () => {
  const popup = await openPopup('ucp-email-popup');
  await userEvent.keyboard('rosa{Backspace>3}{/Backspace}');
  expect(field(popup).value).toBe('r');
});

describe('<ucp-timeout-popup>', () => {
  it('[IDLE-03] warns once if its tag is on the page twice', async () => {
    await openPage({ shopper: 'member' });
    document.body.innerHTML = '<ucp-timeout-popup></ucp-timeout-popup><ucp-timeout-popup></ucp-timeout-popup>';
    const popups = () => [...document.querySelectorAll('ucp-timeout-popup')];
    (popups()[0] as Popup).show();
    await expect.poll(() => dialogOf(popups()[0] as Element)?.open).toBe(true);
    expect(popups().map((one) => dialogOf(one) !== null)).toEqual([true, false]);
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect.poll(() => popups().map((one) => one.hasAttribute('open'))).toEqual([false, false]);
  });
});

describe('a popup in a small space', () => {
  const whole = { width: 1280, height: 900 };
  const root = document.documentElement;

  afterEach(async () => {
    root.style.fontSize = '';
    await page.viewport(whole.width, whole.height);
  });

  async function ask(width: number, height: number): Promise<HTMLDialogElement> {
    await page.viewport(width, height);
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<ucp-remove-popup></ucp-remove-popup>';
    requestPopup({ tag: 'ucp-remove-popup', list: 'drugs', key: 'k', name: 'Furosemide', detail: '40 mg tablet' });
    await expect.poll(() => dialogOf(document.body.firstElementChild as Element)?.open).toBe(true);
    return dialogOf(document.body.firstElementChild as Element) as HTMLDialogElement;
  }
  const focused = (dialog: HTMLDialogElement) => (dialog.getRootNode() as ShadowRoot).activeElement?.textContent;

  it('[REM-01] brings each of its buttons into view, in letters of twice the size', async () => {
    root.style.fontSize = '32px';
    const dialog = await ask(390, 480);
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    expect(getComputedStyle(dialog).overflowY, 'what only a script can scroll is out of reach').toBe('auto');
    for (const button of dialog.querySelectorAll('button')) {
      button.focus();
      const [inner, outer] = [button.getBoundingClientRect(), dialog.getBoundingClientRect()];
      expect(inner.top, button.textContent).toBeGreaterThanOrEqual(outer.top);
      expect(inner.bottom, button.textContent).toBeLessThanOrEqual(outer.bottom);
    }
  });

  it('[REM-01] is read from its title if it scrolls as one, and else starts at the safe choice', async () => {
    const low = await ask(320, 256);
    expect([focused(low), low.scrollTop]).toEqual(['Remove this drug?', 0]);
    // Here its title would still show behind the first stop, and the space above it would not.
    const higher = await ask(320, 420);
    expect([focused(higher), higher.scrollTop]).toEqual(['Remove this drug?', 0]);
    const high = await ask(1280, 900);
    expect(focused(high)).toBe('Keep drug');
  });

  it('[IDLE-03] starts at the way to stay also if the warning scrolls as one', async () => {
    await page.viewport(320, 256);
    const warning = dialogOf(await openPopup('ucp-timeout-popup', { shopper: 'member' })) as HTMLDialogElement;
    expect([focused(warning), warning.scrollTop > 0]).toEqual(['Stay on this page', true]);
  });
});

describe('events of a popup', () => {
  it.each([
    ['ucp-drug-list', 'ucp-drug-remove', /^Remove/, 'Remove drug'],
    ['ucp-account-banner', 'ucp-sign-out', 'Sign out', 'Sign out'],
  ])('comes from the element that it was requested from: %s', async (tag, name, ask, confirm) => {
    await openPage({ shopper: 'member' });
    document.body.innerHTML = `<${tag}></${tag}>`;
    const element = document.querySelector(tag);
    const heard: unknown[] = [];
    element?.addEventListener(name, (event) => {
      event.preventDefault();
      heard.push(event.target);
    });
    await page.getByRole('button', { name: ask }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
    await expect.poll(() => heard).toEqual([element]);
  });
});

describe('an error of a field that was sent by Enter, and so has focus already', () => {
  const spoken = (popup: Element) => popup.shadowRoot?.querySelector('[role=status]')?.textContent;

  it.each([
    ['TOP-04', 'ucp-email-popup', 'page', 'Error: Please enter a valid email address'],
    ['VAL-06', 'ucp-zip-popup', '85', 'Enter a 5-digit ZIP code'],
    ['VAL-06', 'ucp-zip-popup', '00000', 'Invalid ZIP code entered'],
  ])('[%s] is spoken by <%s>', async (_rule, tag, typed, error) => {
    const popup = await openPopup(tag);
    expect(spoken(popup)).toBe('');
    await userEvent.fill(field(popup), typed);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => spoken(popup)).toBe(error);
    expect(popup.shadowRoot?.activeElement).toBe(field(popup));
  });

  it('[VAL-02] is spoken by the question for the county, in a dialog that is read by its own title', async () => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    const first = dialogOf(popup);
    await userEvent.fill(field(popup), '85142');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => readOnOpening(popup)[0]).toBe('Choose your county');
    expect(dialogOf(popup)).not.toBe(first);
    expect(spoken(popup)).toBe('');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => spoken(popup)).toBe('Error: Please choose a county');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => spoken(popup)).toBe('');
  });
});

describe('<ucp-zip-popup> while a ZIP code is looked up', () => {
  it('[VAL-02] says that it is loading', async () => {
    const popup = await openPopup('ucp-zip-popup', { shopper: 'empty' });
    const lookups = holdCalls(/^GET \/geolocationinfo\/counties\//, 'before');
    await userEvent.fill(field(popup), '85142');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => popup.shadowRoot?.querySelector('[role=status]')?.textContent).toBe('Loading');
    await expect.poll(() => lookups.length).toBe(1);
    await lookups[0]?.release();
    await expect.poll(() => readOnOpening(popup)[0]).toBe('Choose your county');
  });
});

it('[IDLE-03] still warns on a page that follows others: no earlier page mistakes this one for another tab', async () => {
  await openPage({ shopper: 'member' });
  const popup = await openPopup('ucp-timeout-popup', { shopper: 'member' });
  const tab = new BroadcastChannel('ucp');
  const heard = new Promise((resolve) => tab.addEventListener('message', resolve));
  notifyActive(clock.epoch());
  await heard;
  tab.close();
  expect(dialogOf(popup)?.open).toBe(true);
});

it('[TOP-04] [VAL-02] one popup is open at a time: another that is requested takes the place of the first, and is not taken along by it', async () => {
  await openPage({ shopper: 'guest' });
  document.body.innerHTML = '<ucp-email-popup></ucp-email-popup><ucp-zip-popup></ucp-zip-popup>';
  const opened = () => ['ucp-email-popup', 'ucp-zip-popup'].map((tag) => document.querySelector(tag)?.hasAttribute('open'));
  requestPopup({ tag: 'ucp-email-popup' });
  await expect.poll(opened).toEqual([true, false]);
  requestPopup({ tag: 'ucp-zip-popup' });
  await expect.poll(opened).toEqual([false, true]);
  await expect.poll(() => dialogOf(document.querySelector('ucp-email-popup') as Element)).toBeNull();
  expect($popup.get()).toEqual({ tag: 'ucp-zip-popup' });
});

it('[TOP-04] [VAL-02] one popup is open at a time: one that the page opens takes the place of the first, and the other way around', async () => {
  await openPage({ shopper: 'guest' });
  document.body.innerHTML = '<ucp-email-popup></ucp-email-popup><ucp-zip-popup></ucp-zip-popup>';
  const opened = () => ['ucp-email-popup', 'ucp-zip-popup'].map((tag) => document.querySelector(tag)?.hasAttribute('open'));
  requestPopup({ tag: 'ucp-email-popup' });
  await expect.poll(opened).toEqual([true, false]);
  document.querySelector('ucp-zip-popup')?.setAttribute('open', '');
  await expect.poll(opened).toEqual([false, true]);
  expect($popup.get()?.tag).toBe('ucp-zip-popup');
  requestPopup({ tag: 'ucp-email-popup' });
  await expect.poll(opened).toEqual([true, false]);
  document.querySelector('ucp-email-popup')?.removeAttribute('open');
  await expect.poll(() => $popup.get()).toBeNull();
});

it('[TOP-04] the page opens the second element of a tag, and not the first', async () => {
  await openPage({ shopper: 'guest' });
  document.body.innerHTML = '<ucp-email-popup></ucp-email-popup><ucp-email-popup></ucp-email-popup>';
  const popups = [...document.querySelectorAll('ucp-email-popup')];
  popups[1]?.setAttribute('open', '');
  await expect.poll(() => popups.map((one) => dialogOf(one)?.matches(':modal') ?? false)).toEqual([false, true]);
  await expect.poll(() => $popup.get()?.tag).toBe('ucp-email-popup');
  expect(popups.map((one) => one.hasAttribute('open'))).toEqual([false, true]);
});

it.each([
  ['[TOP-04]', 'ucp-email-popup', 'guest'],
  ['[IMP-04]', 'ucp-import-popup', 'base'],
  ['[IDC-01]', 'ucp-confirm-identity-popup', 'member-consent'],
] as const)('%s a page puts an open <%s> in the place of another, and the new one stays open', async (_, tag, shopper) => {
  await openPage({ shopper });
  const dialogs = () => [...document.querySelectorAll(tag)].map((one) => dialogOf(one)?.matches(':modal') ?? false);
  for (let turn = 0; turn < 10; turn += 1) {
    document.body.innerHTML = `<${tag} open></${tag}>`;
    await expect.poll(dialogs).toEqual([true]);
    await new Promise(requestAnimationFrame);
    expect($popup.get()?.tag).toBe(tag);
  }
});

describe('a popup in what the page does not show', () => {
  const hidden = (tag: string) => `<div style="display: none"><${tag}></${tag}></div>`;
  const opened = (tag: string) => [...document.querySelectorAll(tag)].map((one) => dialogOf(one)?.matches(':modal') ?? false);

  it('[SIGN-01] is left there: one that can be seen opens in its place', async () => {
    await openPage({ shopper: 'member' });
    document.body.innerHTML = `<ucp-account-banner></ucp-account-banner>${hidden('ucp-sign-out-popup')}`;
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => opened('ucp-sign-out-popup')).toEqual([false, true]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => opened('ucp-sign-out-popup')).toEqual([false, false]);
  });

  it('[IDLE-03] warns of the end of the session where the warning can be seen', async () => {
    await openPage({ shopper: 'member' });
    document.body.innerHTML = hidden('ucp-timeout-popup');
    (document.querySelector('ucp-timeout-popup') as Popup).show();
    await expect.poll(() => opened('ucp-timeout-popup')).toEqual([false, true]);
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect.poll(() => opened('ucp-timeout-popup')).toEqual([false, false]);
  });

  it('[SIGN-01] can be pressed if its tag is in a part that no pointer reaches', async () => {
    await openPage({ shopper: 'member' });
    document.body.innerHTML = '<div style="pointer-events: none"><ucp-sign-out-popup></ucp-sign-out-popup></div>';
    (document.querySelector('ucp-sign-out-popup') as Popup).show();
    await expect.poll(() => opened('ucp-sign-out-popup')).toEqual([true]);
    const { x, y } = page.getByRole('button', { name: 'Cancel' }).element().getBoundingClientRect();
    expect(document.elementFromPoint(x + 9, y + 9)?.localName).toBe('ucp-sign-out-popup');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => opened('ucp-sign-out-popup')).toEqual([false]);
  });

  it.each([
    ['a closed <details>', '<details><ucp-timeout-popup></ucp-timeout-popup></details>'],
    ['what is hidden until it is found', '<div hidden="until-found"><ucp-timeout-popup></ucp-timeout-popup></div>'],
    ['what the page has made inert', '<div inert><ucp-timeout-popup></ucp-timeout-popup></div>'],
    ['another view', '<ucp-view name="plans"><ucp-timeout-popup></ucp-timeout-popup></ucp-view>'],
  ])('[IDLE-03] warns where the warning can be seen and pressed, not in %s', async (_, html) => {
    await openPage({ shopper: 'member' });
    showView('drugs', document);
    document.body.innerHTML = html;
    const view = document.querySelector('ucp-view');
    if (view) await expect.poll(() => view.shadowRoot?.querySelector('slot')).toBeTruthy();
    (document.querySelector('ucp-timeout-popup') as Popup).show();
    await expect.poll(() => opened('ucp-timeout-popup')).toEqual([false, true]);
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect.poll(() => opened('ucp-timeout-popup')).toEqual([false, false]);
    showView('plans', document);
  });

  const inView = (tag: string) => `<button>Own</button><ucp-view name="drugs"><${tag}></${tag}></ucp-view>`;
  const isHeld = () => getComputedStyle(document.documentElement).overflow === 'hidden';

  it('[SIGN-01] holds the page no longer when its view is left', async () => {
    await openPage({ shopper: 'member' });
    showView('drugs', document);
    document.body.innerHTML = inView('ucp-sign-out-popup');
    await expect.poll(() => document.querySelector('ucp-view')?.shadowRoot?.querySelector('.sk')).toBeNull();
    const popup = document.querySelector('ucp-sign-out-popup') as Popup;
    popup.show();
    await expect.poll(() => [opened('ucp-sign-out-popup'), isHeld()]).toEqual([[true], true]);
    showView('plans', document);
    await expect.poll(() => [opened('ucp-sign-out-popup'), isHeld()]).toEqual([[false], false]);
    expect(popup.hasAttribute('open'), 'it was not answered').toBe(false);
    await page.getByRole('button', { name: 'Own' }).click();
  });

  it('[IDLE-03] warns elsewhere when its view is hidden', async () => {
    await openPage({ shopper: 'member' });
    showView('drugs', document);
    document.body.innerHTML = inView('ucp-timeout-popup');
    await expect.poll(() => document.querySelector('ucp-view')?.shadowRoot?.querySelector('.sk')).toBeNull();
    (document.querySelector('ucp-timeout-popup') as Popup).show();
    await expect.poll(() => opened('ucp-timeout-popup')).toEqual([true]);
    showView('plans', document);
    await expect.poll(() => opened('ucp-timeout-popup')).toEqual([false, true]);
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect.poll(() => [opened('ucp-timeout-popup'), isHeld()]).toEqual([[false, false], false]);
  });

  it('[TOP-04] holds nothing when a script opens it there', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = `<button>Own</button>${hidden('ucp-email-popup')}`;
    const popup = document.querySelector('ucp-email-popup') as Popup;
    popup.show();
    await expect.poll(() => dialogOf(popup)).not.toBeNull();
    const own = document.querySelector('button') as HTMLButtonElement;
    own.focus();
    expect(document.activeElement).toBe(own);
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  });
});

it('[IDLE-03] the way to stay is seen if the screen is turned while the warning shows', async () => {
  await page.viewport(390, 760);
  const popup = await openPopup('ucp-timeout-popup', { shopper: 'member', lang: 'es' });
  const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
  expect(popup.shadowRoot?.activeElement?.textContent).toBe('Seguir en esta página');
  await page.viewport(760, 350);
  await expect.poll(() => innerHeight).toBe(350);
  await expect.poll(() => bottomOf(dialogOf(popup)) - bottomOf(popup.shadowRoot?.activeElement)).toBeGreaterThan(0);
});
