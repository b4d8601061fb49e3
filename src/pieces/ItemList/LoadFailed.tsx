import { verbs } from '../../flows/verbs.js';
import { common as english } from '../../text/en/common.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../use-text.js';

/** The profile could not be read: never an empty list by mistake (LOAD-05). */
export function LoadFailed() {
  const text = useText('common', english);
  return (
    <Notice kind="negative" title={text.loadFailed} role="alert">
      <Button kind="secondary" onClick={() => verbs.tryAgain()}>
        {text.tryAgain}
      </Button>
    </Notice>
  );
}
