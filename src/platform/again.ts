/** A chunk that does not come is asked for once more: a connection may have broken for a moment. Then it rejects. */
export function again<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(load);
}
