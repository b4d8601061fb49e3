import { useRef } from 'react';
import type { DrugCost } from '../../domain/cost/drug-cost.js';
import type { CoverageCount } from '../../domain/coverage/coverage.js';
import type { DrugBlock, DrugRow } from '../../domain/coverage/drug-block.js';
import type { Pharmacy } from '../../domain/drug/drug.js';
import { costText, monthlyCostText } from '../../domain/money/money-text.js';
import type { PlanCardText } from '../../text/messages.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { pharmacy as pharmacyIcon } from '../../ui/icons/pharmacy.js';
import { pill } from '../../ui/icons/pill.js';
import { plus } from '../../ui/icons/plus.js';
import { Money } from '../../ui/Money.js';
import { StruckPrice } from '../../ui/StruckPrice.js';
import { unbroken } from '../../ui/unbroken.js';
import { useKeptFocus } from '../use-kept-focus.js';
import { CoverageList } from './CoverageList.js';

interface DrugCoverageProps {
  readonly block: DrugBlock;
  readonly name: string;
  readonly text: PlanCardText;
  readonly isDisabled: boolean;
  readonly onAdd: () => void;
}

/** The saved drugs on a plan, in each of the forms that the rules give it (DRUG-01 to DRUG-13). */
export function DrugCoverage({ block, name, text, isDisabled, onAdd }: DrugCoverageProps) {
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  return (
    <section className="coverage coverage--drugs" part="drugs" ref={root}>
      {block.kind === 'no-drug-coverage' && (
        <p className="coverage__none">
          <Icon of={pill} />
          {text.noDrugCoverage}
        </p>
      )}
      {block.kind === 'add-drugs' && (
        <>
          <Head title={text.drugsTitle} hint={text.drugsHint} />
          <p className="coverage__add">
            <Button kind="quiet" icon={plus} suffix={text.forPlan(name)} isDisabled={isDisabled} onClick={onAdd}>
              {text.addDrugs}
            </Button>
          </p>
        </>
      )}
      {(block.kind === 'drugs' || block.kind === 'pharmacy-message') && <Saved block={block} name={name} text={text} />}
    </section>
  );
}

type SavedBlock = Extract<DrugBlock, { readonly cost: DrugCost }>;

function Saved({ block, name, text }: { readonly block: SavedBlock; readonly name: string; readonly text: PlanCardText }) {
  return (
    <>
      <Head
        title={titleOf(block.count, text)}
        hint={block.pharmacy ? text.pharmacy(block.pharmacy.name, block.pharmacy.isMailOrder) : null}
      />
      <Cost cost={block.cost} text={text} />
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

function titleOf(count: CoverageCount | null, text: PlanCardText): string {
  return count ? text.drugsCovered(count.covered, count.of) : text.drugsTitle;
}

function Head({ title, hint }: { readonly title: string; readonly hint: string | null }) {
  return (
    <div className="coverage__head">
      <Icon of={pill} />
      <h4 className="coverage__title">{title}</h4>
      {hint && <p className="coverage__sum">{hint}</p>}
    </div>
  );
}

/**
 * The year's cost, then what Extra Help takes off it, then the month's average; the same rows while the cost is on its way. They come anew
 * with it: amounts that take the place of others of another width would count as moved.
 */
function Cost({ cost, text }: { readonly cost: DrugCost; readonly text: PlanCardText }) {
  const { kind, annual } = cost;
  const isLoading = kind === 'loading';
  const struck = kind === 'extra-help' ? cost.struck : null;
  return (
    <dl key={kind} className={isLoading ? 'coverage__cost is-loading' : 'coverage__cost'}>
      <dt>{text.annualDrugCost}</dt>
      <dd>
        <Money text={costText(annual)} spoken={annual === null ? (isLoading ? text.coverage.loading : text.noValue) : undefined} />
      </dd>
      {(kind === 'extra-help' || (isLoading && cost.isHelped)) && (
        <>
          <dt className="is-help">{text.withExtraHelp}</dt>
          <dd className="is-sub">{struck !== null && <StruckPrice struck={costText(struck)} meaning={text.regularCost} />}</dd>
        </>
      )}
      {kind !== 'not-available' && (
        <>
          <dt className="is-sub">{text.monthlyAverage}</dt>
          <dd className="is-sub">
            <Money text={monthlyCostText(annual)} />
          </dd>
        </>
      )}
    </dl>
  );
}

interface PharmacyMessageProps {
  readonly reason: 'not-covered' | 'out-of-network';
  readonly pharmacy: Pharmacy | null;
  readonly text: PlanCardText;
}

function PharmacyMessage({ reason, pharmacy, text }: PharmacyMessageProps) {
  return (
    <p className="coverage__none coverage__none--last">
      <Icon of={pharmacyIcon} />
      <span>{text.pharmacyMessage(reason, pharmacy?.name ?? text.pharmacyTitle)}</span>
    </p>
  );
}

function DrugLine({
  row: { drug, coverage, tier, annualCost, lisAnnualCost },
  text,
}: {
  readonly row: DrugRow;
  readonly text: PlanCardText;
}) {
  const shown = lisAnnualCost ?? annualCost;
  const isLoading = coverage === 'loading';
  return (
    <>
      <span className="coverage__item">
        {drug.name} {drug.dosage && <span className="coverage__dose">{unbroken(drug.dosage)}</span>}
        <br />
      </span>
      <span className="coverage__state">
        <b>{text.coverage[coverage]}</b>
        {!isLoading && '\u00a0· '}
        {!isLoading && <Money text={text.tier(tier)} spoken={tier === null ? text.noTier : undefined} />}
        <br />
      </span>
      <span className="coverage__amount">
        <Money text={costText(shown)} spoken={shown === null ? text.noCost : undefined} />
        {lisAnnualCost !== null && annualCost !== null && (
          <span className="coverage__state">
            <StruckPrice struck={costText(annualCost)} meaning={text.regularCost} />
          </span>
        )}
      </span>
    </>
  );
}
