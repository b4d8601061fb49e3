let read: <T>(hidden: Hidden<T>) => T | undefined;

/**
 * A value that scripts of the host page cannot read (SAFE-06). It is in a private field, and only `reveal` returns it.
 * An object with a hidden value can still be shared, copied and compared.
 */
export class Hidden<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** Makes `isSameValue` compare hidden values by identity instead of as plain objects. */
  get [Symbol.toStringTag](): string {
    return 'Hidden';
  }

  static {
    // This is not a class member, because a script that finds an instance also finds its class.
    read = (hidden) => (#value in hidden ? hidden.#value : undefined);
  }
}

/** Hides a value (SAFE-06). */
export function hide<T>(value: T): Hidden<T> {
  return new Hidden(value);
}

/** Returns the value. Returns undefined if another copy of the library on this page hid it. */
export function reveal<T>(hidden: Hidden<T>): T | undefined {
  return read(hidden);
}
