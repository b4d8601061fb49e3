/** 32-bit FNV-1a of a text: what the demo makes up follows from names, so the same question always has the same answer. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV leaves the last letters of a text in the low bits; these two steps spread them.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** True for about `percent` of all texts, and always the same for one. */
export function happens(percent: number, text: string): boolean {
  return hash(text) % 100 < percent;
}

/** A whole number from `from` to `to`, both included, that follows from the text. */
export function between(from: number, to: number, text: string): number {
  return from + (hash(text) % (to - from + 1));
}
