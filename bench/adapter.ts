/**
 * One way to render plan cards in the bench. All adapters render the same card from the same data inside `stage`, each
 * card in its own shadow root. The promise of a step resolves after its microtasks. All cards except the hand-written
 * one render in them.
 */
export interface Adapter {
  /** Loads and defines everything, so that `mount` only mounts. */
  setup(): Promise<void>;
  mount(stage: HTMLElement, count: number): Promise<void>;
  /** Changes the content of the first card or of all cards. Each call changes it. */
  update(stage: HTMLElement, which: 'one' | 'all'): Promise<void>;
  unmount(stage: HTMLElement): Promise<void>;
  /** Resolves when every card is rendered. Rejects after many frames. */
  drawn(stage: HTMLElement): Promise<void>;
}
