import { useId, useLayoutEffect, useRef, useState } from 'react';
import { placeBubble } from './bubble.js';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';

interface TipButtonProps {
  readonly className: string;
  readonly icon?: IconArt | undefined;
  readonly iconEnd?: IconArt | undefined;
  readonly children: string;
  /** What the bubble says; it describes the button. */
  readonly tip: string;
  readonly part?: string | undefined;
  readonly tipPart?: string | undefined;
}

/**
 * A button that explains itself in a bubble (CARD-02, ACT-05): focus, pointing and a tap open it; it stays while it is
 * pointed at; Escape, a press elsewhere and leaving close it.
 */
export function TipButton({ className, icon, iconEnd, children, tip, part, tipPart }: TipButtonProps) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const isPointed = useRef(false);
  const isFocused = useRef(false);
  const [isOpen, setOpen] = useState(false);
  /** Closes when neither pointer nor focus is left; never opens again what Escape closed. */
  const letGo = () => setOpen((was) => was && (isPointed.current || isFocused.current));

  useLayoutEffect(() => {
    if (!isOpen || !frame.current || !bubble.current) return undefined;
    return hold(frame.current, bubble.current, () => setOpen(false));
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows whether the button or its bubble is pointed at
    <span
      className="tip"
      ref={frame}
      onMouseEnter={() => {
        isPointed.current = true;
        setOpen(true);
      }}
      onMouseLeave={() => {
        isPointed.current = false;
        letGo();
      }}
    >
      <button
        type="button"
        className={className}
        part={part}
        aria-describedby={id}
        onClick={() => setOpen(true)}
        onFocus={() => {
          isFocused.current = true;
          setOpen(true);
        }}
        onBlur={() => {
          isFocused.current = false;
          letGo();
        }}
      >
        {icon && <Icon of={icon} size="sm" />}
        <span>{children}</span>
        {iconEnd && <Icon of={iconEnd} size="sm" />}
      </button>
      <span className={isOpen ? 'tip__bubble is-open' : 'tip__bubble'} role="tooltip" id={id} part={tipPart} ref={bubble}>
        {tip}
      </span>
    </span>
  );
}

/** Keeps an open bubble in its place until it is let go; `close` is called for Escape and for a press elsewhere. */
function hold(frame: HTMLElement, bubble: HTMLElement, close: () => void): () => void {
  // The top layer is above every box of the page; where a browser lacks it, the bubble stands beside its button. Said here and not in
  // the markup: React would put two listeners on every bubble that nobody has opened.
  bubble.popover = 'manual';
  bubble.showPopover?.();
  const place = () => placeBubble(frame, bubble);
  place();

  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('resize', place, { signal });
  addEventListener(
    'pointerdown',
    (event) => {
      if (!event.composedPath().includes(frame)) close();
    },
    { signal },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // One press closes one thing: a dialog around the button stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    { capture: true, signal },
  );
  return () => {
    stop.abort();
    bubble.hidePopover?.();
  };
}
