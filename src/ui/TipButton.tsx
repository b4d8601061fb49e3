import { useId, useLayoutEffect, useRef, useState } from 'react';
import { placeBubble } from './bubble.js';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';
import { lift } from './lift.js';

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
  const holders = useRef({ pointer: false, focus: false });
  const [isOpen, setOpen] = useState(false);
  const take = (holder: 'pointer' | 'focus') => {
    holders.current[holder] = true;
    setOpen(true);
  };
  /** Closes when neither pointer nor focus is left; never opens again what Escape closed. */
  const letGo = (holder: 'pointer' | 'focus') => {
    holders.current[holder] = false;
    setOpen((was) => was && (holders.current.pointer || holders.current.focus));
  };

  // After each drawing, because an element that was moved is drawn again.
  useLayoutEffect(() => {
    if (isOpen && frame.current) show(frame.current);
  });
  useLayoutEffect(() => (isOpen && frame.current ? hold(frame.current, () => setOpen(false)) : undefined), [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows whether the button or its bubble is pointed at
    <span className="tip" ref={frame} onMouseEnter={() => take('pointer')} onMouseLeave={() => letGo('pointer')}>
      <button
        type="button"
        className={className}
        part={part}
        aria-describedby={id}
        onClick={() => setOpen(true)}
        onFocus={() => take('focus')}
        onBlur={() => letGo('focus')}
      >
        {icon && <Icon of={icon} size="sm" />}
        <span>{children}</span>
        {iconEnd && <Icon of={iconEnd} size="sm" />}
      </button>
      <span
        className={isOpen ? 'tip__bubble is-open' : 'tip__bubble'}
        role="tooltip"
        aria-hidden={isOpen ? undefined : true}
        id={id}
        part={tipPart}
      >
        {tip}
      </span>
    </span>
  );
}

const bubbleOf = (frame: HTMLElement) => frame.lastElementChild as HTMLElement;

/**
 * Puts the bubble into the top layer, which a move in the document takes it out of, and beside its button. That layer is above every
 * box of the page; where a browser lacks it, the bubble stands in its frame.
 */
function show(frame: HTMLElement): void {
  const bubble = bubbleOf(frame);
  lift(bubble);
  placeBubble(frame, bubble);
}

/** Keeps an open bubble in its place until it is let go; `close` is called for Escape and for a press elsewhere. */
function hold(frame: HTMLElement, close: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('resize', () => show(frame), { signal });
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
    bubbleOf(frame).hidePopover?.();
  };
}
