/**
 * Shows an element in the top layer if the browser supports it, also after it was moved. An element that is no longer
 * in the document is left alone. This is not in the markup, because React would add two listeners to each unopened
 * element.
 */
export function showInTopLayer(box: HTMLElement): void {
  if (!box.isConnected || !box.showPopover || box.matches(':popover-open')) return;
  box.popover = 'manual';
  box.showPopover();
}
