/**
 * One way to draw plan cards, for the bench to drive. All adapters draw the same card from the same facts, inside
 * `stage`, each card in a shadow root of its own. A promise of a step resolves at the end of its microtasks, in which all but the
 * cards by hand draw.
 */
export interface Adapter {
  /** Loads and defines everything, so that `mount` only mounts. */
  setup(): Promise<void>;
  mount(stage: HTMLElement, count: number): Promise<void>;
  /** Changes what the first card, or every card, shows: to something else at every call. */
  update(stage: HTMLElement, which: 'one' | 'all'): Promise<void>;
  unmount(stage: HTMLElement): Promise<void>;
  /** Resolves when every card has drawn; it fails when that takes many frames. */
  drawn(stage: HTMLElement): Promise<void>;
}
