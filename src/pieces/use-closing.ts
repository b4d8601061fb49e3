import { useHost } from '../platform/react-renderer.js';
import { focusHeadingOf, hostsOf } from '../ui/focus.js';
import { telling } from './telling.js';

/** Closes a banner. The button that had focus goes with it: the first heading of the layout around it, which stands under it, gets it. */
export function useClosing(close: () => void): () => void {
  const host = useHost();
  return telling('Close', () => {
    close();
    focusHeadingOf(hostsOf(host));
  });
}
