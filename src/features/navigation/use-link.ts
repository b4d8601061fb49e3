import type { MouseEvent } from 'react';
import { useHost } from '../../element/react-renderer.js';
import type { NavigationReason } from '../../shared/events.js';
import { handleLinkClick } from '../../ui/handle-link-click.js';
import { followLink } from './actions.js';

/** The props of a link that the page follows itself: the host page can cancel it, and the address is checked again (LINK-01). */
export function useLink(): (
  url: string,
  reason: NavigationReason,
) => { readonly href: string; readonly onClick: (event: MouseEvent) => void } {
  const host = useHost();
  return (href, reason) => ({ href, onClick: handleLinkClick(() => followLink(host, href, reason)) });
}
