import { useRef } from 'react';
import { keyOf } from '../../domain/plan/plan.js';
import type { ReactPiece } from '../../platform/react-renderer.js';
import { $notices } from '../../store/notices.js';
import { $isProfileKnown } from '../../store/profile.js';
import { $leaving } from '../../store/removals.js';
import { $supplement, type ShownSupplement } from '../../store/shown-supplement.js';
import { $isSupplementNoticeClosed } from '../../store/supplement.js';
import { supplementArea as english } from '../../text/en/supplement-area.js';
import contained from '../../ui/contained.css?inline';
import iconButton from '../../ui/IconButton.css?inline';
import notice from '../../ui/Notice.css?inline';
import head from '../../ui/SectionHead.css?inline';
import { SectionHead } from '../../ui/SectionHead.js';
import skeleton from '../../ui/Skeleton.css?inline';
import notices from '../ListNotice/ListNotice.css?inline';
import { ListNotice } from '../ListNotice/ListNotice.js';
import { cardStyles } from '../PlanCard/styles.js';
import grid from '../SavedPlans/SavedPlans.css?inline';
import { useEmptyHost } from '../use-empty-host.js';
import { useFact } from '../use-fact.js';
import { useFocusAfterRemoval } from '../use-focus-after-removal.js';
import { useText } from '../use-text.js';
import css from './SupplementArea.css?inline';
import { SupplementNotice } from './SupplementNotice.js';
import { SupplementPlans } from './SupplementPlans.js';

/** The saved Medicare Supplement plans of the active year, or what stands in for them while the area is off (PLN-01, SUP-01, SUP-02). */
function SupplementArea() {
  const text = useText('supplementArea', english);
  const shown = useFact($supplement);
  const isClosed = useFact($isSupplementNoticeClosed);
  const told = useFact($notices).supplement;
  const isEmpty = shown.kind === 'off' ? isClosed : shown.kind === 'empty' && told.length === 0;
  const root = useRef<HTMLElement>(null);
  useEmptyHost(isEmpty);
  useFocusAfterRemoval(root, keysOf(shown), useFact($leaving).plans);
  return (
    <section className={`root root--main${isForPaper(shown) ? '' : ' no-print'}`} aria-label={text.heading} ref={root}>
      {shown.kind === 'off' && !isClosed && <SupplementNotice />}
      {shown.kind !== 'off' && !isEmpty && <SectionHead title={text.heading} lead={text.lead} />}
      <ListNotice list="supplement" />
      {shown.kind === 'plans' && <SupplementPlans shown={shown} />}
    </section>
  );
}

/** Plans that the library draws are printed with the other saved ones; what a brand's script draws may be anything (TOP-05). */
function isForPaper(shown: ShownSupplement): boolean {
  return shown.kind === 'plans' && !shown.hasOwnUi && shown.plans.length > 0;
}

function keysOf(shown: ShownSupplement): readonly string[] {
  return shown.kind === 'plans' ? shown.plans.map(keyOf) : [];
}

export const piece = {
  component: SupplementArea,
  styles: [...cardStyles, contained, iconButton, head, notice, notices, skeleton, grid, css],
  when: $isProfileKnown,
} satisfies ReactPiece;
