import { type FormEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.js';
import { takeFields } from './field-values.js';
import { firstStop } from './focus.js';
import { focusText } from './focus-text.js';
import { IconButton } from './IconButton.js';
import { close } from './icons/close.js';
import { type CloseReason, type Modal, modalOf } from './modal.js';

interface DialogProps {
  readonly title: string;
  /** Absent while what the shopper has begun is under way and is told here: the dialog stays until it has ended. */
  readonly onClose?: ((reason: CloseReason) => void) | undefined;
  /** Names the close button; without it there is none. */
  readonly closeLabel?: string | undefined;
  /** Interrupts (role `alertdialog`). */
  readonly isAlert?: boolean | undefined;
  /** 448 px at most in place of 570. */
  readonly isSmall?: boolean | undefined;
  readonly isCentred?: boolean | undefined;
  readonly children: ReactNode;
  /** The choices; the safe one first. */
  readonly foot?: ReactNode;
  /**
   * Makes body and foot a form, so that Enter sends it. Its inputs are read first (INP-02): take what they hold from the owner of the
   * fields, not from the last drawing. The body of any other popup is read with the title.
   */
  readonly onSubmit?: (() => void) | undefined;
  /** What has focus at first, where it is not the first field or the safe choice. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** A popup that changes its content names each state: each is a new dialog, which is read with its title, and focus starts anew in it. */
  readonly step?: string | undefined;
}

/** A native modal dialog: in the top layer, the page inert behind it. It is open as long as it is drawn. */
export function Dialog(props: DialogProps) {
  return <OpenDialog {...props} key={props.step} />;
}

function OpenDialog(props: Omit<DialogProps, 'step'>) {
  const { title, closeLabel, isAlert, isSmall, isCentred, onClose, children, foot, onSubmit, initialFocus } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;

  const modal = useRef<Modal>(null);
  useLayoutEffect(() => {
    if (!dialog.current) return;
    modal.current = modalOf(dialog.current, (reason) => latest.current?.(reason));
    return modal.current.shut;
  }, []);
  // After each drawing, because an element that was moved is drawn again.
  useLayoutEffect(() => {
    if (dialog.current && modal.current?.open()) startIn(dialog.current, initialFocus?.current);
  });

  const Frame = onSubmit ? 'form' : 'div';
  return (
    <dialog
      className={classes('root popup', isSmall && 'popup--sm', isCentred && 'popup--centre')}
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={onSubmit ? undefined : `${id}-d`}
      part="popup"
    >
      <Frame className="popup__frame" {...(onSubmit && { noValidate: true, onSubmit: sending(onSubmit) })}>
        <div className="popup__head" part="popup-head">
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel && <IconButton icon={close} label={closeLabel} isDisabled={!onClose} onClick={() => onClose?.('button')} />}
        </div>
        <div className="popup__body" part="popup-body" id={`${id}-d`}>
          {children}
        </div>
        {foot && (
          <div className="popup__foot" part="popup-foot">
            <div>{foot}</div>
          </div>
        )}
      </Frame>
    </dialog>
  );
}

/**
 * A popup that scrolls as one is read from its top: focus waits at its title where the first stop would hide it. One that has nothing
 * to press has focus itself, and is read whole: at its title, that would be said twice, or by Orca not at all.
 */
function startIn(popup: HTMLElement, told?: HTMLElement | null): void {
  const stop = told ?? firstStop(popup);
  if (stop) stop.focus();
  else focusText(popup);
  if (told || popup.scrollTop === 0) return;
  popup.querySelector('h2')?.focus();
  popup.scrollTop = 0;
}

function sending(onSubmit: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    takeFields(event.currentTarget);
    onSubmit();
  };
}
