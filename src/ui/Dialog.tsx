import { type FormEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.js';
import { firstStop } from './focus.js';
import { IconButton } from './IconButton.js';
import { close } from './icons/close.js';
import { type CloseReason, openModal } from './modal.js';

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Absent while what the shopper has begun is under way and is told here: the dialog stays until it has ended. */
  readonly onClose?: ((reason: CloseReason) => void) | undefined;
  /** Names the close button; without it there is none. */
  readonly closeLabel?: string | undefined;
  /** Interrupts (role `alertdialog`): the body is read with the title. */
  readonly isAlert?: boolean | undefined;
  /** 448 px at most in place of 570. */
  readonly isSmall?: boolean | undefined;
  readonly isCentred?: boolean | undefined;
  readonly children: ReactNode;
  /** The choices; the safe one first. */
  readonly foot?: ReactNode;
  /** Makes body and foot a form, so that Enter sends it. */
  readonly onSubmit?: (() => void) | undefined;
  /** What has focus at first, where it is not the first field or the safe choice. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** A popup that changes its content names each state, and focus starts anew in it. */
  readonly step?: string | undefined;
}

/** A native modal dialog: in the top layer, the page inert behind it. It is open as long as `isOpen` says so. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { title, closeLabel, isAlert, isSmall, isCentred, onClose, children, foot, onSubmit, initialFocus, step } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;

  useLayoutEffect(() => (dialog.current ? openModal(dialog.current, (reason) => latest.current?.(reason)) : undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what moves the focus
  useLayoutEffect(() => {
    if (dialog.current) (initialFocus?.current ?? firstStop(dialog.current))?.focus();
  }, [step]);

  const Frame = onSubmit ? 'form' : 'div';
  return (
    <dialog
      className={classes('root root--popup popup', isSmall && 'popup--sm', isCentred && 'popup--centre')}
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={isAlert ? `${id}-d` : undefined}
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
            {foot}
          </div>
        )}
      </Frame>
    </dialog>
  );
}

function sending(onSubmit: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
}
