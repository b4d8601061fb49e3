import { type FormEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.js';
import css from './Dialog.css?inline';
import { readFields } from './field-values.js';
import { initialFocusOf } from './focus.js';
import { focusText } from './focus-text.js';
import { IconButton, iconButtonStyles } from './IconButton.js';
import { close } from './icons/close.js';
import { type CloseReason, type Modal, modalOf } from './modal.js';

interface DialogProps {
  readonly title: string;
  /** Absent while an operation is in progress: the dialog then stays open until it ends. */
  readonly onClose?: ((reason: CloseReason) => void) | undefined;
  /** Label of the close button. Without it there is no close button. */
  readonly closeLabel?: string | undefined;
  /** Uses the role `alertdialog`, which interrupts the screen reader. */
  readonly isAlert?: boolean | undefined;
  /** At most 448 px wide instead of 570. */
  readonly isSmall?: boolean | undefined;
  readonly isCentred?: boolean | undefined;
  readonly children: ReactNode;
  /** The choices, the safe one first. */
  readonly foot?: ReactNode;
  /**
   * Makes body and footer a form, so that Enter submits it. Inputs are read before this is called (INP-02). Use the
   * values that the owner of the fields holds, not those of the last render. In any other popup, the body describes
   * the dialog.
   */
  readonly onSubmit?: (() => void) | undefined;
  /** Gets the initial focus instead of the first field or the safe choice. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The title gets the initial focus: the shopper should know the whole question before the first field. */
  readonly startsOnTitle?: boolean | undefined;
  /**
   * Names the current step of a popup with several. Each step is a new dialog: its title is read, and it gets its own
   * initial focus.
   */
  readonly step?: string | undefined;
}

/** A native modal dialog in the top layer; the page behind it is inert. It is open while it is rendered. */
export function Dialog(props: DialogProps) {
  return <OpenDialog {...props} key={props.step} />;
}

function OpenDialog(props: Omit<DialogProps, 'step'>) {
  const { title, closeLabel, isAlert, isSmall, isCentred, onClose, children, foot, onSubmit, initialFocus, startsOnTitle } = props;
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
  // On every render, because React renders an element again after it was moved.
  useLayoutEffect(() => {
    if (!dialog.current || !modal.current?.open()) return;
    startIn(dialog.current, startsOnTitle ? dialog.current.querySelector('h2') : initialFocus?.current);
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
 * Sets the initial focus of a popup that scrolls as a whole. If the first control would hide the title, focus starts
 * on the title. If the popup has no control, the dialog itself gets focus and is read as a whole. With focus on the
 * title, the title would be read twice, or never in Orca.
 */
function startIn(popup: HTMLElement, target?: HTMLElement | null): void {
  const stop = target ?? initialFocusOf(popup);
  if (stop) stop.focus();
  else focusText(popup);
  if (target || popup.scrollTop === 0) return;
  popup.querySelector('h2')?.focus();
  popup.scrollTop = 0;
}

function sending(onSubmit: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    readFields(event.currentTarget);
    onSubmit();
  };
}

export const dialogStyles: readonly string[] = [...iconButtonStyles, css];
