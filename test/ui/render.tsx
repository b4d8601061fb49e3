import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// happy-dom does not support `:modal`, and has no top layer.
Object.assign(HTMLDialogElement.prototype, {
  matches(this: HTMLDialogElement, selector: string): boolean {
    return selector === ':modal' ? this.open : Element.prototype.matches.call(this, selector);
  },
});

/** A component rendered into a shadow root, as inside an element. */
export interface RenderedComponent {
  readonly root: ShadowRoot;
  /** Finds the element that matches the selector. Throws if there is none. */
  find<E extends HTMLElement = HTMLElement>(selector: string): E;
  rerender(part: ReactNode): void;
  remove(): void;
}

const drawn = new Set<RenderedComponent>();

export function render(part: ReactNode): RenderedComponent {
  const host = document.createElement('div');
  // A browser does not focus a plain element. happy-dom would when React restores focus after an update.
  host.focus = () => undefined;
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const react = createRoot(shadow);
  const one: RenderedComponent = {
    root: shadow,
    find<E extends HTMLElement>(selector: string) {
      const found = shadow.querySelector<E>(selector);
      if (!found) throw new Error(`nothing matches ${selector}`);
      return found;
    },
    rerender: (next) => act(() => react.render(next)),
    remove() {
      if (!drawn.delete(one)) return;
      act(() => react.unmount());
      host.remove();
    },
  };
  drawn.add(one);
  one.rerender(part);
  return one;
}

/** Runs an action and flushes React's updates. */
export function runInAct(action: () => void): void {
  act(action);
}

/** Sends an event of the page and returns it. */
export function send<E extends Event>(target: EventTarget, event: E): E {
  runInAct(() => target.dispatchEvent(event));
  return event;
}

export function key(name: string): KeyboardEvent {
  return new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true });
}

export function pointerOn(target: HTMLElement, type: 'mouseover' | 'mouseout', from: HTMLElement | null = null): void {
  send(target, new MouseEvent(type, { bubbles: true, composed: true, relatedTarget: from }));
}

/** Types a text: sets the value as the browser does, then sends its event. */
export function type(input: HTMLInputElement, text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  runInAct(() => {
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  });
}

afterEach(() => {
  for (const one of [...drawn]) one.remove();
  document.body.replaceChildren();
});
