import { Component, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { emitError } from './errors.js';
import { dress, inBatches } from './mounting.js';
import { paintFailure } from './skeleton.js';
import type { MountedPiece, Piece, PieceRenderer, Seat } from './table.js';
import { run } from './turns.js';

/** A piece drawn by React: the component gets the element's values as props, and the element by `useHost`. */
export interface ReactPiece extends Piece {
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

/** The events that pieces listen to, as they bubble; React would listen to 71 kinds, twice each, in every element. */
const heard = new Set(['click', 'change', 'input', 'focusin', 'focusout', 'submit', 'mouseover', 'mouseout']);

/** A root that keeps React's listeners to those. */
function quietRoot(root: ShadowRoot, identifierPrefix: string, host: HTMLElement): Root {
  const listen = root.addEventListener;
  root.addEventListener = function (this: ShadowRoot, ...args: Parameters<typeof listen>) {
    const [name, , options] = args;
    const captures = typeof options === 'object' ? options.capture : options;
    if (heard.has(name) && !captures) listen.apply(this, args);
  };
  const made = createRoot(root, {
    identifierPrefix,
    onCaughtError: (error) => report(host, error),
    onUncaughtError: (error) => report(host, error),
  });
  Reflect.deleteProperty(root, 'addEventListener');
  return made;
}

function report(host: HTMLElement, error: unknown): void {
  emitError(host, 'piece-failed');
  reportError(error);
}

/** An error stays in its element: a quiet message, and another try at the next change. */
class Boundary extends Component<
  { readonly children: ReactNode; readonly turn: number; readonly fallback: ReactNode },
  { readonly failedAt: number | null }
> {
  override state = { failedAt: null };

  static getDerivedStateFromError(): { failedAt: number } {
    return { failedAt: -1 };
  }

  static getDerivedStateFromProps(props: { readonly turn: number }, state: { readonly failedAt: number | null }) {
    if (state.failedAt === -1) return { failedAt: props.turn };
    return state.failedAt !== null && state.failedAt !== props.turn ? { failedAt: null } : null;
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}

let count = 0;

class Mounted implements MountedPiece {
  readonly #seat: Seat;
  readonly #piece: ReactPiece;
  readonly #root: Root;
  #turn = 0;
  #isDue = false;
  #isOver = false;

  constructor(seat: Seat, piece: ReactPiece) {
    this.#seat = seat;
    this.#piece = piece;
    seat.root.replaceChildren();
    count += 1;
    this.#root = quietRoot(seat.root, `u${count}-`, seat.host);
  }

  draw(): void {
    const { host, values } = this.#seat;
    const Drawn = this.#piece.component;
    this.#root.render(
      <HostContext value={host}>
        <Boundary turn={this.#turn} fallback={<Quiet host={host} />}>
          <Drawn {...values} />
        </Boundary>
      </HostContext>,
    );
  }

  update(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    dress(this.#seat);
    queueMicrotask(() => {
      this.#isDue = false;
      this.#turn += 1;
      if (!this.#isOver) flushSync(() => this.draw());
    });
  }

  unmount(): void {
    this.#isOver = true;
    this.#root.unmount();
  }
}

/** The quiet message of the shell, in React's own tree so that it can recover. */
function Quiet({ host }: { readonly host: HTMLElement }) {
  return (
    <div
      ref={(element) => {
        if (element) paintFailure(element, host);
      }}
    />
  );
}

export const reactRenderer: PieceRenderer = inBatches((seat, piece) => {
  const mounted = new Mounted(seat, piece as ReactPiece);
  // Also where a drawing throws, as preact's may, the element has what updates it and takes it down.
  run(() => flushSync(() => mounted.draw()));
  return mounted;
});
