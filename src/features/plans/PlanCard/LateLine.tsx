import { calendar } from '../../../ui/icons/calendar.js';
import { warn } from '../../../ui/icons/warn.js';
import type { LateNotice } from '../../enrollment/rules/late-enrollment.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import { StatusBox } from './StatusBox.js';

/** What to know before joining a plan on December 8 to 31 (HAND-06). */
export function LateLine({ notice, text }: { readonly notice: LateNotice; readonly text: PlanCardText }) {
  const { title, reason } = text.late[notice];
  const isEnding = notice === 'plan-ends';
  return (
    <StatusBox tone={isEnding ? 'caution' : 'info'} icon={isEnding ? warn : calendar} part="late">
      <b>{title}</b> {reason}
    </StatusBox>
  );
}
