import { expect } from 'vitest';

/** Opens the lists of the first cards, which a narrow card shows on request; resolves when they are seen. */
export async function openLists(root: ShadowRoot, cards: number): Promise<void> {
  const closed = () => {
    const first = [...root.querySelectorAll('.plan-card')].slice(0, cards);
    const open = first.filter((card) => [...card.querySelectorAll('.coverage__list')].every((list) => list.checkVisibility()));
    for (const card of first) {
      if (!open.includes(card)) card.querySelector<HTMLElement>('[part=toggle][aria-expanded=false]')?.click();
    }
    return cards - open.length;
  };
  await expect.poll(closed).toBe(0);
}
