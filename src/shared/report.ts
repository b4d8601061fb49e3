const said = new Set<string>();

/** One console warning a page for the author or developer who can act on it. Never with a value in it. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(`[ucp] ${message}`);
}

/** The warnings so far. */
export function warningsSaid(): readonly string[] {
  return [...said];
}

/** A failure that the page lives through: logged without any value of the shopper's (ERR-01). */
export function log(message: string): void {
  console.info(`[ucp] ${message}`);
}

/** Test hook: warnings may be said again. */
export function forgetWarnings(): void {
  said.clear();
}
