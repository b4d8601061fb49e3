/**
 * One way to draw plan cards, for the bench to drive. All adapters draw the same card from the same facts, inside
 * `stage`, each card in a shadow root of its own. A promise resolves when the cards are in the document.
 */
export interface Adapter {
  /** Loads and defines everything, so that `mount` only mounts. */
  setup(): Promise<void>;
  mount(stage: HTMLElement, count: number): Promise<void>;
  /** Changes what the first card, or every card, shows: to something else at every call. */
  update(stage: HTMLElement, which: 'one' | 'all'): Promise<void>;
  unmount(stage: HTMLElement): Promise<void>;
}
