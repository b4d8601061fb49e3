let read: <T>(hidden: Hidden<T>) => T | undefined;

/**
 * A value that scripts of the host page cannot read: it is in no property, and only code that imports `reveal` reads it (SAFE-06). An object
 * that holds one can be shared, copied and compared without showing the value.
 */
export class Hidden<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** Tells `isSameValue` that this is no plain object: two of them are the same only if they are one. */
  get [Symbol.toStringTag](): string {
    return 'Hidden';
  }

  static {
    // Never a member of the class: a script that finds an instance also finds its class.
    read = (hidden) => (#value in hidden ? hidden.#value : undefined);
  }
}

export function hide<T>(value: T): Hidden<T> {
  return new Hidden(value);
}

/** The value; undefined when another copy of the library on this page hid it, for each copy reads only its own. */
export function reveal<T>(hidden: Hidden<T>): T | undefined {
  return read(hidden);
}
