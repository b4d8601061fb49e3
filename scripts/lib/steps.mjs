const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints a progress line. Standard output has only the result of a script. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Prints a step, runs it, and prints how long it took. */
export async function step(name, work) {
  const since = performance.now();
  say(`… ${name}`);
  const result = await work();
  say(`✓ ${name} (${seconds(since)})`);
  return result;
}

/**
 * Exits after a failure: prints a sentence, then the tool's output.
 *
 * @param {string} sentence
 * @param {{ output?: string, message?: string }} [error]
 * @returns {never}
 */
export function giveUp(sentence, error) {
  console.error(`\n✗ ${sentence}`);
  const detail = error?.output?.trim() || error?.message;
  if (detail) console.error(detail);
  process.exit(1);
}
