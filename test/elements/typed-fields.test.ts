import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { confirmIdentityPopup } from '../../elements/confirm-identity-popup.js';
import { emailPopup } from '../../elements/email-popup.js';
import { importPopup } from '../../elements/import-popup.js';
import { zipPopup } from '../../elements/zip-popup.js';
import { defineElements } from '../../src/element/shell.js';
import { $location } from '../../src/features/place/state/place.js';
import { callsTo } from '../flows/support/service.js';
import { openPage } from './support/page.js';

/** How the forms take text that is composed, pasted, suggested, or put there by a program. React and preact draw them alike. */

const tables = [confirmIdentityPopup, importPopup, emailPopup, zipPopup];

beforeAll(async () => {
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => document.body.replaceChildren());

const root = () => document.body.firstElementChild?.shadowRoot;
const dialog = () => root()?.querySelector('dialog') ?? null;
const field = (label: string) => page.getByLabelText(label, { exact: true }).element() as HTMLInputElement;
const date = () => ['Month', 'Day', 'Year'].map((label) => field(label).value);

async function show(tag: string, shopper: string, lang = 'en'): Promise<void> {
  await openPage({ shopper, lang });
  document.body.innerHTML = `<${tag} open></${tag}>`;
  await expect.poll(() => dialog()?.querySelector('input')).toBeTruthy();
}

interface Session {
  send(method: string, to?: object): Promise<unknown>;
}

const session = () => cdp() as unknown as Session;
/** Text that a keyboard is still composing. */
const compose = (text: string) =>
  session().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
/** Ends the composition with this text, or inserts it as a suggestion does. */
const commit = (text: string) => session().send('Input.insertText', { text });

/** Puts a text there as a password manager does: it knows nothing of the property that React watches. */
function put(input: HTMLInputElement, value: string, ...events: readonly string[]): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  for (const name of events) input.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Puts a text there as a script of the page does. */
function assign(input: HTMLInputElement, value: string, ...events: readonly string[]): void {
  input.value = value;
  for (const name of events) input.dispatchEvent(new Event(name, { bubbles: true }));
}

function paste(input: HTMLInputElement, text: string): void {
  input.focus();
  document.execCommand('insertText', false, text);
}

/** Puts the text on the clipboard, as from another page. Then pastes it as a shopper does: over the text of the field, or into it. */
async function pasteFromClipboard(input: HTMLInputElement, text: string, caret?: number): Promise<void> {
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', give, { once: true });
  input.focus();
  await userEvent.keyboard('{Control>}c{/Control}');
  if (caret === undefined) input.select();
  else input.setSelectionRange(caret, caret);
  await userEvent.keyboard('{Control>}v{/Control}');
}

const submit = () => dialog()?.querySelector('form')?.requestSubmit();

/** The person that the form sent, or undefined while nothing was sent. */
async function merged(): Promise<Readonly<Record<string, unknown>> | undefined> {
  return (await callsTo('/profiles/merge')).map(({ body }) => body as Readonly<Record<string, unknown>>)[0];
}

describe('a composing keyboard', () => {
  it('[INP-02] writes a Medicare number, which gets its form when the composition ends', async () => {
    await show('ucp-confirm-identity-popup', 'member-consent');
    const input = field('Medicare number');
    input.focus();
    const number = '1eg4te5mk73';
    for (let length = 1; length <= number.length; length += 1) {
      await compose(number.slice(0, length));
      expect(input.value).toBe(number.slice(0, length));
    }
    await commit(number);
    await expect.poll(() => input.value).toBe('1EG4-TE5-MK73');
  });

  it('[INP-02] writes a Medicare number word by word, and continues after it', async () => {
    await show('ucp-confirm-identity-popup', 'member-consent');
    const input = field('Medicare number');
    input.focus();
    await compose('1eg');
    await compose('1eg4');
    await commit('1eg4');
    await expect.poll(() => input.value).toBe('1EG4');
    await compose('te5m');
    expect(input.value).toBe('1EG4te5m');
    await commit('te5m');
    await expect.poll(() => input.value).toBe('1EG4-TE5-M');
    await commit('k73');
    await expect.poll(() => input.value).toBe('1EG4-TE5-MK73');
  });

  it('[INP-02] is left alone while the form is drawn again', async () => {
    await show('ucp-confirm-identity-popup', 'member-consent');
    const input = field('Medicare number');
    input.focus();
    await compose('1eg4te');
    put(field('Last name'), 'Other', 'input');
    document.documentElement.lang = 'es';
    await expect.poll(() => dialog()?.querySelector('h2')?.textContent).toBe('Confirme su identidad');
    expect(input.value).toBe('1eg4te');
    await commit('1eg4te');
    await expect.poll(() => input.value).toBe('1EG4-TE');
  });

  it.each([
    ['ucp-zip-popup', 'ZIP code', '85004-1234', '85004'],
    ['ucp-email-popup', 'Email address', 'josé@example.com', 'josé@example.com'],
  ])('[INP-02] writes into <%s>', async (tag, label, text, shown) => {
    await show(tag, 'member');
    const input = field(label);
    input.focus();
    for (let length = 1; length <= text.length; length += 1) {
      await compose(text.slice(0, length));
      expect(input.value).toBe(text.slice(0, length));
    }
    await commit(text);
    await expect.poll(() => input.value).toBe(shown);
  });

  it('[INP-02] counts if the form is sent before the composition has ended', async () => {
    await show('ucp-zip-popup', 'empty');
    field('ZIP code').focus();
    await compose('85004');
    submit();
    await expect.poll(() => $location.get()?.zipCode).toBe('85004');
  });
});

describe('text that a program fills into a form', () => {
  const ways: readonly [string, typeof put, readonly string[]][] = [
    ['a password manager, without an event', put, []],
    ['a password manager, by change alone', put, ['change']],
    ['a password manager, by input', put, ['input']],
    ['a script, without an event', assign, []],
    ['a script, by change alone', assign, ['change']],
    ['a script, by input and change', assign, ['input', 'change']],
  ];

  it.each(ways)('[INP-02] stays and is sent: %s', async (_, fill, events) => {
    await show('ucp-confirm-identity-popup', 'member-consent');
    expect(field('Last name').value).not.toBe('');
    fill(field('Last name'), 'Lovelace', ...events);
    fill(field('Medicare number'), '1eg4te5mk73', ...events);
    // Each letter draws the form again.
    await userEvent.fill(field('First name'), 'Ada');
    expect(field('Last name').value).toBe('Lovelace');
    submit();
    await expect.poll(merged).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', mbi: '1EG4TE5MK73' });
  });

  it('[INP-02] is what the form shows and what it calls wrong', async () => {
    await show('ucp-confirm-identity-popup', 'member-consent');
    put(field('Last name'), '  ');
    put(field('Medicare number'), '1eg4te5mk73');
    submit();
    const errors = () => [...(dialog()?.querySelectorAll('.error > span:last-child') ?? [])].map((one) => one.textContent);
    await expect.poll(errors).toEqual(['Error: Please enter a valid last name']);
    expect(field('Medicare number').value).toBe('1EG4-TE5-MK73');
    put(field('Last name'), 'Lovelace', 'change');
    await expect.poll(errors).toEqual([]);
    expect(await merged()).toBeUndefined();
  });

  it('[INP-02] is a tick, a date and a choice too', async () => {
    await show('ucp-import-popup', 'base');
    const values = { 'First name': 'Oren', 'Last name': 'Null', Month: '10', Day: '28', Year: '1957', 'Medicare number': '123 456 789' };
    for (const [label, value] of Object.entries(values)) put(field(label), value);
    const tick = dialog()?.querySelector<HTMLInputElement>('input[type=checkbox]');
    if (tick) tick.checked = true;
    submit();
    const sent = async () => (await callsTo('/profiles/data')).find(({ method }) => method === 'POST')?.body;
    await expect.poll(async () => JSON.stringify(await sent()) ?? '').toMatch(/"lastName":"Null"/);
    expect(JSON.stringify(await sent())).toMatch(/1957-10-28[\s\S]*123456789|123456789[\s\S]*1957-10-28/);
  });

  it('[INP-02] is the gender that is chosen', async () => {
    await show('ucp-confirm-identity-popup', 'non-member-consent');
    const female = page.getByRole('radio', { name: 'Female' }).element() as HTMLInputElement;
    const male = page.getByRole('radio', { name: 'Male', exact: true }).element() as HTMLInputElement;
    const other = female.checked ? male : female;
    other.checked = true;
    await userEvent.fill(field('First name'), 'Ada');
    expect(other.checked).toBe(true);
    submit();
    await expect.poll(async () => (await merged())?.gender).toMatch(other === female ? /^f/i : /^m/i);
  });

  it('[INP-02] is an address and a ZIP code', async () => {
    await show('ucp-zip-popup', 'empty');
    assign(field('ZIP code'), '85004-1234');
    submit();
    await expect.poll(() => $location.get()?.zipCode).toBe('85004');
    await show('ucp-email-popup', 'guest');
    put(field('Email address'), 'josé@example.com');
    submit();
    await expect
      .poll(async () => (await callsTo('/EmailWAR/emailrest/profile/plans'))[0]?.body)
      .toMatchObject({
        emailAddress: expect.stringMatching(/^josé@example\.com$/),
      });
  });
});

describe('a whole date', () => {
  const tenth = ['10', '28', '1957'];

  it.each(['Month', 'Day', 'Year'].flatMap((box) => ['10/28/1957', '1957-10-28', 'Oct 28 1957'].map((text) => [box, text] as const)))(
    '[INP-03] pasted into %s fills all three boxes: %s',
    async (box, text) => {
      await show('ucp-import-popup', 'base');
      paste(field(box), text);
      await expect.poll(date).toEqual(tenth);
    },
  );

  it.each(
    ['Month', 'Day', 'Year'].flatMap((box) =>
      ['10281957', 'October 28, 1957', '28 October 1957', '28 de octubre de 1957', '１０／２８／１９５７', '１０２８１９５７'].map(
        (text) => [text, box] as const,
      ),
    ),
  )('[INP-03] pasted from the clipboard fills all three boxes: %s into %s', async (text, box) => {
    await show('ucp-import-popup', 'base');
    await pasteFromClipboard(field(box), text);
    await expect.poll(date).toEqual(tenth);
  });

  it.each(['10281957', '03051957', 'October 28, 1957'].flatMap((text) => [0, 1, 2].map((caret) => [text, caret] as const)))(
    '[INP-03] pasted from the clipboard into a filled box fills all three: %s behind %i characters',
    async (text, caret) => {
      await show('ucp-import-popup', 'base');
      await pasteFromClipboard(field('Month'), '10/11/1950');
      await expect.poll(date).toEqual(['10', '11', '1950']);
      await pasteFromClipboard(field('Month'), text, caret);
      await expect.poll(date).toEqual(text === '03051957' ? ['03', '05', '1957'] : tenth);
    },
  );

  it('[INP-03] is filled box by box in full-width digits, too', async () => {
    await show('ucp-import-popup', 'base');
    for (const [box, text] of [
      ['Month', '１０'],
      ['Day', '２８'],
      ['Year', '１９５７'],
    ] as const)
      await pasteFromClipboard(field(box), text);
    expect(date()).toEqual(tenth);
  });

  it.each([
    [
      'pasted behind what is there',
      async () => {
        await userEvent.type(field('Month'), '1');
        paste(field('Month'), '10/28/1957');
      },
    ],
    [
      'suggested by a keyboard',
      async () => {
        field('Day').focus();
        await commit('October 28, 1957');
      },
    ],
    [
      'composed',
      async () => {
        field('Year').focus();
        await compose('28 de oct');
        await compose('28 de octubre de 1957');
        expect(field('Year').value).toBe('28 de octubre de 1957');
        await commit('28 de octubre de 1957');
      },
    ],
    ['put there by a password manager', async () => put(field('Month'), '1957-10-28', 'input')],
    [
      'put there without an event, and sent',
      async () => {
        put(field('Year'), '10/28/1957');
        submit();
      },
    ],
    [
      'over another date',
      async () => {
        for (const [label, text] of [
          ['Month', '1'],
          ['Day', '2'],
          ['Year', '1950'],
        ] as const)
          await userEvent.type(field(label), text);
        field('Day').select();
        paste(field('Day'), '10/28/1957');
      },
    ],
  ] as const)('[INP-03] fills all three boxes: %s', async (_, enter) => {
    await show('ucp-import-popup', 'base');
    await enter();
    await expect.poll(date).toEqual(tenth);
  });

  it('[INP-03] is read in the form that confirms an identity, too, and sent', async () => {
    await show('ucp-confirm-identity-popup', 'member-consent');
    expect(date()).toEqual(tenth);
    field('Month').select();
    paste(field('Month'), '10/11/1957');
    await expect.poll(date).toEqual(['10', '11', '1957']);
    await userEvent.type(field('Medicare number'), '1EG4TE5MK73');
    submit();
    await expect.poll(async () => (await merged())?.dob).toMatch(/10\/11\/1957/);
  });

  it.each([
    ['10/28/57', ['10', '', '']],
    ['1234', ['12', '', '']],
    ['13/45/1957', ['13', '', '']],
  ])('[INP-03] is not in %j: the box takes what fits', async (text, boxes) => {
    await show('ucp-import-popup', 'base');
    paste(field('Month'), text);
    await expect.poll(date).toEqual(boxes);
  });

  it('[INP-03] leaves typing as it was: a full box takes no more', async () => {
    await show('ucp-import-popup', 'base');
    await userEvent.type(field('Month'), '12');
    field('Month').setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    expect([field('Month').value, field('Month').selectionStart]).toEqual(['12', 1]);
  });
});

describe('a Medicare number with a label', () => {
  it.each([
    'Medicare Number: 1EG4-TE5-MK73',
    '1EG4 TE5 MK73',
    '1EG4\u2011TE5\u2011MK73',
    '1EG4\u2013TE5\u2013MK73',
    '\u200b1EG4TE5MK73\u200b',
  ])('[INP-04] is taken by both forms: %s', async (text) => {
    await show('ucp-confirm-identity-popup', 'member-consent');
    paste(field('Medicare number'), text);
    expect(field('Medicare number').value).toBe('1EG4-TE5-MK73');
    submit();
    await expect.poll(async () => (await merged())?.mbi).toBe('1EG4TE5MK73');
    await show('ucp-import-popup', 'base');
    paste(field('Medicare number'), text);
    submit();
    const errors = () => dialog()?.querySelector('.form')?.textContent;
    await expect.poll(errors).toContain('Error: Please enter a valid first name');
    expect(errors()).not.toContain('Error: Please enter a valid Medicare number');
  });
});

describe('the Medicare number on the screen', () => {
  it.each([
    ['en', 'Medicare number', 'Hide', 'Show'],
    ['es', 'Número de Medicare', 'Ocultar', 'Mostrar'],
  ])('can be hidden from other people and shown again, in "%s"', async (lang, label, hide, show_) => {
    await show('ucp-confirm-identity-popup', 'member-consent', lang);
    await userEvent.type(field(label), '1EG4TE5MK73');
    const isCovered = () => getComputedStyle(field(label)).getPropertyValue('-webkit-text-security') !== 'none';
    const button = (name: string) => page.getByRole('button', { name: `${name} ${label}` }).element() as HTMLElement;
    expect(isCovered()).toBe(false);
    const { height } = button(hide).getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    button(hide).click();
    await expect.poll(isCovered).toBe(true);
    expect(field(label).value).toBe('1EG4-TE5-MK73');
    button(show_).click();
    await expect.poll(isCovered).toBe(false);
    expect(dialog()?.open, 'it sends nothing').toBe(true);
    expect(await merged()).toBeUndefined();
  });
});

describe('full-width digits, as from an East Asian keyboard', () => {
  it.each([
    ['ucp-zip-popup', 'ZIP code', 'empty', '８５００４', '85004'],
    ['ucp-zip-popup', 'ZIP code', 'empty', '８５００４－１２３４', '85004'],
    ['ucp-import-popup', 'ZIP code', 'base', '８５００４', '85004'],
    ['ucp-import-popup', 'Medicare number', 'base', '１２３－４５－６７８９', '１２３－４５－６７８９'],
    ['ucp-confirm-identity-popup', 'Medicare number', 'member-consent', '１ＥＧ４ＴＥ５ＭＫ７３', '1EG4-TE5-MK73'],
  ])('[INP-02] [INP-04] [INP-07] pasted into <%s> are read in the field "%s"', async (tag, label, shopper, text, shown) => {
    await show(tag, shopper);
    await pasteFromClipboard(field(label), text);
    expect(field(label).value).toBe(shown);
  });

  it('[INP-04] [INP-07] are what the form sends', async () => {
    await show('ucp-import-popup', 'base');
    await userEvent.fill(field('First name'), 'Oren');
    await userEvent.fill(field('Last name'), 'Null');
    await pasteFromClipboard(field('Month'), '１０２８１９５７');
    await pasteFromClipboard(field('ZIP code'), '８５００４');
    await pasteFromClipboard(field('Medicare number'), '１２３－４５－６７８９');
    dialog()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    submit();
    const sent = async () => (await callsTo('/profiles/data')).find(({ method }) => method === 'POST')?.body;
    await expect.poll(async () => JSON.stringify(await sent()) ?? '').toMatch(/1957-10-28/);
    expect(JSON.stringify(await sent())).toMatch(/123456789/);
    expect(JSON.stringify(await sent())).toMatch(/85004/);
  });

  it('[INP-02] are left alone while they are composed', async () => {
    await show('ucp-import-popup', 'base');
    field('Month').focus();
    await compose('１０');
    expect(field('Month').value).toBe('１０');
    await commit('１０');
    await expect.poll(() => field('Month').value).toBe('10');
  });
});
