const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A line about what is going on; what a script answers goes to the standard output alone. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Says what is being done, does it, and says how long it took. */
export async function step(name, work) {
  const since = performance.now();
  say(`… ${name}`);
  const result = await work();
  say(`✓ ${name} (${seconds(since)})`);
  return result;
}

/** The end of a script that could not go on: what failed in words, then what the tool printed. */
export function giveUp(sentence, error) {
  console.error(`\n✗ ${sentence}`);
  const detail = error?.output?.trim() || error?.message;
  if (detail) console.error(detail);
  process.exit(1);
}
