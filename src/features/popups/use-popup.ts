import { useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../element/react-renderer.js';
import { firstPressable } from '../../shared/page/pressable.js';
import { $identity } from '../../shared/shopper/identity.js';
import { useAtom } from '../../shared/state/use-atom.js';
import { endRequest, popupOpened } from './actions.js';
import { $popup, type PopupRequest } from './state/popups.js';

/**
 * Opens a popup when something on the page asks for its tag. Its attribute `open` asks too, when the page sets it. Otherwise it follows
 * `$popup`: it is set on the first visible element of the tag, and on no other. The popup closes, with anything typed into it, when another
 * one opens and when the shopper changes. Returns what closes it, whoever opened it.
 */
export function usePopup(tag: PopupRequest['tag'], isOpen: boolean): () => void {
  const host = useHost();
  const request = useAtom($popup);
  const shopper = useAtom($identity)?.uuid;
  const [sign] = useState(() => Symbol(tag));
  const before = useRef(shopper);
  const wasOpen = useRef(false);
  /** The request that this popup is open for, or will be. */
  const asked = useRef<PopupRequest | null>(null);
  useLayoutEffect(() => {
    const isAsked = request?.tag === tag && (request.opened ? request.opened === sign : firstPressable(tag) === host);
    if (isAsked) openSoon(host, request);
    // The request is over, as when the shopper has left, or another popup has opened.
    if (!isAsked && asked.current) host.removeAttribute('open');
    asked.current = isAsked ? request : null;
  }, [tag, host, request, sign]);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) endRequest(asked.current);
    if (isOpen && !wasOpen.current) asked.current ??= popupOpened(tag, sign);
    wasOpen.current = isOpen;
  }, [tag, isOpen, sign]);
  useLayoutEffect(() => {
    if (before.current && before.current !== shopper) host.removeAttribute('open');
    before.current = shopper;
  }, [host, shopper]);
  // A popup that is removed from the page no longer counts as open, so actions that wait for it to close continue.
  useLayoutEffect(() => () => void (wasOpen.current && endRequest(asked.current)), []);
  return () => host.removeAttribute('open');
}

/** The target for the events of a popup. It is the element that asked for it, if that is still on the page, or else the popup itself. */
export function useEventTarget(tag: PopupRequest['tag']): EventTarget {
  const host = useHost();
  const request = useAtom($popup);
  const asker = request?.tag === tag && request.target;
  return asker instanceof Node && asker.isConnected ? asker : host;
}

/** Waits a microtask: an element reacts to its attributes only after its first drawing, and this may run during it. */
function openSoon(host: HTMLElement, request: PopupRequest): void {
  queueMicrotask(() => {
    if ($popup.get() === request) host.setAttribute('open', '');
  });
}
