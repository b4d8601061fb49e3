import type { MouseEvent } from 'react';
import { verbs } from '../flows/verbs.js';
import { useHost } from '../platform/react-renderer.js';
import { here } from './here.js';

/** What a link does when it is followed here: the page can say no, and the address is looked at once more (LINK-01). */
export function useLink(): (url: string, reason: string) => { readonly href: string; readonly onClick: (event: MouseEvent) => void } {
  const host = useHost();
  return (href, reason) => ({ href, onClick: here(() => verbs.navigate(host, href, reason)) });
}
