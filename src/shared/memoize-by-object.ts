/**
 * Memoizes `make` by the identity of its argument. Entries live as long as that object. Many cards share one shopper's
 * lists, so shared results are computed once.
 */
export function memoizeByObject<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, Value>();
  return (key) => {
    const known = results.get(key);
    if (known) return known;
    const value = make(key);
    results.set(key, value);
    return value;
  };
}
