import { defaultView, type View, viewOfHash } from '../shared/view/view.js';

/** The view that the address names: where the page will open. */
export function viewInAddress(): View {
  return viewOfHash(location.hash) ?? defaultView;
}
