/**
 * Lifts a box above every other of the page, where the browser can; again where it was moved. One that has just been taken out of the
 * document, and is still drawn, stays where it is. Not said in the markup: React would put two listeners on every box that nobody has
 * opened.
 */
export function lift(box: HTMLElement): void {
  if (!box.isConnected || !box.showPopover || box.matches(':popover-open')) return;
  box.popover = 'manual';
  box.showPopover();
}
