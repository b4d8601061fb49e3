import { Dialog, dialogStyles } from './Dialog.js';
import { Spinner, spinnerStyles } from './Spinner.js';

interface WaitingProps {
  readonly title: string;
  /** Says what is in progress, or for how long. Shown under the spinner and announced once as its name. */
  readonly words: string;
}

/** Shown while an operation of the shopper is in progress and there is nothing to do. */
export function Waiting({ title, words }: WaitingProps) {
  return (
    <Dialog isSmall isCentred title={title} step="waiting">
      <Spinner label={words} />
      <p aria-hidden="true">{words}</p>
    </Dialog>
  );
}

export const waitingStyles: readonly string[] = [...dialogStyles, ...spinnerStyles];
