/** Loads a chunk, and tries once more if that fails: the connection may have broken for a moment. Rejects if it fails again. */
export function withRetry<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(load);
}
