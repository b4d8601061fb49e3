import { Component, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { runSafely } from '../shared/time/render-schedule.js';
import { watchBackground } from './dark-background.js';
import type { ComponentDefinition, ComponentRenderer, MountedComponent, MountTarget } from './definition.js';
import { LanguageMark } from './language-mark.js';
import { adoptOwnTheme, batchedRenderer, reportFailure } from './mounting.js';
import { failureMessage } from './skeleton.js';

/** A component drawn by React: the component gets the element's values as props, and the element by `useHost`. */
export interface ReactComponent extends ComponentDefinition {
  // biome-ignore lint/suspicious/noExplicitAny: each component has its own props; the table's attributes give them
  readonly component: ComponentType<any>;
}

const HostContext = createContext<HTMLElement | null>(null);

/** The custom element that this component is drawn in: where its events start. */
export function useHost(): HTMLElement {
  const host = useContext(HostContext);
  if (!host) throw new Error('a piece is drawn outside its element');
  return host;
}

/** Gives `useHost` to a component that is drawn without its element, in tests. */
export const HostProvider = HostContext.Provider;

/** The browser's translator replaces text nodes that React still uses. The code that handles this is loaded when it first happens. */
const translator = new MutationObserver((changes) => {
  if (changes.some(({ addedNodes: [added] }) => added?.nodeName === 'FONT'))
    import('./translation-links.js').then(
      ({ linkTranslations }) => linkTranslations(changes),
      () => undefined,
    );
});

interface Failure {
  /** Just now: the drawing that follows is the message's. */
  readonly isNew: boolean;
  readonly hasFailed: boolean;
}

/** An error stays in its element: a quiet message, and another try at the next change. */
class Boundary extends Component<{ readonly children: ReactNode; readonly host: HTMLElement }, Failure> {
  override state = { isNew: false, hasFailed: false };

  static getDerivedStateFromError(): Partial<Failure> {
    return { isNew: true };
  }

  static getDerivedStateFromProps(_props: object, { isNew }: Failure): Failure {
    return { isNew: false, hasFailed: isNew };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure(this.props.host, error);
  }

  override render(): ReactNode {
    const { children, host } = this.props;
    // The quiet message of the shell, in React's own tree so that it can recover.
    return this.state.hasFailed ? <div ref={(element) => element?.replaceChildren(failureMessage(host))} /> : children;
  }
}

/**
 * The component, drawn by one that never draws itself again. Without it, preact would keep the component's first drawing in the children of
 * the boundary. That drawing leads to what is typed later (SAFE-06).
 */
function Piece({ of: Drawn, values }: { readonly of: ReactComponent['component']; readonly values: MountTarget['values'] }) {
  return <Drawn {...values} />;
}

let count = 0;

class Mounted implements MountedComponent {
  readonly #target: MountTarget;
  readonly #definition: ReactComponent;
  readonly #root: Root;
  #isDue = false;
  #isOver = false;

  constructor(target: MountTarget, component: ReactComponent) {
    this.#target = target;
    this.#definition = component;
    target.root.replaceChildren();
    count += 1;
    this.#root = createRoot(target.root, {
      identifierPrefix: `u${count}-`,
      // The boundary reports errors, because preact does not call this.
      onCaughtError: () => undefined,
    });
    translator.observe(target.root, { childList: true, subtree: true });
  }

  draw(): void {
    const { host, values } = this.#target;
    this.#root.render(
      <HostContext value={host}>
        <LanguageMark target={this.#target}>
          <Boundary host={host}>
            <Piece of={this.#definition.component} values={values} />
          </Boundary>
        </LanguageMark>
      </HostContext>,
    );
  }

  update(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    adoptOwnTheme(this.#target);
    queueMicrotask(() => {
      this.#isDue = false;
      if (!this.#isOver) flushSync(() => this.draw());
    });
  }

  unmount(): void {
    this.#isOver = true;
    this.#root.unmount();
  }
}

export const renderer: ComponentRenderer = batchedRenderer((target, component) => {
  const mounted = new Mounted(target, component as ReactComponent);
  // There before its first drawing, which may change the element's attributes: that is an update already.
  target.mounted = mounted;
  // Even if the first drawing throws, as it may in preact, the element can still be updated and unmounted.
  runSafely(() => flushSync(() => mounted.draw()));
  return mounted;
}, watchBackground);
