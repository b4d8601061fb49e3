import { useRef } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import contained from '../../../ui/contained.css?inline';
import { SectionHead, sectionHeadStyles } from '../../../ui/SectionHead.js';
import { skeletonStyles } from '../../../ui/Skeleton.js';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.js';
import { richContentStyles } from '../../content/RichContent/RichContent.js';
import { $supplement } from '../../known-plans/state/supplement-plans.js';
import { useText } from '../../language/use-text.js';
import { $notices } from '../../lists/state/notices.js';
import { keyOf } from '../../plan/rules/plan.js';
import { cardStyles } from '../../plans/card-styles.js';
import { planGridStyles } from '../../plans/PlanGrid/PlanGrid.js';
import { ListNotice, listNoticeStyles } from '../../profile/ListNotice/ListNotice.js';
import { isFailureShownBeside, LoadFailed } from '../../profile/LoadFailed/LoadFailed.js';
import { $isProfileKnown, $profile } from '../../profile/state/profile.js';
import { $removing } from '../../profile/state/removals.js';
import { $hasOwnUi, $isSupplementNoticeClosed } from '../state/supplement.js';
import { supplementArea as english } from '../text/en/supplement-area.js';
import css from './SupplementArea.css?inline';
import { SupplementNotice } from './SupplementNotice.js';
import { SupplementPlans } from './SupplementPlans.js';

/** The saved Medicare Supplement plans of the active year, or what stands in for them while the area is off (PLN-01, SUP-01, SUP-02). */
function SupplementArea() {
  const text = useText(english);
  const shown = useAtom($supplement);
  const isClosed = useAtom($isSupplementNoticeClosed);
  const notices = useAtom($notices).supplement;
  const host = useHost();
  const area = shown.kind === 'plans' ? shown : null;
  const { status, profile } = useAtom($profile);
  const isUnread = (status === 'failed' || profile?.failed?.has('supplement')) && shown.kind === 'empty';
  const isFailed = isUnread && !isFailureShownBeside(host, 'ucp-saved-plans');
  const isEmpty = shown.kind === 'off' ? isClosed : !area && !notices[0] && !isFailed;
  const root = useRef<HTMLElement>(null);
  useEmptyHost(isEmpty);
  const plans = area?.plans ?? [];
  useFocusAfterRemoval(root, plans.map(keyOf), useAtom($removing).plans);
  // Plans that the library draws are printed with the other saved ones; what a brand's script draws may be anything (TOP-05).
  const hasOwnUi = useAtom($hasOwnUi);
  const isForPaper = plans[0] && !hasOwnUi;
  return (
    <section className={`root root--main${isForPaper ? '' : ' no-print'}`} aria-label={text.heading} ref={root}>
      {!isEmpty && (shown.kind === 'off' ? <SupplementNotice /> : <SectionHead title={text.heading} lead={text.lead} />)}
      <ListNotice list="supplement" />
      {isFailed && <LoadFailed />}
      {area && <SupplementPlans shown={area} />}
    </section>
  );
}

export const component = {
  component: SupplementArea,
  styles: [
    ...cardStyles,
    contained,
    ...sectionHeadStyles,
    ...listNoticeStyles,
    ...skeletonStyles,
    ...planGridStyles,
    ...richContentStyles,
    css,
  ],
  when: $isProfileKnown,
} satisfies ReactComponent;
