/**
 * Memoizes `make` by the identity of its argument, for as long as that object lives. A thousand cards share the lists of one shopper, so
 * what follows from these is worked out for the first card only.
 */
export function remembered<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, Value>();
  return (key) => {
    const known = results.get(key);
    if (known) return known;
    const value = make(key);
    results.set(key, value);
    return value;
  };
}
