/**
 * Walks everything that a script of the page can reach. Every value from the window by properties, own and inherited, named and symbols.
 * The entries of maps, sets and lists, and the values of promises. Every element and shadow root with its attributes and text. The
 * browser's storage, cookies, addresses and performance entries.
 *
 * The browser tests send this module to the page as text, so it imports nothing.
 */

export interface Found {
  readonly path: string;
  readonly text: string;
}

/** The tests' own machinery. */
const machinery = /^(Symbol\(\$\$jest|__vi|__VITEST|vitest|__coverage|\$Refresh|__playwright|pwInit|playwright|__browser|axe$)/i;

/** The text and the attributes of every node are looked at by themselves. */
const wholeTexts = new Set(['innerHTML', 'outerHTML', 'innerText', 'outerText', 'textContent', 'wholeText']);

/** Style sheets, which hold no text of ours and very many objects. */
const styles = [CSSRule, StyleSheet, StyleSheetList, CSSRuleList, CSSStyleDeclaration, StylePropertyMapReadOnly, MediaList];

const own = Symbol('unresolved');

export async function walk(secrets: readonly string[], more: readonly unknown[], hidden: readonly Node[] = []): Promise<readonly Found[]> {
  const found: Found[] = [];
  // The frame that runs the tests is no part of the page.
  const seen = new Set<unknown>([...hidden, parent, top, frameElement, machinery, secrets, found, more]);
  seen.delete(globalThis);
  const promises: { readonly promise: Promise<unknown>; readonly path: string }[] = [];
  const queue: { readonly value: unknown; readonly path: string }[] = [];
  const look = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      if (secrets.some((secret) => value.toLowerCase().includes(secret))) found.push({ path, text: value.slice(0, 80) });
    } else if (((typeof value === 'object' && value !== null) || typeof value === 'function') && !seen.has(value)) {
      seen.add(value);
      if (value instanceof Promise) value.catch(() => undefined);
      queue.push({ value, path });
    }
  };
  const inHidden = (value: unknown) => isNode(value) && hidden.some((one) => one.contains(value) || one === rootHost(value));
  const drain = () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { value, path } = next;
      if (inHidden(value) || styles.some((kind) => value instanceof kind)) continue;
      if (value instanceof Promise) promises.push({ promise: value, path });
      if (isFilled(value))
        [...value].forEach((one, at) => {
          look(one, `${path}{${at}}`);
        });
      for (let owner: object | null = value as object; owner; owner = Object.getPrototypeOf(owner)) {
        // React's own prototype warns whoever reads its old names.
        if (owner === Object.prototype || owner === Function.prototype || Object.hasOwn(owner, 'isReactComponent')) break;
        for (const key of Reflect.ownKeys(owner)) {
          const name = String(key);
          if (machinery.test(name) || wholeTexts.has(name) || key === 'caller' || key === 'arguments' || key === 'callee') continue;
          look(safely(owner, value, key), `${path}.${name}`);
        }
      }
    }
  };
  look(globalThis, 'window');
  more.forEach((one, at) => {
    look(one, `given[${at}]`);
  });
  const kept = { local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie, state: history.state };
  look(kept, 'kept');
  const visited = navigation.entries().map((entry) => ({ url: entry.url, state: entry.getState() }));
  look({ address: location.href, visited, entries: performance.getEntries().map((entry) => entry.name) }, 'browser');
  const nodes: Node[] = [document];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (inHidden(node)) continue;
    look(node, `<${node.nodeName}>`);
    if (node instanceof Element) for (const one of node.attributes) look(one.value, `<${node.nodeName} ${one.name}>`);
    if (node instanceof Element && node.shadowRoot) nodes.push(node.shadowRoot);
    if (node instanceof CharacterData) look(node.data, `<${node.nodeName}>`);
    nodes.push(...node.childNodes);
  }
  drain();
  while (promises.length > 0) {
    const some = promises.splice(0);
    const later = new Promise((resolve) => setTimeout(resolve, 0, own));
    const values = await Promise.all(some.map(({ promise }) => Promise.race([promise.catch((error) => error), later])));
    values.forEach((value, at) => {
      look(value, `${some[at]?.path}*`);
    });
    drain();
  }
  return found;
}

/** A prototype is an instance of its class too, but has none of its slots. */
function isNode(value: unknown): value is Node {
  return value instanceof Node && hasSlots(() => value.nodeType);
}

function isFilled(value: unknown): value is Map<unknown, unknown> | Set<unknown> {
  return (value instanceof Map || value instanceof Set) && hasSlots(() => value.size);
}

function hasSlots(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

function rootHost(node: Node): Node | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The property as a script reads it; nothing where reading it throws. */
function safely(owner: object, receiver: unknown, key: PropertyKey): unknown {
  try {
    const property = Object.getOwnPropertyDescriptor(owner, key);
    return property?.get ? property.get.call(receiver) : property?.value;
  } catch {
    return undefined;
  }
}
