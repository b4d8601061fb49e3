import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useIsPrintingPage } from '../../../element/use-is-printing-page.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button } from '../../../ui/Button.js';
import { focusText } from '../../../ui/focus-text.js';
import { Icon } from '../../../ui/Icon.js';
import { no } from '../../../ui/icons/no.js';
import { ok } from '../../../ui/icons/ok.js';
import { question } from '../../../ui/icons/question.js';
import type { Coverage } from '../../drugs/rules/coverage.js';
import { common as english } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { LONG_LIST, useLongList } from '../../lists/LongList/use-long-list.js';

/** Rows that a long list shows at first; a list of a few more is no long one. */
const FIRST_ROWS = 8;
const FEW = 2;

/** They repeat what the words say. */
const marks = { covered: ok, 'not-covered': no, 'not-available': question, loading: question } as const;

/** A drug or a doctor. */
interface CoverageRow {
  readonly key: string;
  readonly coverage: Coverage;
  readonly words: ReactNode;
}

interface CoverageListProps {
  /** The data behind the rows. An open list stays open if its card is drawn again, as when a removal moves it. */
  readonly of: object;
  readonly rows: readonly CoverageRow[];
  /** Says how many there are, such as 'Show all 40 drugs'. */
  readonly showAll: (count: number) => string;
  /** Hidden words behind it: the plan. */
  readonly suffix: string;
}

const opened = new WeakSet<object>();

/**
 * The drugs or doctors of a card. A long list shows its first rows, which are those not covered, and a button for all.
 * On paper it is whole.
 */
export function CoverageList(props: CoverageListProps) {
  const { length } = props.rows;
  if (length > LONG_LIST) return <VeryLong {...props} />;
  return length > FIRST_ROWS + FEW ? <Folded {...props} /> : <Rows of={props.rows} />;
}

/** More rows than a card may have at once (SAFE-05): a component of its own, because few cards need what it listens to. */
function VeryLong(props: CoverageListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { showMore } = useText(english);
  const { rows, more } = useLongList(props.rows, list, 'li', props.suffix);
  const showAll = more ? (count: number) => showMore(count - FIRST_ROWS) : props.showAll;
  return <Folded {...props} rows={rows} showAll={showAll} list={list} more={more} />;
}

interface FoldedProps extends CoverageListProps {
  readonly list?: RefObject<HTMLUListElement | null>;
  /** Stands below the list once it is open. */
  readonly more?: ReactNode;
}

/**
 * Rows that do not show are not in the document. With them, thirty cards of a shopper with many drugs and doctors would have twice as many
 * elements. The browser styles all elements again when a popup opens or closes.
 */
function Folded({ of, rows, showAll, suffix, list: given, more }: FoldedProps) {
  const own = useRef<HTMLUListElement>(null);
  const list = given ?? own;
  const isOnPaper = useIsPrintingPage();
  const [isOpen, setOpen] = useState(opened.has(of));
  if (isOpen) opened.add(of);
  const open = () => {
    setOpen(true);
    // The pressed control disappears. The first new row takes the focus after it has been drawn.
    queueMicrotask(() => {
      const row = list.current?.children[FIRST_ROWS];
      if (row instanceof HTMLElement) focusText(row);
    });
  };
  return (
    <>
      <Rows of={rows} count={isOpen || isOnPaper ? rows.length : FIRST_ROWS} list={list} />
      {isOpen ? (
        more
      ) : (
        <p className="coverage__all">
          <Button kind="quiet" suffix={suffix} onClick={withClickTracking('Show All', open)}>
            {showAll(rows.length)}
          </Button>
        </p>
      )}
    </>
  );
}

interface RowsProps {
  readonly of: readonly CoverageRow[];
  /** So many of them show; all if absent. */
  readonly count?: number;
  readonly list?: RefObject<HTMLUListElement | null>;
}

function Rows({ of, count, list }: RowsProps) {
  // Known rows are another list: rows that change places, and amounts that change width, would count as moved (LOAD-04).
  const isLoading = of.some(({ coverage }) => coverage === 'loading');
  return (
    <ul className="coverage__items" role="list" ref={list} key={isLoading ? 'loading' : 'known'}>
      {of.slice(0, count).map(({ key, coverage, words }) => (
        <li className={`is-${coverage}`} key={key}>
          <Icon of={marks[coverage]} />
          {words}
        </li>
      ))}
    </ul>
  );
}
