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
  ['10281957'],
  ['+1 800 5550'],
  ['١٠/٢٨/١٩٥٧'],
  [`10/28/1957${' '.repeat(60)}`],
  ['/'.repeat(100_000)],
])('[INP-03] reads no date in %j', (text) => {
  expect(readWholeDate(text)).toBeNull();
});
