import { Children, type ReactNode, useRef } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { $today } from '../../../shared/calendar/clock-state.js';
import { fieldsOf } from '../../../shared/calendar/wall-clock.js';
import { canPrint } from '../../../shared/page/can-print.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import type { ToolList } from '../../../shared/view/lists.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import contained from '../../../ui/contained.css?inline';
import { emptyStateStyles } from '../../../ui/EmptyState.js';
import { print as printer } from '../../../ui/icons/print.js';
import { Notice } from '../../../ui/Notice.js';
import { Rows, rowsStyles } from '../../../ui/Rows.js';
import { SectionHead, sectionHeadStyles } from '../../../ui/SectionHead.js';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.js';
import { useKeptFocus } from '../../../ui/use-kept-focus.js';
import { common as english } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { printList } from '../../lists/actions.js';
import { longListStyles, useLongList } from '../../lists/LongList/use-long-list.js';
import { ListNotice, listNoticeStyles } from '../ListNotice/ListNotice.js';
import { LoadFailed, useIsListUnread } from '../LoadFailed/LoadFailed.js';
import type { NoticesProps } from '../Notices/Notices.js';
import type { ListContents } from '../rules/profile.js';
import { contentOf } from '../rules/unread.js';
import { $profile } from '../state/profile.js';
import { $removing } from '../state/removals.js';
import { lists as listsEnglish } from '../text/en/removal.js';
import css from './ItemList.css?inline';

interface ItemListProps {
  readonly list: ToolList;
  readonly title: string;
  readonly lead: string;
  readonly noHeading: boolean;
  /** The keys of the rows, in their order. */
  readonly keys: readonly string[];
  /** The button that adds to a list; an empty one has its own. */
  readonly add: ReactNode;
  readonly empty: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
  /** Puts the replaced doctors back (PV-09). */
  readonly onPutBack?: NoticesProps['onPutBack'];
  /** Below the list, whatever is in it. */
  readonly below?: ReactNode;
}

/** A saved list with its heading: its rows, what to do when there are none, or that it could not be loaded (LOAD-05). */
export function ItemList({ list, title, lead, noHeading, keys, add, empty, children, onPutBack, below }: ItemListProps) {
  const root = useRef<HTMLElement>(null);
  useFocusAfterRemoval(root, keys, useAtom($removing)[list], '.row');
  useKeptFocus(root);
  const isFilled = keys.length > 0;
  const isFailed = useIsListUnread(list, isFilled);
  const { profile } = useAtom($profile);
  const isCut = profile && contentOf<ListContents[ToolList]>(profile[list]).isCut;
  const text = useText(english);
  const { rows: shown, more: moreButton } = useLongList(Children.toArray(children), root, '.row__name');
  return (
    <section className="root root--main" aria-label={title} ref={root}>
      {!noHeading && (
        <SectionHead title={title} lead={isFilled ? lead : undefined}>
          {isFilled && add}
        </SectionHead>
      )}
      {noHeading && isFilled && <div className="bare-head">{add}</div>}
      <ListNotice list={list} onPutBack={onPutBack} />
      {isCut && (
        <Notice kind="caution" part="notice">
          <p>{text.listIsCut(keys.length)}</p>
        </Notice>
      )}
      {isFailed ? <LoadFailed /> : isFilled ? <Rows>{shown}</Rows> : empty}
      {moreButton}
      {isFilled && !isFailed && <PrintList />}
      {!isFailed && below}
    </section>
  );
}

/** Prints this list alone; on paper, the day stands in the place of the button. */
function PrintList() {
  const host = useHost();
  const text = useText(listsEnglish);
  const today = useAtom($today);
  return (
    <p className="list-foot">
      {canPrint() && (
        <Button kind="quiet" icon={printer} part="print" onClick={() => printList(host)}>
          {text.print}
        </Button>
      )}
      {today !== null && <span className="print-only">{text.printed(fieldsOf(today))}</span>}
    </p>
  );
}

export const itemListStyles = [
  base,
  contained,
  ...buttonStyles,
  ...sectionHeadStyles,
  ...rowsStyles,
  ...emptyStateStyles,
  ...listNoticeStyles,
  ...longListStyles,
  css,
];
