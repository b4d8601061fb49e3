import { useId, useState } from 'react';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button } from '../../../ui/Button.js';
import { classes } from '../../../ui/classes.js';
import { Icon } from '../../../ui/Icon.js';
import { chevronDown } from '../../../ui/icons/chevron-down.js';
import { no } from '../../../ui/icons/no.js';
import { ok } from '../../../ui/icons/ok.js';
import { warn } from '../../../ui/icons/warn.js';
import { Notice } from '../../../ui/Notice.js';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.js';
import { Loading, SkeletonBar } from '../../../ui/Skeleton.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { cost as costEnglish } from '../../cost/text/en/cost.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { tryPlansAgain } from '../../plans/actions.js';
import { accountBanner as bannerEnglish } from '../../session/text/en/account-banner.js';
import {
  type ChangeRow,
  type ChangeWords,
  footInWords,
  type GroupWords,
  groupsInWords,
  type LeadWords,
  leadInWords,
  valueInYear,
} from '../changes-text.js';
import type { ChangesState, ShownPlanNow } from '../state/plan-changes.js';
import { $viewedPerson } from '../state/viewed-person.js';
import { planChanges as english } from '../text/en/plan-changes.js';
import { foldedGroups } from './folded-groups.js';

interface ChangeListProps {
  readonly plan: ShownPlanNow;
  /** In the card of the plan only the first rows show until the shopper asks for all. */
  readonly isFolded: boolean;
  readonly level: 4 | 5;
}

/** The list in each of its states (NEXT-04, NEXT-06). The title stands above it. */
export function ChangeList({ plan, isFolded, level }: ChangeListProps) {
  const text = useText(english);
  const cost = useText(costEnglish);
  const { changes, year } = plan;
  const words: ChangeWords = { text, cost, thisYear: year, year: year + 1 };
  switch (changes.kind) {
    case 'hidden':
    case 'ends':
      return null;
    case 'loading':
      return <ChangesLoading />;
    case 'failed':
      return <ChangesFailed plans={changes.plans} />;
    case 'list':
      return <Changes changes={changes} words={words} isFolded={isFolded} level={level} />;
  }
}

/** The lines of the skeleton, in percent of the width. */
const lines = [70, 92, 64, 88, 76];

function ChangesLoading() {
  const text = useText(english);
  return (
    <div className="changes__state">
      <p aria-hidden="true">{text.loading}</p>
      <Loading label={text.loading} className="changes__skeleton">
        {lines.map((width) => (
          <SkeletonBar width={`${width}%`} key={width} />
        ))}
      </Loading>
    </div>
  );
}

function ChangesFailed({ plans }: Pick<Extract<ChangesState, { readonly kind: 'failed' }>, 'plans'>) {
  const text = useText(english);
  const common = useText(commonEnglish);
  return (
    <div className="changes__state">
      <Notice kind="negative" title={text.failed} role="alert">
        <Button kind="quiet" onClick={() => tryPlansAgain(plans)}>
          {common.tryAgain}
        </Button>
      </Notice>
    </div>
  );
}

interface ChangesProps {
  readonly changes: Extract<ChangesState, { readonly kind: 'list' }>;
  readonly words: ChangeWords;
  readonly isFolded: boolean;
  readonly level: 4 | 5;
}

function Changes({ changes: { changes, pharmacy, isWithExtraHelp }, words, isFolded, level }: ChangesProps) {
  const id = useId();
  const banner = useText(bannerEnglish);
  const viewed = useAtom($viewedPerson);
  const [isOpen, setOpen] = useState(false);
  const { text } = words;
  const groups = groupsInWords(changes, words);
  const { shown, hidden } = foldedGroups(groups, isFolded);
  const count = hidden.reduce((sum, { rows }) => sum + rows.length, 0);
  const [only] = hidden;
  const closed = only && hidden.length === 1 && only.kind === 'same' ? only.title : text.showMore(count);
  return (
    <>
      <Lead lead={leadInWords(changes.lead, words)} />
      {shown.some(({ kind }) => kind !== 'same') && <Columns words={words} />}
      {(isOpen && isFolded ? groups : shown).map((group) => (
        <Group group={group} words={words} level={level} key={group.kind} />
      ))}
      {count > 0 && (
        <div className="changes__toggle">
          <Button
            kind="quiet"
            icon={chevronDown}
            part="toggle"
            aria-expanded={isOpen}
            aria-controls={isFolded ? undefined : id}
            onClick={withClickTracking('Show Lists', () => setOpen(!isOpen))}
          >
            {isOpen && closed !== only?.title ? text.showFewer : closed}
          </Button>
        </div>
      )}
      {isOpen && !isFolded && (
        <div id={id}>
          {hidden.map((group) => (
            <Rows rows={group.rows} words={words} isSame key={group.kind} />
          ))}
        </div>
      )}
      {(viewed || isOpen || !isFolded) && (
        <p className="changes__foot">
          {viewed && `${banner.viewing(viewed.firstName)}. `}
          {(isOpen || !isFolded) && footInWords(pharmacy, isWithExtraHelp, text)}
        </p>
      )}
    </>
  );
}

/** The bold words say the change, and the totals of both years follow. */
function Lead({ lead: { caution, main, rest, of, sentence } }: { readonly lead: LeadWords }) {
  return (
    <p className={classes('changes__lead', caution !== null && 'changes__lead--open')} part="lead">
      <VisuallyHidden>{sentence}.</VisuallyHidden>
      <span aria-hidden="true">
        {caution && (
          <span className="changes__caution">
            <Icon of={warn} size="sm" />
            {caution}
          </span>
        )}
        {main && (
          <b>
            <strong>{main}</strong>
            {rest && ` ${rest}`}
          </b>
        )}{' '}
        <span className="changes__of">{of}</span>
      </span>
    </p>
  );
}

function Columns({ words: { text, thisYear, year } }: { readonly words: ChangeWords }) {
  return (
    <p className="changes__cols" aria-hidden="true">
      <span />
      <span>{thisYear}</span>
      <span>{year}</span>
      <span>{text.change}</span>
    </p>
  );
}

interface GroupProps {
  readonly group: GroupWords;
  readonly words: ChangeWords;
  readonly level: 4 | 5;
}

function Group({ group: { kind, title, rows }, words, level }: GroupProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={classes('changes__group', kind === 'first' && 'changes__group--first')}>
        {kind === 'first' && <Icon of={warn} size="sm" />}
        {title}
      </Heading>
      <Rows rows={rows} words={words} isSame={kind === 'same'} />
    </>
  );
}

interface RowsProps {
  readonly rows: readonly ChangeRow[];
  readonly words: ChangeWords;
  readonly isSame: boolean;
}

function Rows({ rows, words, isSame }: RowsProps) {
  return (
    <ul role="list">
      {rows.map((row) => (
        <Row row={row} words={words} isSame={isSame} key={row.key} />
      ))}
    </ul>
  );
}

const toneIcons = { lost: no, gain: ok, rule: warn } as const;

/** Screen readers hear one sentence, and skip the drawn cells (NEXT-05). */
function Row({ row, words, isSame }: { readonly row: ChangeRow; readonly words: ChangeWords; readonly isSame: boolean }) {
  const { name, detail, tone, words: statement, before, after, difference, note, isSaidInWords, isLong, sentence } = row;
  return (
    <li
      className={classes(
        'changes__row',
        tone !== null && `changes__row--${tone}`,
        isSame && 'changes__row--same',
        isSaidInWords && 'changes__row--said',
        isLong && 'changes__row--long',
      )}
    >
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <span className="changes__name" aria-hidden="true">
        <bdi>{name}</bdi>
        {detail && ` ${withNoBreakSpaces(detail)}`}
      </span>
      {statement && (
        <span className="changes__words" aria-hidden="true">
          {tone && <Icon of={toneIcons[tone]} size="sm" />}
          {statement}
        </span>
      )}
      {isSame ? (
        <span className="changes__diff" aria-hidden="true">
          {after ?? before}
        </span>
      ) : (
        <Values before={before} after={after} words={words} unknown={statement ? '--' : words.text.unknown} />
      )}
      {!isSame && difference && (
        <span className="changes__diff" aria-hidden="true">
          {difference}
        </span>
      )}
      {note && (
        <span className="changes__note" aria-hidden="true">
          {note}
        </span>
      )}
    </li>
  );
}

interface ValuesProps extends Pick<ChangeRow, 'before' | 'after'> {
  readonly words: ChangeWords;
  /** In the column of a year without a value. */
  readonly unknown: string;
}

/** Both values; the years stand in each row where there are no columns. */
function Values({ before, after, words: { text, thisYear, year }, unknown }: ValuesProps) {
  const value = (one: string | null, of: number) => (
    <span className={one === null ? 'changes__none' : undefined}>
      <span className="changes__short">{one ?? unknown}</span>
      <span className="changes__long">
        <UnbrokenCodes of={valueInYear(one, of, text)} isSentence />
      </span>
    </span>
  );
  return (
    <span className="changes__vals" aria-hidden="true">
      {value(before, thisYear)}
      {value(after, year)}
    </span>
  );
}
