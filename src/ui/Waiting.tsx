import { Dialog } from './Dialog.js';
import { Spinner } from './Spinner.js';

interface WaitingProps {
  readonly title: string;
  /** What is waited for, or how long: seen under the ring, and heard once, as the ring's name. */
  readonly words: string;
}

/** What the shopper began is under way: there is nothing to do but wait. */
export function Waiting({ title, words }: WaitingProps) {
  return (
    <Dialog isSmall isCentred title={title} step="waiting">
      <Spinner label={words} />
      <p aria-hidden="true">{words}</p>
    </Dialog>
  );
}
