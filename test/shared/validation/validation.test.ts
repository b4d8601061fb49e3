import { describe, expect, it } from 'vitest';
import { wallClock } from '../../../src/shared/calendar/wall-clock.js';
import { checkBirthDate, checkDay, checkMonth, checkYear } from '../../../src/shared/validation/date-fields.js';
import { checkEmail } from '../../../src/shared/validation/email.js';
import { checkImportNumber, checkMbi, cleanMedicareNumber, maskMbi } from '../../../src/shared/validation/medicare-number.js';
import { isMissingText } from '../../../src/shared/validation/missing-text.js';
import { checkName, checkSurname } from '../../../src/shared/validation/name.js';
import { checkZip, isWholeZip, maskZip, shopperZip } from '../../../src/shared/validation/zip.js';

const today = wallClock(2026, 11, 20, 9, 30);

describe('the ZIP code', () => {
  it.each([
    ['85004', true, '85004'],
    ['00501', true, '00501'],
    ['99999', true, '99999'],
    [' 85004 ', true, '85004'],
    ['', false, 'zip-missing'],
    ['   ', false, 'zip-missing'],
    [null, false, 'zip-missing'],
    [undefined, false, 'zip-missing'],
    ['null', false, 'zip-missing'],
    ['undefined', false, 'zip-missing'],
    ['8500', false, 'zip-format'],
    ['850041', false, 'zip-format'],
    ['85004-123', false, 'zip-format'],
    ['850-1234', false, 'zip-format'],
    ['8500a', false, 'zip-format'],
    ['-8500', false, 'zip-format'],
    ['00000', false, 'zip-format'],
    ['85004\n85004', false, 'zip-format'],
  ])('[VAL-02] checks the ZIP code %j', (text, ok, outcome) => {
    expect(checkZip(text)).toEqual(ok ? { ok, value: outcome } : { ok, problem: outcome });
  });

  it.each([
    '85004-1234',
    '850041234',
    '85004 1234',
    '85004–1234',
    ' 85004\u20111234 ',
    '８５００４',
    '８５００４－１２３４',
    '٨٥٠٠٤',
    '\u200b85004',
  ])('[INP-07] reads the first five digits of %j', (text) => {
    expect(checkZip(text)).toEqual({ ok: true, value: '85004' });
  });

  it('[VAL-06] accepts 10001, which is New York, like any other', () => {
    expect(checkZip('10001')).toEqual({ ok: true, value: '10001' });
    expect(shopperZip('10001')).toBe('10001');
    expect(shopperZip(null)).toBeNull();
    expect(shopperZip('85004')).toBe('85004');
  });

  it.each([
    ['', false],
    ['8500', false],
    ['85004', true],
    ['00000', true],
  ])('[VAL-06] decides whether %j can be looked up: %s', (typed, expected) => {
    expect(isWholeZip(typed)).toBe(expected);
  });

  it.each([
    ['85004', '85004'],
    ['850041', '85004'],
    ['85004-1234', '85004'],
    ['8 5 0', '850'],
    ['abc', ''],
    ['８５00', '8500'],
    ['８５００４－１２３４', '85004'],
    ['٨٥٠٠٤', '85004'],
    ['𝟠𝟝𝟘𝟘𝟜', '85004'],
    ['', ''],
  ])('[VAL-02] masks %j as %j', (input, expected) => {
    expect(maskZip(input)).toBe(expected);
  });
});

describe('the Medicare number', () => {
  const form = '1EG4TE5MK73';

  it.each([
    ['1EG4-TE5-MK73', '1EG4TE5MK73'],
    ['1EG4TE5MK73', '1EG4TE5MK73'],
    ['1eg4-te5-mk73', '1EG4TE5MK73'],
    [' 1EG4TE5MK73 ', '1EG4TE5MK73'],
    ['9AA0AA0AA00', '9AA0AA0AA00'],
    ['1A00A00AA00', '1A00A00AA00'],
  ])('[VAL-03] removes the hyphens from %j', (text, expected) => {
    expect(checkMbi(text)).toEqual({ ok: true, value: expected });
    expect(cleanMedicareNumber(expected)).toBe(expected);
  });

  it.each([
    ['spaces', '1EG4 TE5 MK73'],
    ['spaces at the ends', '  1EG4TE5MK73\n'],
    ['no-break spaces', '1EG4\u00a0TE5\u202fMK73'],
    ['hyphens', '1EG4-TE5-MK73'],
    ['doubled hyphens', '-1EG4--TE5-MK73-'],
    ['no-break hyphens', '1EG4\u2011TE5\u2011MK73'],
    ['en dashes', '1EG4\u2013TE5\u2013MK73'],
    ['em dashes', '1EG4\u2014TE5\u2014MK73'],
    ['minus signs', '1EG4\u2212TE5\u2212MK73'],
    ['full-width hyphens', '1EG4\uff0dTE5\uff0dMK73'],
    ['hyphens between spaces', '1EG4 - TE5 - MK73'],
    ['a zero-width space', '\u200b1EG4\u200bTE5MK73'],
    ['soft hyphens', '1EG4\u00adTE5\u00adMK73'],
    ['a byte order mark', '\ufeff1EG4TE5MK73'],
    ['direction characters', '\u202a1EG4-TE5-MK73\u202c'],
    ['full-width digits', '１EG４TE５MK７３'],
    ['full-width letters and hyphens', '１ＥＧ４－ＴＥ５－ＭＫ７３'],
    ['digits of another script', '١EG٤TE٥MK٧٣'],
    ['a label', 'Medicare Number: 1EG4-TE5-MK73'],
    ['a label without a colon', 'Medicare number 1EG4-TE5-MK73'],
    ['a short label', 'MBI 1EG4TE5MK73'],
    ['a label with a symbol', 'Medicare # 1EG4 TE5 MK73'],
    ['a label with a digit', 'Medicare number (11 characters): 1EG4-TE5-MK73'],
    ['a sentence', 'My Medicare number is 1EG4-TE5-MK73'],
    ['a Spanish label', 'N\u00famero de Medicare: 1EG4-TE5-MK73'],
    ['the label of a card without its line break', 'Medicare Number/N\u00famero de Medicare1EG4-TE5-MK73'],
  ])('[INP-04] [VAL-03] removes %s in every form', (_, text) => {
    expect(checkMbi(text)).toEqual({ ok: true, value: form });
    expect(checkImportNumber(text)).toEqual({ ok: true, value: form });
    expect(maskMbi(text)).toBe('1EG4-TE5-MK73');
  });

  it.each([
    ['123-45-6789', '123456789'],
    ['123 456 789', '123456789'],
    ['12345\u201167890', '1234567890'],
    ['Claim number: 123456789', '123456789'],
    ['Claim # 1234567890', '1234567890'],
    ['N\u00famero de reclamaci\u00f3n: 123456789', '123456789'],
    ['１２３４５６７８９', '123456789'],
    ['１２３－４５－６７８９', '123456789'],
  ])('[INP-04] reads the claim number %j as %s', (text, number) => {
    expect(checkImportNumber(text)).toEqual({ ok: true, value: number });
  });

  it.each([
    ['A letter typed for the first digit', 'AEG4-TE5', 'AEG4-TE5'],
    ['only letters', 'medi', 'MEDI'],
    ['a number that the mask formatted', '1EG4-TE5-MK73', '1EG4-TE5-MK73'],
    ['letters, a hyphen from the mask and a digit', 'ABCD-1', 'ABCD-1'],
  ])('[INP-04] keeps text that is not a label: %s', (_, typed, shown) => {
    expect(maskMbi(typed)).toBe(shown);
    expect(maskMbi(shown)).toBe(shown);
  });

  const replaced = (position: number, character: string) => form.slice(0, position) + character + form.slice(position + 1);
  const letterPositions = [1, 2, 4, 5, 7, 8];
  it.each(
    letterPositions.flatMap((position) => [...'SLOIBZ'].map((letter) => [position + 1, letter, replaced(position, letter)] as const)),
  )('[VAL-03] refuses at position %d the letter %s', (_, __, text) => {
    expect(checkMbi(text)).toEqual({ ok: false, problem: 'medicare-number-format' });
  });
  it.each(
    letterPositions.flatMap((position) =>
      [...'ACDEFGHJKMNPQRTUVWXY'].map((letter) => [position + 1, letter, replaced(position, letter)] as const),
    ),
  )('[VAL-03] accepts at position %d the letter %s', (_, __, text) => {
    expect(checkMbi(text)).toEqual({ ok: true, value: text });
  });

  it.each([
    ['0 in first position', '0EG4TE5MK73'],
    ['a digit in second position', '11G4TE5MK73'],
    ['a letter in fourth position', '1EGATE5MK73'],
    ['a digit in fifth position', '1EG41E5MK73'],
    ['a letter in seventh position', '1EG4TEAMK73'],
    ['a digit in ninth position', '1EG4TE5M173'],
    ['a letter at the end', '1EG4TE5MK7A'],
    ['ten characters', '1EG4TE5MK7'],
    ['twelve characters', '1EG4TE5MK733'],
    ['a letter before it', 'A1EG4TE5MK73'],
    ['a ligature that upper case would split', '1ﬀ4TE5MK73'],
    ['the long s', '1ſG4TE5MK73'],
    ['a synthetic person’s number', '1SQ3F00AA00'],
    ['a plan id', 'H0321002000'],
    ['only hyphens', '-------'],
  ])('[VAL-03] refuses %s', (_, text) => {
    expect(checkMbi(text)).toEqual({ ok: false, problem: 'medicare-number-format' });
  });

  it.each([[''], ['  '], [null], [undefined], ['null'], ['undefined']])('[VAL-03] reports %j as missing', (text) => {
    expect(checkMbi(text)).toEqual({ ok: false, problem: 'medicare-number-missing' });
  });

  it.each([
    ['123456789', '123456789'],
    ['1234567890', '1234567890'],
    [' 1234567890 ', '1234567890'],
    ['1EG4-TE5-MK73', '1EG4TE5MK73'],
    ['1EG4TE5MK73', '1EG4TE5MK73'],
  ])('[IMP-08] accepts %j', (text, expected) => {
    expect(checkImportNumber(text)).toEqual({ ok: true, value: expected });
  });

  it.each([['12345678'], ['12345678901'], ['1SQ3F00AA00']])('[IMP-08] refuses %j', (text) => {
    expect(checkImportNumber(text)).toEqual({ ok: false, problem: 'medicare-number-format' });
  });

  it.each([[''], [null], [undefined]])('[IMP-08] reports %j as missing', (text) => {
    expect(checkImportNumber(text)).toEqual({ ok: false, problem: 'medicare-number-missing' });
  });

  it.each([
    ['1', '1'],
    ['1eg4', '1EG4'],
    ['1eg4t', '1EG4-T'],
    ['1eg4te5', '1EG4-TE5'],
    ['1eg4te5m', '1EG4-TE5-M'],
    ['1eg4-te5-mk73', '1EG4-TE5-MK73'],
    ['1EG4TE5MK7399', '1EG4-TE5-MK73'],
    ['1 E.G', '1EG'],
    ['1e00', '1E00'],
    ['', ''],
  ])('[IDC-04] masks %j as %j', (input, expected) => {
    expect(maskMbi(input)).toBe(expected);
  });
});

describe('dates', () => {
  it.each([
    ['1', 1],
    ['01', 1],
    ['31', 31],
    [' 5 ', 5],
    ['0', null],
    ['00', null],
    ['32', null],
    ['-1', null],
    ['1.5', null],
    ['1.', null],
    ['+1', null],
    ['001', null],
    ['', null],
    ['null', null],
    ['undefined', null],
    ['１', 1],
    ['２８', 28],
    ['３２', null],
    ['1'.padStart(40), 1],
    ['1'.padStart(41), null],
  ])('[VAL-05] reads the day %j as %j', (text, value) => {
    expect(checkDay(text)).toEqual(value === null ? { ok: false, problem: 'invalid' } : { ok: true, value });
  });

  it.each([
    ['1', 1],
    ['12', 12],
    ['0', null],
    ['13', null],
    ['1e0', null],
    ['1.', null],
    ['012', null],
    ['', null],
    ['null', null],
  ])('[VAL-05] reads the month %j as %j', (text, value) => {
    expect(checkMonth(text)).toEqual(value === null ? { ok: false, problem: 'invalid' } : { ok: true, value });
  });

  it.each([
    ['1001', 1001],
    ['1950', 1950],
    ['2026', 2026],
    ['2027', null],
    ['1000', null],
    ['0999', null],
    ['50', null],
    ['19500', null],
    ['01950', null],
    ['1950.0', null],
    ['2e03', null],
    ['', null],
    ['undefined', null],
    ['１９５０', 1950],
  ])('[VAL-05] reads the year %j as %j', (text, value) => {
    expect(checkYear(text, today)).toEqual(value === null ? { ok: false, problem: 'invalid' } : { ok: true, value });
  });

  it.each([
    ['2/29/1951', { month: '2', day: '29', year: '1951' }, 'date'],
    ['11/31', { month: '11', day: '31', year: '1950' }, 'date'],
    ['tomorrow', { month: '11', day: '21', year: '2026' }, 'date'],
    ['month 13', { month: '13', day: '1', year: '1950' }, 'month'],
    ['an empty month', { month: '', day: '1', year: '1950' }, 'month'],
    ['day 32', { month: '1', day: '32', year: '1950' }, 'day'],
    ['the day null', { month: '1', day: 'null', year: '1950' }, 'day'],
    ['next year', { month: '1', day: '1', year: '2027' }, 'year'],
    ['year 1000', { month: '1', day: '1', year: '1000' }, 'year'],
  ])('[VAL-05] refuses an invalid birth date: %s', (_, fields, field) => {
    expect(checkBirthDate(fields, today)).toEqual({ ok: false, problem: 'invalid', field });
  });

  it('[VAL-05] accepts a birth date of today from midnight', () => {
    expect(checkBirthDate({ month: '11', day: '20', year: '2026' }, wallClock(2026, 11, 20)).ok).toBe(true);
  });

  it.each([
    ['month 1', { month: '1', day: '5', year: '1950' }, { month: 1, day: 5, year: 1950 }],
    ['padded already', { month: '01', day: '05', year: '1950' }, { month: 1, day: 5, year: 1950 }],
    ['leap day', { month: '2', day: '29', year: '1952' }, { month: 2, day: 29, year: 1952 }],
    ['today', { month: '11', day: '20', year: '2026' }, { month: 11, day: 20, year: 2026 }],
  ])('[VAL-05] accepts a valid birth date: %s', (_, fields, value) => {
    expect(checkBirthDate(fields, today)).toEqual({ ok: true, value });
  });
});

describe('texts, names and email addresses', () => {
  it.each([
    ['null', true],
    ['undefined', true],
    [' null ', true],
    ['', true],
    [' \t\n', true],
    [null, true],
    [undefined, true],
    ['Null', false],
    ['nullify', false],
    ['0', false],
  ])('[VAL-05] decides whether %j counts as missing: %s', (text, expected) => {
    expect(isMissingText(text)).toBe(expected);
  });

  it.each([
    ['Ada', { ok: true, value: 'Ada' }],
    [" O'Connell-Núñez ", { ok: true, value: "O'Connell-Núñez" }],
    ['Null', { ok: true, value: 'Null' }],
    ['   ', { ok: false, problem: 'name-missing' }],
    ['null', { ok: false, problem: 'name-missing' }],
    [null, { ok: false, problem: 'name-missing' }],
    ['x'.repeat(200), { ok: true, value: 'x'.repeat(200) }],
    ['x'.repeat(201), { ok: false, problem: 'name-too-long' }],
  ])('[VAL-05] [IDC-03] checks the first name %j', (text, expected) => {
    expect(checkName(text)).toEqual(expected);
  });

  it.each(['Null', 'NULL', 'null', ' nUlL '])('[INP-11] accepts the last name %j', (text) => {
    expect(checkSurname(text)).toEqual({ ok: true, value: text.trim() });
  });

  it.each([
    ['Lovelace', { ok: true, value: 'Lovelace' }],
    ['undefined', { ok: false, problem: 'name-missing' }],
    [' ', { ok: false, problem: 'name-missing' }],
    [null, { ok: false, problem: 'name-missing' }],
    ['x'.repeat(201), { ok: false, problem: 'name-too-long' }],
  ])('[IDC-03] checks the last name %j', (text, expected) => {
    expect(checkSurname(text)).toEqual(expected);
  });

  it.each([
    ['josé@example.com'],
    ['José.Núñez+planes@example.com'],
    ['jose\u0301@example.com'],
    ['用户@例子.公司'],
    ['δοκιμή@παράδειγμα.ελ'],
    ['ada@bücher.example'],
    ['अजय@डाटा.भारत'],
    ['ada@mañana.example'],
  ])('[INP-12] accepts the address %s', (text) => {
    expect(checkEmail(text)).toEqual({ ok: true, value: text });
  });

  it.each([
    ['josé@'],
    ['josé@ejemplo'],
    ['josé..n@example.com'],
    ['josé@-bücher.example'],
    ['josé@bücher-.example'],
    ['josé n@example.com'],
    ['josé@exam\u00a0ple.com'],
    ['ada@\u0301ada.example'],
    ['josé“@example.com'],
  ])('[INP-12] refuses the address %s', (text) => {
    expect(checkEmail(text)).toEqual({ ok: false, problem: 'email-format' });
  });

  it.each([
    ['ada@example.com'],
    ['ADA@EXAMPLE.COM'],
    ['ada+plans@example.com'],
    ['ada.lovelace+plans@mail.example.co'],
    ["o'connell@example.com"],
    ["!#$%&'*+/=?^_`{|}~-@example.com"],
    ["ada.!#$%&'*+/=?^_`{|}~-@example.com"],
    ['a@b.co'],
    ['ada@xn--bcher-kva.example'],
    ['ada@3a4b5.example'],
    [`${'a'.repeat(64)}@example.com`],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`],
  ])('[TOP-04] [IDC-03] accepts the address %s', (text) => {
    expect(checkEmail(text)).toEqual({ ok: true, value: text });
    expect(checkEmail(` ${text}\n`)).toEqual({ ok: true, value: text });
  });

  it.each([
    ['ada'],
    ['ada@'],
    ['ada.example.com'],
    ['@example.com'],
    ['ada@example'],
    ['ada@@example.com'],
    ['ada@b@example.com'],
    ['ada lovelace@example.com'],
    ['.ada@example.com'],
    ['ada.@example.com'],
    ['ada..l@example.com'],
    ['ada@-example.com'],
    ['ada@example-.com'],
    ['ada@example..com'],
    ['ada@.example.com'],
    ['ada@example.com.'],
    ['<ada@example.com>'],
    ['ada@exam_ple.com'],
    ['ada@ex\nample.com'],
    [`${'a'.repeat(65)}@example.com`],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}`],
    [`ada@${'a'.repeat(64)}.com`],
    [`ada@${'abcdefgh.'.repeat(30)}com`],
  ])('[TOP-04] [IDC-03] refuses the address %s', (text) => {
    expect(checkEmail(text)).toEqual({ ok: false, problem: 'email-format' });
  });

  it.each([[''], [' '], [null], [undefined], ['null']])('[TOP-04] [IDC-03] reports the address %j as missing', (text) => {
    expect(checkEmail(text)).toEqual({ ok: false, problem: 'email-missing' });
  });
});
