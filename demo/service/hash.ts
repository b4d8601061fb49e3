/** 32-bit FNV-1a of a text. The demo derives its invented data from names, so that they never change. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV keeps the last letters of a text in the low bits. These two steps spread them.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** True for about `percent` of all texts, and always the same for one text. */
export function happens(percent: number, text: string): boolean {
  return hash(text) % 100 < percent;
}

/** An integer from `from` to `to`, both included, derived from the text. */
export function between(from: number, to: number, text: string): number {
  return from + (hash(text) % (to - from + 1));
}
