/** Whether two values are equal. Arrays, plain objects and maps are compared by their content, other values by `Object.is`. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const kind = tagOf(one);
  if (kind !== tagOf(other) || !/ (Object|Array|Map)]/.test(kind)) return false;
  return kind.includes('Map')
    ? isSameValue([...(one as MapEntries)], [...(other as MapEntries)])
    : hasSameEntries(one as PlainObject, other as PlainObject);
}

type MapEntries = Iterable<unknown>;
type PlainObject = Readonly<Record<string, unknown>>;

/** Returns the tag of a value, such as `[object Array]`. */
function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

function hasSameEntries(one: PlainObject, other: PlainObject): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && isSameValue(one[key], other[key]));
}
