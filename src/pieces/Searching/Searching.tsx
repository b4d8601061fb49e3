import { importProgress as english } from '../../text/en/import.js';
import { Dialog } from '../../ui/Dialog.js';
import { Spinner } from '../../ui/Spinner.js';
import { useText } from '../use-text.js';

/** Claims are searched: there is nothing to do but wait (IMP-03, IMP-06). */
export function Searching() {
  const text = useText('importProgress', english);
  return (
    <Dialog isOpen isSmall isCentred title={text.title} step="searching">
      <Spinner label={text.searching} />
      <p>{text.wait}</p>
    </Dialog>
  );
}
