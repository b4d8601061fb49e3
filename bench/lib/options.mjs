import { parseArgs } from 'node:util';

const flag = /** @type {const} */ ({ type: 'boolean', multiple: false });
const text = /** @type {const} */ ({ type: 'string', multiple: false });
const known = { json: flag, quick: flag, write: flag, rounds: text, only: text };
const help = 'There are --json, --quick, --write, --rounds=5 and --only=warm.';

/**
 * @param {readonly string[]} words
 * @returns {{ json?: boolean, quick?: boolean, write?: boolean, rounds?: string, only?: string }}
 */
function valuesOf(words) {
  try {
    return parseArgs({ args: words, options: known }).values;
  } catch (error) {
    throw new Error(`${error.message.replace(/\.?$/, '.')} ${help}`);
  }
}

/**
 * Parses the command line. Throws on unknown words, invalid numbers of rounds and unknown names, because a wrong run
 * would take a quarter of an hour.
 *
 * @param {readonly string[]} words
 * @param {(isQuick: boolean) => readonly string[]} namesOf the names of all measurements
 */
export function readOptions(words, namesOf) {
  const { json = false, quick = false, write = false, rounds = quick ? '1' : '3', only = '' } = valuesOf(words);
  if (!/^[1-9]\d*$/.test(rounds)) throw new Error(`--rounds takes a whole number from 1; "${rounds}" is none.`);
  const names = namesOf(quick);
  if (write && (quick || only)) throw new Error('--write takes a whole run, without --quick and --only.');
  if (!names.some((name) => name.startsWith(only))) throw new Error(`Nothing is named "${only}…". There are ${names.join('; ')}.`);
  return { asJson: json, isQuick: quick, isWritten: write, rounds: Number(rounds), only };
}
