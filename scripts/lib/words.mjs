import { giveUp } from './steps.mjs';

/**
 * Exits with a plain message if the command line has a word that the script does not know. Otherwise the script would
 * do something else than intended.
 */
export function refuseStrangeWords(known = []) {
  const strange = process.argv.slice(2).find((word) => !known.includes(word));
  if (strange === undefined) return;
  giveUp(`"${strange}" is not known here. ${known.length > 0 ? `There are ${known.join(', ')}.` : 'This command takes no words.'}`);
}
