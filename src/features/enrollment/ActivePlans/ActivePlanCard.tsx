import type { ReactNode } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { useIsCloaked } from '../../../shared/shopper/use-is-cloaked.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Chip } from '../../../ui/Chip.js';
import { handleLinkClick } from '../../../ui/handle-link-click.js';
import { calendar } from '../../../ui/icons/calendar.js';
import { external } from '../../../ui/icons/external.js';
import { ok } from '../../../ui/icons/ok.js';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.js';
import { Loading, SkeletonBar } from '../../../ui/Skeleton.js';
import { Strip } from '../../../ui/Strip.js';
import { TipButton } from '../../../ui/TipButton.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { isolate } from '../../language/rules/isolate.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { NextYear, NextYearChanges } from '../../next-year/NextYear.js';
import { PlanTag } from '../../plan/PlanTag.js';
import { planKey } from '../../plan/rules/plan.js';
import { planCard as cardEnglish } from '../../plan/text/en/plan-card.js';
import { openBenefitPortal } from '../../session/actions.js';
import { $accountLinks } from '../../session/state/account.js';
import type { ShownActivePlan } from '../state/dashboard.js';
import { activePlans as english } from '../text/en/active-plans.js';

interface ActivePlanCardProps {
  readonly plan: ShownActivePlan;
}

/** An enrolled plan: its status, and the way to its benefits (ACT-04 to ACT-07). */
export function ActivePlanCard({ plan }: ActivePlanCardProps) {
  const text = useText(english);
  const card = useText(cardEnglish);
  const begins = plan.starts && (plan.isNextYear ? text.starts : text.effective)(plan.starts);
  const key = plan.hasNextYear ? planKey(plan.planId, plan.planYear) : null;
  return (
    <Strip
      title={<UnbrokenCodes of={plan.name} />}
      meta={[withNoBreakSpaces([card.planId(plan.displayedId), begins].filter(Boolean).join(' · '))]}
      chips={
        <>
          <Status plan={plan} />
          {plan.kind && <PlanTag kind={plan.kind} />}
        </>
      }
      after={key && <NextYearChanges planKey={key} />}
      action={plan.card.kind === 'active' && <Benefits name={plan.name} />}
      part="active-plan"
    >
      {key && <NextYear planKey={key} />}
    </Strip>
  );
}

function Status({ plan: { card, isStatusLoading } }: { readonly plan: ShownActivePlan }): ReactNode {
  const text = useText(english);
  const { loading } = useText(commonEnglish);
  if (card.kind === 'plain') return null;
  if (card.kind === 'active') {
    return (
      <Chip kind="positive" icon={ok}>
        {text.active}
      </Chip>
    );
  }
  if (isStatusLoading) {
    return (
      <Loading label={loading}>
        <SkeletonBar width="9em" height="1.5em" />
      </Loading>
    );
  }
  return (
    <TipButton
      className="button button--quiet"
      icon={calendar}
      tip={text.tip[card.status].replaceAll('{year}', String(card.year))}
      tipPart="tooltip"
    >
      {text.status[card.status]}
    </TipButton>
  );
}

/** A page of its own, in a new tab; who looks at the profile in the member's place cannot open it (ROLE-03). */
function Benefits({ name }: { readonly name: string }): ReactNode {
  const text = useText(english);
  const host = useHost();
  const links = useAtom($accountLinks);
  const isCloaked = useIsCloaked();
  return (
    <ButtonLink
      kind="secondary"
      iconEnd={external}
      suffix={`${isolate(name)} ${text.newTab}`}
      part="benefits"
      href={links?.memberBenefits}
      isNewTab
      isDisabled={isCloaked || !links}
      onClick={handleLinkClick(() => openBenefitPortal(host))}
    >
      {text.viewBenefits}
    </ButtonLink>
  );
}
