import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useIsPrintingPage } from '../../../element/use-is-printing-page.js';
import { recordSkeletonEnd, useReservedHeight } from '../../../element/use-reserved-height.js';
import { $today } from '../../../shared/calendar/clock-state.js';
import { fieldsOf } from '../../../shared/calendar/wall-clock.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { classes } from '../../../ui/classes.js';
import contained from '../../../ui/contained.css?inline';
import { EmptyState, emptyStateStyles } from '../../../ui/EmptyState.js';
import type { HeadingProps } from '../../../ui/heading-props.js';
import { plans as plansIcon } from '../../../ui/icons/plans.js';
import { type Announcement, announce, LiveRegion } from '../../../ui/LiveRegion.js';
import { Notice } from '../../../ui/Notice.js';
import { SectionHead, sectionHeadStyles } from '../../../ui/SectionHead.js';
import { focusHeading, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.js';
import { $tollFree, $tty } from '../../content/state/phone.js';
import { $drugs } from '../../drugs/state/saved-drugs.js';
import { $hasShownPlans, $shownPlans } from '../../known-plans/state/plans.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { $isPrinting } from '../../lists/state/printing.js';
import { useLink } from '../../navigation/use-link.js';
import { $pricesAt } from '../../pharmacies/state/pharmacies.js';
import { $browse } from '../../place/state/browse.js';
import { $location } from '../../place/state/place.js';
import { planCard as planCardEnglish } from '../../plan/text/en/plan-card.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { ListNotice, listNoticeStyles } from '../../profile/ListNotice/ListNotice.js';
import { LoadFailed, useIsListUnread } from '../../profile/LoadFailed/LoadFailed.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $isProfileKnown, $profile } from '../../profile/state/profile.js';
import { $removing } from '../../profile/state/removals.js';
import { switchYear } from '../actions.js';
import { CompareBar, compareBarStyles } from '../CompareBar/CompareBar.js';
import { cardStyles } from '../card-styles.js';
import { LateLine } from '../PlanCard/LateLine.js';
import { PrintedComparison, planComparisonStyles } from '../PlanComparison/PrintedComparison.js';
import { planGridStyles } from '../PlanGrid/PlanGrid.js';
import type { OtherYear } from '../rules/other-year.js';
import { StarsExplained } from '../StarsExplained/StarsExplained.js';
import { $counts } from '../state/counts.js';
import { $lateList } from '../state/late-list.js';
import { $otherYear } from '../state/other-year.js';
import { savedPlans as english } from '../text/en/saved-plans.js';
import { Cards } from './Cards.js';
import css from './SavedPlans.css?inline';
import { useFocusInItem } from './use-focus-in-item.js';

/** The saved plans of the active year (PLN-01, PLN-04 to PLN-07). */
function SavedPlans({ heading, noHeading }: HeadingProps) {
  const text = useText(english);
  const { keys, plans } = useAtom($shownPlans);
  const hasStars = plans.some(({ overallStarRating }) => overallStarRating !== null);
  const place = useAtom($location);
  const year = useAtom($activeYear) ?? 0;
  const root = useRef<HTMLElement>(null);
  const room = useReservedHeight();
  useFocusInItem(root, keys);
  useFocusAfterRemoval(root, keys, useAtom($removing).plans);
  const title = heading ?? text.heading;
  const isFailed = useIsListUnread('plans', keys.length > 0);
  // If the list could not be read, it shows no count of the other year (LOAD-05).
  const other = useOtherYear(isFailed || keys.length > 0);
  const leadOfOther = other ? text.leadOfOther(year, other.count, other.year) : undefined;
  const lead = keys.length > 0 ? text.lead(keys.length, year, place?.zipCode ?? null, place?.county?.name ?? null) : leadOfOther;
  const isPrinting = useIsPrinting();
  return (
    <section className="root root--main" aria-label={title} ref={root}>
      <PrintedLead />
      {noHeading ? (
        <slot name="toggle" />
      ) : (
        <SectionHead title={title} lead={lead}>
          <div className="toggle">
            <slot name="toggle" />
          </div>
        </SectionHead>
      )}
      <ListNotice list="plans" />
      <CutNotice shown={keys.length} />
      <LiveRegion say={useYearSwitched(year, lead ?? (!isFailed && text.empty))} />
      {isPrinting && !isFailed && <PrintedComparison />}
      {/* What reprices the cards, and compares them, stands between the heading and the cards. On paper it is the open table of pharmacies. */}
      <div className={classes('costs', keys.length === 0 && 'costs--none')}>
        <slot name="costs" />
      </div>
      {!isFailed && keys.length > 0 ? (
        <>
          <Late />
          <Cards list={root} />
          <StarsExplained hasStars={hasStars} />
          <CompareBar isOfList />
        </>
      ) : (
        // Takes the place of the cards, and is lower than they are.
        <div className={isFailed ? 'instead empty' : 'instead'} ref={room}>
          {isFailed ? <LoadFailed /> : <Empty list={root} />}
        </div>
      )}
    </section>
  );
}

/**
 * Announces what the list shows after another year was chosen: the toggle itself only says that it is chosen (YEAR-02). Without words it
 * says nothing: that the plans could not be read speaks for itself, and is no empty list (LOAD-05).
 */
function useYearSwitched(year: number, words: string | false): Announcement | null {
  const before = useRef(year);
  const [say, setSay] = useState<Announcement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another year is announced, in the words of that moment
  useEffect(() => {
    if (words && before.current && before.current !== year) setSay((last) => announce(last, words));
    before.current = year;
  }, [year]);
  return say;
}

/** What is added on paper: when it was printed, whose prices these are, and whom to call (TOP-05, PHARM-02). */
function PrintedLead() {
  const text = useText(english);
  const year = useAtom($activeYear);
  const today = useAtom($today);
  const phone = useAtom($tollFree);
  const tty = useAtom($tty);
  const hasPlans = useAtom($hasShownPlans);
  const drugs = useAtom($drugs);
  const at = useAtom($pricesAt);
  if (year === null || today === null || phone === null) return null;
  const pharmacy = hasPlans && drugs.length > 0 && at ? at.name : null;
  return <p className="print-only print-lead">{text.printed(year, fieldsOf(today), pharmacy, phone, tty)}</p>;
}

/** Whether the plans are being printed, by the link of the page or by the browser's own command. On the screen the table is not drawn. */
function useIsPrinting(): boolean {
  const isAsked = useAtom($isPrinting);
  return useIsPrintingPage() || isAsked;
}

/** The saved-plans string has more plans than are read (SAFE-05). */
function CutNotice({ shown }: { readonly shown: number }) {
  const { listIsCut } = useText(commonEnglish);
  const { profile } = useAtom($profile);
  const isCut = profile && contentOf(profile.plans).savedPlans.isCut;
  if (shown === 0 || !isCut) return null;
  return (
    <Notice kind="caution" part="notice">
      <p>{listIsCut(shown)}</p>
    </Notice>
  );
}

/** The line above the cards on December 8 to 31 (HAND-06). */
function Late() {
  const text = useText(planCardEnglish);
  const notice = useAtom($lateList);
  return (
    notice && (
      <div className="late">
        <LateLine notice={notice} text={text} />
      </div>
    )
  );
}

/** The other year, if its plans are all that is saved (NEXT-07). */
function useOtherYear(isNotNeeded: boolean): OtherYear | null {
  const other = useAtom($otherYear);
  return isNotNeeded ? null : other;
}

/**
 * Nothing is saved for the year. The plans of the other year come first (NEXT-07), or all plans of this one (PLN-04). The supplement area
 * lists the supplement plans.
 */
function Empty({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const host = useHost();
  const linkTo = useLink();
  const text = useText(english);
  const browse = useAtom($browse);
  const elsewhere = useAtom($counts)?.plans;
  const other = useAtom($otherYear);
  const year = useAtom($activeYear) ?? 0;
  const words = [other && text.noneYet(year), elsewhere ? text.supplement(elsewhere) : null].filter(Boolean).join(' ');
  const showOther = (shown: number) => {
    // The button disappears with the empty list.
    if (list.current) focusHeading(list.current);
    switchYear(shown, host);
  };
  return (
    <EmptyState icon={plansIcon} title={other ? text.savedForOther(other.count, other.year) : text.empty} text={words || undefined}>
      {other && (
        <Button part="show-other-year" onClick={() => showOther(other.year)}>
          {text.showOther(other.count, other.year)}
        </Button>
      )}
      {browse && (
        <ButtonLink kind={other ? 'secondary' : 'primary'} {...linkTo(browse.url, 'browse-plans')}>
          {text.browse(browse.year)}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

export const component = {
  component: SavedPlans,
  styles: [
    ...cardStyles,
    contained,
    ...sectionHeadStyles,
    ...listNoticeStyles,
    ...emptyStateStyles,
    ...compareBarStyles,
    ...planComparisonStyles,
    ...planGridStyles,
    css,
  ],
  when: $isProfileKnown,
  before: recordSkeletonEnd,
} satisfies ReactComponent;
