import { useHost } from '../../../element/react-renderer.js';
import { useIsCloaked } from '../../../shared/shopper/use-is-cloaked.js';
import { Button } from '../../../ui/Button.js';
import { edit as editIcon } from '../../../ui/icons/edit.js';
import { trash } from '../../../ui/icons/trash.js';
import { askToRemoveItem } from '../actions.js';

interface RowActionsProps {
  readonly item: Parameters<typeof askToRemoveItem>[0];
  readonly edit: string;
  readonly remove: string;
  readonly onEdit: () => void;
}

/** What can be done with a row; the name behind each label is hidden words, never an attribute. */
export function RowActions({ item, edit, remove, onEdit }: RowActionsProps) {
  const host = useHost();
  const isCloaked = useIsCloaked();
  return (
    <>
      <Button kind="quiet" icon={editIcon} suffix={item.name} isDisabled={isCloaked} onClick={onEdit} part="edit">
        {edit}
      </Button>
      <Button kind="quiet" icon={trash} suffix={item.name} isDisabled={isCloaked} onClick={() => askToRemoveItem(item, host)} part="remove">
        {remove}
      </Button>
    </>
  );
}
