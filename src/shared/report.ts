const warnings = new Set<string>();

/** One console warning a page for the author or developer who can act on it. Never with a value in it. */
export function warnOnce(message: string): void {
  if (warnings.has(message)) return;
  warnings.add(message);
  console.warn(`[ucp] ${message}`);
}

/** The warnings so far. */
export function warningsGiven(): readonly string[] {
  return [...warnings];
}

/** A failure that the page lives through: logged without any value of the shopper's (ERR-01). */
export function log(message: string): void {
  console.info(`[ucp] ${message}`);
}

/** Test hook: warnings may be said again. */
export function resetWarnings(): void {
  warnings.clear();
}
