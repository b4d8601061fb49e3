import { giveUp } from './steps.mjs';

/**
 * Ends with a plain sentence when the command line holds a word that the script would not read: it would do something else than was meant.
 */
export function refuseStrangeWords(known = []) {
  const strange = process.argv.slice(2).find((word) => !known.includes(word));
  if (strange === undefined) return;
  giveUp(`"${strange}" is not known here. ${known.length > 0 ? `There are ${known.join(', ')}.` : 'This command takes no words.'}`);
}
