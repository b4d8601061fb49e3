import { expect, it } from 'vitest';
import { readWholeDate } from '../../../src/shared/validation/whole-date.js';

it.each([
  ['10/28/1957'],
  ['1957-10-28'],
  ['Oct 28 1957'],
  ['October 28, 1957'],
  ['oct. 28, 1957'],
  ['28 Oct 1957'],
  ['28-Oct-1957'],
  ['28th of October, 1957'],
  ['October 28th, 1957'],
  ['OCTOBER 28 1957'],
  ['10-28-1957'],
  ['10.28.1957'],
  ['10 28 1957'],
  ['10 / 28 / 1957'],
  ['10\u201128\u20111957'],
  ['10\u201328\u20131957'],
  ['\u200e10/28/1957\u200e'],
  [' 10/28/1957 '],
  ['1957/10/28'],
  ['1957-10-28T00:00:00Z'],
  ['1957 Oct 28'],
  ['28/10/1957'],
  ['28.10.1957'],
  ['28 de octubre de 1957'],
  ['28 de octubre del 1957'],
  ['octubre 28, 1957'],
  ['28 oct 1957'],
  ['28 October 1957'],
  ['28 October, 1957'],
  ['October 28 1957'],
  ['octubre 28 de 1957'],
  ['28 Octubre 1957'],
  ['10281957'],
  ['19571028'],
  ['28101957'],
  ['1957-10-28T00:00:00.000-07:00'],
  ['１０２８１９５７'],
  ['１０／２８／１９５７'],
  ['１０－２８－１９５７'],
  ['Ｏｃｔ\u3000２８，１９５７'],
  ['١٠/٢٨/١٩٥٧'],
  ['१०/२८/१९५७'],
])('[INP-03] reads October 28, 1957 in %j', (text) => {
  expect(readWholeDate(text)).toEqual({ month: '10', day: '28', year: '1957' });
});

it.each([
  ['3/5/1957', '03', '05'],
  ['10/11/1957', '10', '11'],
  ['12/12/1957', '12', '12'],
  ['ene 5 1957', '01', '05'],
  ['5 de enero de 1957', '01', '05'],
  ['abr 5 1957', '04', '05'],
  ['ago 5 1957', '08', '05'],
  ['dic 5 1957', '12', '05'],
  ['1º de mayo de 1957', '05', '01'],
  ['sept 5 1957', '09', '05'],
  ['5 de setiembre de 1957', '09', '05'],
  ['2/30/1957', '02', '30'],
  ['03051957', '03', '05'],
  ['19570305', '03', '05'],
  ['20051957', '05', '20'],
  ['12121957', '12', '12'],
])('[INP-03] reads %j as month %s and day %s', (text, month, day) => {
  expect(readWholeDate(text)).toEqual({ month, day, year: '1957' });
});

const english = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const spanish = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

it.each([
  ...english.map((name, index) => [`${name} 5, 1957`, index + 1] as const),
  ...spanish.map((name, index) => [`5 de ${name} de 1957`, index + 1] as const),
])('[INP-03] reads %j as a day of month %i', (text, month) => {
  expect(readWholeDate(text)).toEqual({ month: String(month).padStart(2, '0'), day: '05', year: '1957' });
});

it.each([
  [''],
  ['10'],
  ['1957'],
  ['10/28'],
  ['10/28/57'],
  ['57-10-28'],
  ['13/13/1957'],
  ['0/28/1957'],
  ['10/0/1957'],
  ['10/32/1957'],
  ['1957-13-01'],
  ['1957-28-10'],
  ['Octo 1957'],
  ['Oc 28 1957'],
  ['Foo 28 1957'],
  ['10/28/1957 10/29/1957'],
  ['10/28/1957 at noon'],
  ['102857'],
  ['1028195'],
  ['102819570'],
  ['10281857'],
  ['13131957'],
  ['00281957'],
  ['10001957'],
  ['85004123'],
  ['October 281957'],
  ['+1 800 5550'],
  [`10/28/1957${' '.repeat(60)}`],
  ['/'.repeat(100_000)],
])('[INP-03] reads no date in %j', (text) => {
  expect(readWholeDate(text)).toBeNull();
});

const months = [
  ['January', 'enero'],
  ['February', 'febrero'],
  ['March', 'marzo'],
  ['April', 'abril'],
  ['May', 'mayo'],
  ['June', 'junio'],
  ['July', 'julio'],
  ['August', 'agosto'],
  ['September', 'septiembre'],
  ['October', 'octubre'],
  ['November', 'noviembre'],
  ['December', 'diciembre'],
] as const;

/** Each month as a whole word and as its first three letters, on both sides of the day, as the language writes it. */
const inWords = months.flatMap(([english, spanish], at) => {
  const month = String(at + 1).padStart(2, '0');
  const short = [english, spanish].map((name) => name.slice(0, 3));
  return [
    ...[english, short[0]].flatMap((name) => [`${name} 28, 1957`, `28 ${name} 1957`, `28th of ${name}, 1957`]),
    ...[spanish, short[1]].flatMap((name) => [`28 de ${name} de 1957`, `${name} 28 de 1957`, `28 ${name} 1957`]),
  ].map((text) => [text, month] as const);
});

it.each(inWords)('[INP-03] reads %j as a day of month %s', (text, month) => {
  expect(readWholeDate(text)).toEqual({ month, day: '28', year: '1957' });
});
