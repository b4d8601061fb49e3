import { useId, useLayoutEffect, useRef, useState } from 'react';
import { placeBubble } from './bubble.js';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';
import { showInTopLayer } from './show-in-top-layer.js';
import css from './TipButton.css?inline';

interface TipButtonProps {
  readonly className: string;
  readonly icon?: IconArt | undefined;
  readonly iconEnd?: IconArt | undefined;
  readonly children: string;
  /** Text of the bubble. It describes the button. */
  readonly tip: string;
  readonly part?: string | undefined;
  readonly tipPart?: string | undefined;
}

/**
 * A button with a tooltip bubble (CARD-02, ACT-05). Focus, hover and tap open it. It stays open while the pointer is
 * over it. Escape, a press elsewhere, blur and leaving with the pointer close it.
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
  /** Closes the bubble without hover or focus. Never reopens one that Escape closed. */
  const letGo = (holder: 'pointer' | 'focus') => {
    holders.current[holder] = false;
    setOpen((was) => was && (holders.current.pointer || holders.current.focus));
  };

  // On every render, because React renders an element again after it was moved.
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
 * Shows the bubble beside its button in the top layer. Moving an element in the document removes it from the top
 * layer. Without top layer support, the bubble stays in its frame.
 */
function show(frame: HTMLElement): void {
  const bubble = bubbleOf(frame);
  showInTopLayer(bubble);
  placeBubble(frame, bubble);
}

/**
 * Keeps an open bubble in place until the returned function is called. Calls `close` on Escape and on a press
 * elsewhere.
 */
function hold(frame: HTMLElement, close: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('resize', () => show(frame), { signal });
  // If an extension has closed every shadow root, the path that the window sees ends outside.
  let pressed: Event | undefined;
  const remember = (event: Event) => {
    pressed = event;
  };
  frame.addEventListener('pointerdown', remember, { signal });
  addEventListener('pointerdown', (event) => event !== pressed && close(), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // One Escape closes one thing: a dialog around the button stays open.
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

export const tipButtonStyles: readonly string[] = [css];
