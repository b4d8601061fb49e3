/** A whole name, a part of a text, or a pattern for either. */
export type Words = string | RegExp;

export type Role = 'button' | 'link' | 'radio' | 'field' | 'dialog' | 'heading' | 'article' | 'status' | 'row';

/** One step on the way to an element: inside what the steps before found, in shadow roots too. */
export interface Step {
  readonly css?: string;
  readonly role?: Role;
  readonly name?: Words;
  /** The innermost elements that have this text. */
  readonly text?: Words;
}

/** A step as it is sent to the page. */
interface SentStep {
  readonly css?: string | undefined;
  readonly role?: Role | undefined;
  readonly name?: SentWords | undefined;
  readonly text?: SentWords | undefined;
}

interface SentWords {
  readonly source: string;
  readonly flags: string;
}

export interface Request {
  readonly steps: readonly SentStep[];
  /** The index among the found elements. Without it, all. */
  readonly index: number | undefined;
  readonly todo: 'look' | 'aim';
}

export interface ElementState {
  readonly text: string;
  readonly value: string;
  readonly hasFocus: boolean;
  /** Focus is in it, in a shadow root too. */
  readonly holdsFocus: boolean;
  readonly isChecked: boolean;
  /** In the window, px. */
  readonly box: { readonly left: number; readonly top: number; readonly bottom: number };
}

/** Where to press an element, or why it cannot be pressed. */
export interface ClickTarget {
  readonly x: number;
  readonly y: number;
  readonly trouble: string;
}

/** What was found, and where to press the first of it. */
export interface Found {
  readonly all: readonly ElementState[];
  readonly aim: ClickTarget;
}

function send(words: Words | undefined, isWhole: boolean): SentWords | undefined {
  if (words === undefined) return undefined;
  if (words instanceof RegExp) return { source: words.source, flags: words.flags };
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { source: isWhole ? `^${literal}$` : literal, flags: '' };
}

export function requestOf(steps: readonly Step[], index: number | undefined, todo: Request['todo']): Request {
  return { steps: steps.map(({ css, role, name, text }) => ({ css, role, name: send(name, true), text: send(text, false) })), index, todo };
}

/** Runs in the page, so that both engines find elements by the same code: what shows, by role and name, through open shadow roots. */
export function findInPage({ steps, index, todo }: Request): Found {
  const selectors: Readonly<Record<Role, string>> = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    radio: 'input[type="radio"]',
    field: 'input:not([type="radio"], [type="checkbox"]), textarea, select',
    dialog: 'dialog[open], [role="dialog"], [role="alertdialog"]',
    heading: 'h1, h2, h3, h4',
    article: 'article',
    status: '[role="status"], [role="alert"]',
    row: 'tr',
  };

  function deep(root: ParentNode): readonly Element[] {
    return [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...deep(one.shadowRoot)] : [one]));
  }

  function within(root: ParentNode): readonly Element[] {
    const own = root instanceof Element && root.shadowRoot ? deep(root.shadowRoot) : [];
    return [...own, ...deep(root)];
  }

  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

  /** As a screen reader has it: without what is hidden from it. */
  function spoken(node: Node): string {
    if (node instanceof Text) return node.data;
    if (node instanceof Element && (node.getAttribute('aria-hidden') === 'true' || getComputedStyle(node).display === 'none')) return '';
    const isBlock = node instanceof Element && !getComputedStyle(node).display.startsWith('inline');
    const text = [...node.childNodes].map(spoken).join('');
    return isBlock ? ` ${text} ` : text;
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label');
    if (label) return tidy(label);
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    if (ids.length > 0) return tidy(ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' '));
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
    return tidy(labels.length > 0 ? labels.map(spoken).join(' ') : spoken(element));
  }

  function matches(element: Element, { css, role, name, text }: SentStep): boolean {
    if (css && !element.matches(css)) return false;
    if (role && !element.matches(selectors[role])) return false;
    if (name && !new RegExp(name.source, name.flags).test(nameOf(element))) return false;
    if (text && !new RegExp(text.source, text.flags).test(tidy(element.textContent ?? ''))) return false;
    return isSeen(element);
  }

  function innermost(found: readonly Element[]): readonly Element[] {
    return found.filter((one) => !found.some((other) => other !== one && one.contains(other)));
  }

  function take(from: readonly ParentNode[], step: SentStep): readonly Element[] {
    const found = [...new Set(from.flatMap(within))].filter((one) => matches(one, step));
    return step.text ? innermost(found) : found;
  }

  const everything = steps.reduce<readonly ParentNode[]>(take, [document]) as readonly Element[];
  const chosen = index === undefined ? everything : everything.slice(index, index + 1);

  function focused(): Element | null {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  }

  function topmost(x: number, y: number): Element | null {
    let top = document.elementFromPoint(x, y);
    while (top?.shadowRoot) {
      const inner = top.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === top) break;
      top = inner;
    }
    return top;
  }

  /** A hidden radio button is pressed by its label. */
  function pressable(element: Element): Element {
    const { width } = element.getBoundingClientRect();
    const label = 'labels' in element ? (element.labels as NodeListOf<Element>)[0] : undefined;
    return width <= 1 && label ? label : element;
  }

  function aim(element: Element | undefined): ClickTarget {
    if (!element) return { x: 0, y: 0, trouble: 'is not there' };
    const target = pressable(element);
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A link of two lines has nothing in the middle of its box.
    const [box] = target.getClientRects();
    if (!box) return { x: 0, y: 0, trouble: 'has no box' };
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const top = topmost(x, y);
    const isFree = top !== null && (target.contains(top) || top.contains(target) || (top as HTMLLabelElement).control === target);
    return { x, y, trouble: isFree ? '' : `is under ${top?.localName}.${top?.className}` };
  }

  function holds(element: Element, inner: Node | null): boolean {
    let at = inner;
    while (at && at !== element) at = at instanceof ShadowRoot ? at.host : at.parentNode;
    return at === element;
  }

  function boxOf(element: Element): ElementState['box'] {
    const { left, top, bottom } = element.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top), bottom: Math.round(bottom) };
  }

  const active = focused();
  return {
    all: chosen.map((one) => ({
      text: tidy(one instanceof HTMLElement ? one.innerText : (one.textContent ?? '')),
      value: (one as HTMLInputElement).value ?? '',
      hasFocus: one === active,
      holdsFocus: holds(one, active),
      isChecked: (one as HTMLInputElement).checked === true,
      box: boxOf(one),
    })),
    aim: todo === 'aim' ? aim(chosen[0]) : { x: 0, y: 0, trouble: '' },
  };
}
