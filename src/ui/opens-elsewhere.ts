/** Whether a click is the browser's own business: another tab or window was asked for. */
export function opensElsewhere(event: { readonly ctrlKey: boolean; readonly metaKey: boolean; readonly shiftKey: boolean }): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}
