import { useLayoutEffect, useRef } from 'react';
import { useHost } from '../platform/react-renderer.js';
import { firstRendered } from '../platform/rendered.js';
import { $identity } from '../store/identity.js';
import { $popup, closePopup, type PopupRequest } from '../store/popups.js';
import { useFact } from './use-fact.js';

/**
 * What opens a popup besides its `open` attribute: someone on the page asks for its tag. The attribute then says so too, on
 * the first element of the tag that can be seen, alone. What is open, and was typed into it, goes with its shopper. Returns what
 * closes the popup, whoever opened it.
 */
export function usePopup(tag: PopupRequest['tag'], isOpen: boolean): () => void {
  const host = useHost();
  const request = useFact($popup);
  const shopper = useFact($identity)?.uuid;
  const before = useRef(shopper);
  const wasOpen = useRef(false);
  const wasAsked = useRef(false);
  useLayoutEffect(() => {
    const isAsked = request?.tag === tag;
    if (isAsked && firstRendered(tag) === host) openSoon(host, tag);
    // What had asked does so no longer, as when the shopper has left.
    if (!isAsked && wasAsked.current) host.removeAttribute('open');
    wasAsked.current = isAsked;
  }, [tag, host, request]);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && $popup.get()?.tag === tag) closePopup();
    wasOpen.current = isOpen;
  }, [tag, isOpen]);
  useLayoutEffect(() => {
    if (before.current && before.current !== shopper) host.removeAttribute('open');
    before.current = shopper;
  }, [host, shopper]);
  // What was taken off the page asks no more, and holds up nothing that waits for it.
  useLayoutEffect(() => () => void (wasOpen.current && $popup.get()?.tag === tag && closePopup()), [tag]);
  return () => host.removeAttribute('open');
}

/** Where the events of a popup come from: the element that asked for it, as long as it stands; else the popup itself. */
export function useEventOrigin(tag: PopupRequest['tag']): EventTarget {
  const host = useHost();
  const request = useFact($popup);
  const asker = request?.tag === tag && request.origin;
  return asker instanceof Node && asker.isConnected ? asker : host;
}

/** An element hears of its attributes once its first drawing is over; this may be in the middle of it. */
function openSoon(host: HTMLElement, tag: PopupRequest['tag']): void {
  queueMicrotask(() => {
    if ($popup.get()?.tag === tag) host.setAttribute('open', '');
  });
}
