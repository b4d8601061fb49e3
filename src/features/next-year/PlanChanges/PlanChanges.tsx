import type { ReactComponent } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { useIsPrintingPage } from '../../../element/use-is-printing-page.js';
import { findDeep } from '../../../shared/page/find-deep.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import base from '../../../ui/base.css?inline';
import contained from '../../../ui/contained.css?inline';
import { warn } from '../../../ui/icons/warn.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { useText } from '../../language/use-text.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { PrintedChanges, printedChangesStyles } from '../PrintedChanges.js';
import { $plansNextYear, type ShownPlanNow } from '../state/plan-changes.js';
import { planChanges as english } from '../text/en/plan-changes.js';
import { Bolded } from './Bolded.js';
import { ChangeList } from './ChangeList.js';
import { Box } from './Outcome.js';
import { changesStyles } from './styles.js';

/** Lists the changes of the plans now. Nothing outside October to December, and without a plan now (NEXT-04, NEXT-06). */
function PlanChanges() {
  const plans = useAtom($plansNextYear).filter(({ changes }) => changes.kind !== 'hidden');
  const isPrinting = useIsPrintingPage();
  useEmptyHost(plans.length === 0);
  if (plans.length === 0) return null;
  return (
    <div className="root root--main">
      <div className="changes-list no-print">
        {plans.map((plan) => (
          <PlanBox plan={plan} key={plan.key} />
        ))}
      </div>
      {/* The list of saved plans prints the changes too, and once is enough (NEXT-05). */}
      {isPrinting && !findDeep('ucp-saved-plans') && (
        <div className="print-only">
          <PrintedChanges />
        </div>
      )}
    </div>
  );
}

function PlanBox({ plan }: { readonly plan: ShownPlanNow }) {
  const text = useText(english);
  const title = text.title(plan.year + 1);
  return (
    <section className="changes changes--box" aria-label={title} part="changes">
      <div className="changes__head">
        <h3 className="changes__title">{title}</h3>
        <p>
          <UnbrokenCodes of={text.planNow(plan.name)} isSentence />
        </p>
      </div>
      {plan.changes.kind === 'ends' ? <Ends year={plan.year} /> : <ChangeList plan={plan} isFolded={false} level={4} />}
    </section>
  );
}

/** The end in words, and no list. */
function Ends({ year }: { readonly year: number }) {
  const text = useText(english);
  const fill = { year: String(year + 1), thisYear: String(year) };
  return (
    <div className="changes__state">
      <Box tone="caution" icon={warn} sentences={[<Bolded text={text.outcome.ends} fill={fill} key="ends" />, text.notOffered(year + 1)]} />
    </div>
  );
}

export const component = {
  component: PlanChanges,
  styles: [base, contained, ...changesStyles, ...printedChangesStyles],
  when: $isProfileKnown,
} satisfies ReactComponent;
