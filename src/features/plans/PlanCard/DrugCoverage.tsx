import { useRef } from 'react';
import { costText, monthlyCostText } from '../../../shared/money/money-text.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { pharmacy as pharmacyIcon } from '../../../ui/icons/pharmacy.js';
import { pill } from '../../../ui/icons/pill.js';
import { Money } from '../../../ui/Money.js';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.js';
import { StruckPrice } from '../../../ui/StruckPrice.js';
import { useKeptFocus } from '../../../ui/use-kept-focus.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { MonthByMonth } from '../../cost/MonthByMonth.js';
import type { YearlyTotal } from '../../cost/rules/yearly-total.js';
import type { DrugBlock, DrugRow } from '../../drugs/rules/drug-block.js';
import type { DrugCost } from '../../drugs/rules/drug-cost.js';
import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import { notCovered } from '../rules/not-covered.js';
import type { PlanCardModel } from '../rules/plan-card.js';
import { CoverageList } from './CoverageList.js';
import { CoverageSummary, CoverageWords } from './CoverageSummary.js';
import type { ListAttributes } from './lists-layout.js';

interface DrugCoverageProps {
  readonly model: PlanCardModel;
  readonly text: PlanCardText;
  readonly list: ListAttributes;
  readonly onAdd: () => void;
}

/** The saved drugs on a plan, in each of the forms that the rules give it (DRUG-01 to DRUG-13, FACT-02). */
export function DrugCoverage({ model, text, list, onAdd }: DrugCoverageProps) {
  const root = useRef<HTMLElement>(null);
  // To the heading of the drugs, and not to that of the months.
  useKeptFocus(root, '.coverage__sum');
  const { drugs: block, label, actions, total, months } = model;
  return (
    <section className="coverage coverage--drugs" part="drugs" ref={root}>
      {block.kind === 'no-drug-coverage' && <CoverageWords icon={pill}>{text.noDrugCoverage}</CoverageWords>}
      {block.kind === 'add-drugs' && (
        <CoverageWords icon={pill}>
          {
            <>
              <Button kind="quiet" className="coverage__add" suffix={text.forPlan(label)} isDisabled={actions.isDisabled} onClick={onAdd}>
                {text.addDrugs}
              </Button>{' '}
              {text.addDrugsHint}
            </>
          }
        </CoverageWords>
      )}
      {(block.kind === 'drugs' || block.kind === 'pharmacy-message') && (
        <>
          <Summary block={block} text={text} />
          <div className="coverage__list" {...list}>
            <Saved block={block} name={label} text={text} total={total} />
            {months && (
              <div className="coverage__months">
                <MonthByMonth of={months} planName={label} />
              </div>
            )}
          </div>
        </>
      )}
    </section>
  );
}

type SavedBlock = Extract<DrugBlock, { readonly cost: DrugCost }>;

function Summary({ block, text }: { readonly block: SavedBlock; readonly text: PlanCardText }) {
  const { count, cost } = block;
  // A message about the pharmacy takes the place of the drugs, and of their names (DRUG-03).
  const rows = block.kind === 'drugs' ? block.rows : [];
  const missed = notCovered(rows, ({ drug }) => drug.name);
  const words = count ? text.drugsCovered(count.covered, count.of) : cost.kind === 'loading' ? text.checkingDrugs : text.drugsUnknown;
  const allMissed = rows.filter(({ coverage }) => coverage === 'not-covered').map(({ drug }) => drug.name);
  return (
    <CoverageSummary
      icon={pill}
      words={words}
      missed={missed}
      allMissed={allMissed}
      missedSentence={text.notCovered}
      isAllCovered={count !== null && count.covered === rows.length}
      text={text}
    />
  );
}

interface SavedProps {
  readonly block: SavedBlock;
  readonly name: string;
  readonly text: PlanCardText;
  readonly total: YearlyTotal;
}

function Saved({ block, name, text, total }: SavedProps) {
  return (
    <>
      <Cost cost={block.cost} text={text} />
      <Note block={block} text={text} total={total} />
      {block.kind === 'pharmacy-message' ? (
        <PharmacyMessage reason={block.reason} pharmacy={block.pharmacy} text={text} />
      ) : (
        <CoverageList
          of={block}
          rows={block.rows.map((row) => ({ key: row.drug.ndc, coverage: row.coverage, words: <DrugLine row={row} text={text} /> }))}
          showAll={text.allDrugs}
          suffix={text.forPlan(name)}
        />
      )}
    </>
  );
}

/**
 * The cost that applies, then the one that it replaces (COST-08). The same rows show while the cost is loading. They are new elements when
 * it arrives, because amounts of another width in the same place would count as moved.
 */
function Cost({ cost, text }: { readonly cost: DrugCost; readonly text: PlanCardText }) {
  const { kind, annual } = cost;
  const isLoading = kind === 'loading';
  const isHelped = kind === 'extra-help' || (isLoading && cost.isHelped);
  const struck = kind === 'extra-help' ? cost.struck : null;
  return (
    <dl key={kind} className={isLoading ? 'coverage__cost is-loading' : 'coverage__cost'}>
      <dt className="is-main">{isHelped ? text.withExtraHelp : text.annualDrugCost}</dt>
      <dd className="is-main">
        <Money text={costText(annual)} spoken={annual === null ? (isLoading ? text.coverage.loading : text.noValue) : undefined} />
      </dd>
      {isHelped && (struck !== null || isLoading) && (
        <>
          <dt>
            {capital(text.withoutHelp.shown)}
            <VisuallyHidden>{` ${text.withoutHelp.hidden}`}</VisuallyHidden>
          </dt>
          <dd>{struck !== null && <StruckPrice struck={costText(struck)} meaning={text.regularCost} />}</dd>
        </>
      )}
    </dl>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The monthly average, what it leaves out, and the pharmacy whose prices these are (DRUG-12, FACT-03). */
function Note({ block, text, total }: Omit<SavedProps, 'name'>) {
  const { cost, pharmacy } = block;
  const left = total.kind === 'incomplete' ? total.missing.map(({ drugName }) => drugName) : [];
  const words = [
    cost.kind !== 'not-available' && text.monthlyAverage(cost.annual === null ? null : monthlyCostText(cost.annual)),
    cost.annual !== null && left.length > 0 && text.without(left),
    pharmacy && text.pharmacy(pharmacy.name, pharmacy.isMailOrder, pharmacy.isPreferredNetwork || pharmacy.isSaver),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p className="coverage__note" key={cost.kind}>
      {words.join(', ')}
    </p>
  );
}

interface PharmacyMessageProps {
  readonly reason: 'not-covered' | 'out-of-network';
  readonly pharmacy: Pharmacy | null;
  readonly text: PlanCardText;
}

function PharmacyMessage({ reason, pharmacy, text }: PharmacyMessageProps) {
  const name = pharmacy?.name ?? text.pharmacyTitle;
  return (
    <p className="coverage__none">
      <Icon of={pharmacyIcon} />
      <span>{text.pharmacyMessage(reason, name)}</span>
    </p>
  );
}

function DrugLine({ row, text }: { readonly row: DrugRow; readonly text: PlanCardText }) {
  const { drug, coverage, tier, restrictions } = row;
  const isLoading = coverage === 'loading';
  return (
    <>
      <span className="coverage__item">
        <bdi>
          {drug.name} {drug.dosage && <span className="coverage__dose">{withNoBreakSpaces(drug.dosage)}</span>}
        </bdi>
        <br />
      </span>
      <span className="coverage__state">
        <b>{text.coverage[coverage]}</b>
        {!isLoading && '\u00a0· '}
        {!isLoading && <Money text={text.tier(tier)} spoken={tier === null ? text.noTier : undefined} />}
        {restrictions.map((one) => (
          <span key={one}>{`\u00a0· ${text.restriction[one]}`}</span>
        ))}
        <br />
      </span>
      <span className="coverage__amount">
        <Amount row={row} text={text} />
      </span>
    </>
  );
}

/** What is not covered costs its full price, also where nobody says what that is (COST-02). */
function Amount({ row: { coverage, annualCost, lisAnnualCost, fullCost }, text }: { readonly row: DrugRow; readonly text: PlanCardText }) {
  if (coverage === 'not-covered') {
    return (
      <>
        {fullCost !== null && <Money text={costText(fullCost)} />} <span className="coverage__state">{text.fullPrice}</span>
      </>
    );
  }
  const shown = lisAnnualCost ?? annualCost;
  return (
    <>
      <Money text={costText(shown)} spoken={shown === null ? text.noCost : undefined} />
      {lisAnnualCost !== null && annualCost !== null && (
        <span className="coverage__state">
          <StruckPrice struck={costText(annualCost)} meaning={text.regularCost} />
        </span>
      )}
    </>
  );
}
