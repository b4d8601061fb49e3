import { Component, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { run } from '../shared/time/turns.js';
import { watchGround } from './dark-ground.js';
import type { ComponentDefinition, ComponentRenderer, MountedComponent, MountTarget } from './definition.js';
import { InEnglish } from './in-english.js';
import { dress, inBatches, tellFailure } from './mounting.js';
import { failure } from './skeleton.js';

/** A piece drawn by React: the component gets the element's values as props, and the element by `useHost`. */
export interface ReactPiece extends ComponentDefinition {
  // biome-ignore lint/suspicious/noExplicitAny: each piece has its own props; the table's attributes give them
  readonly component: ComponentType<any>;
}

const HostContext = createContext<HTMLElement | null>(null);

/** The custom element that this piece is drawn in: where its events start. */
export function useHost(): HTMLElement {
  const host = useContext(HostContext);
  if (!host) throw new Error('a piece is drawn outside its element');
  return host;
}

/** Gives `useHost` to a piece that is drawn without its element, in tests. */
export const HostProvider = HostContext.Provider;

/** The browser's translator replaces text nodes that React still uses. The code that handles this is loaded when it first happens. */
const translator = new MutationObserver((changes) => {
  if (changes.some(({ addedNodes: [added] }) => added?.nodeName === 'FONT'))
    import('./translated.js').then(
      ({ tieTranslated }) => tieTranslated(changes),
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
    tellFailure(this.props.host, error);
  }

  override render(): ReactNode {
    const { children, host } = this.props;
    // The quiet message of the shell, in React's own tree so that it can recover.
    return this.state.hasFailed ? <div ref={(element) => element?.replaceChildren(failure(host))} /> : children;
  }
}

let count = 0;

class Mounted implements MountedComponent {
  readonly #seat: MountTarget;
  readonly #piece: ReactPiece;
  readonly #root: Root;
  #isDue = false;
  #isOver = false;

  constructor(seat: MountTarget, piece: ReactPiece) {
    this.#seat = seat;
    this.#piece = piece;
    seat.root.replaceChildren();
    count += 1;
    this.#root = createRoot(seat.root, {
      identifierPrefix: `u${count}-`,
      // The boundary reports errors, because preact does not call this.
      onCaughtError: () => undefined,
    });
    translator.observe(seat.root, { childList: true, subtree: true });
  }

  draw(): void {
    const { host, values } = this.#seat;
    const Drawn = this.#piece.component;
    this.#root.render(
      <HostContext value={host}>
        <InEnglish seat={this.#seat}>
          <Boundary host={host}>
            <Drawn {...values} />
          </Boundary>
        </InEnglish>
      </HostContext>,
    );
  }

  update(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    dress(this.#seat);
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

export const renderer: ComponentRenderer = inBatches((place, piece) => {
  const mounted = new Mounted(place, piece as ReactPiece);
  // There before its first drawing, which may change the element's attributes: that is an update already.
  place.mounted = mounted;
  // Even if the first drawing throws, as it may in preact, the element can still be updated and unmounted.
  run(() => flushSync(() => mounted.draw()));
  return mounted;
}, watchGround);
