import { useHost } from '../../element/react-renderer.js';
import { Button } from '../../ui/Button.js';
import { clipboard } from '../../ui/icons/clipboard.js';
import { useText } from '../language/use-text.js';
import { askForCounselorSheet } from './actions.js';
import { counselorSheet as english } from './text/en/counselor-sheet.js';

interface CounselorButtonProps {
  readonly kind: 'quiet' | 'secondary';
  readonly className?: string | undefined;
}

/** The button that opens the sheet for a counselor (SHEET-04). */
export function CounselorButton({ kind, className }: CounselorButtonProps) {
  const text = useText(english);
  const host = useHost();
  return (
    <Button kind={kind} className={className} icon={clipboard} part="counselor-sheet" onClick={() => askForCounselorSheet(host)}>
      {text.button}
    </Button>
  );
}
