/** Whether two values are equal. Arrays, plain objects and maps are compared by their content, other values by `Object.is`. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const kind = kindOf(one);
  if (kind !== kindOf(other) || !/ (Object|Array|Map)]/.test(kind)) return false;
  return kind.includes('Map') ? isSameValue([...(one as List)], [...(other as List)]) : holdsTheSame(one as Bag, other as Bag);
}

type List = Iterable<unknown>;
type Bag = Readonly<Record<string, unknown>>;

/** Returns the tag of a value, such as `[object Array]`. */
function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

function holdsTheSame(one: Bag, other: Bag): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && isSameValue(one[key], other[key]));
}
