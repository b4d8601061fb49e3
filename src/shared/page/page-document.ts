/**
 * The members of `document`, past any element of the host page that shadows one of them: `<img name="body">` makes `document.body` that
 * image (SAFE-10). Read and call members here; use `document` itself only as a value.
 */
export const pageDocument: Document = new Proxy({} as Document, {
  get(_, name) {
    const member = memberOf(name);
    if (!member) return Reflect.get(document, name);
    if (member.get) return member.get.call(document);
    return typeof member.value === 'function' ? member.value.bind(document) : member.value;
  },
  set(_, name, value) {
    const set = memberOf(name)?.set;
    set?.call(document, value);
    return set !== undefined;
  },
});

/** The member as the prototypes of the document have it. Elements never shadow it there. */
function memberOf(name: PropertyKey): PropertyDescriptor | undefined {
  for (let owner: object | null = prototypeOf(); owner; owner = Object.getPrototypeOf(owner)) {
    const member = Object.getOwnPropertyDescriptor(owner, name);
    if (member) return member;
  }
  return undefined;
}

function prototypeOf(): object | null {
  return typeof document === 'undefined' ? null : Object.getPrototypeOf(document);
}
