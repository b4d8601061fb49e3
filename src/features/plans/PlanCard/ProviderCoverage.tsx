import { useRef } from 'react';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { doctor } from '../../../ui/icons/doctor.js';
import { useKeptFocus } from '../../../ui/use-kept-focus.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import type { ProviderBlock } from '../../providers/rules/provider-block.js';
import { notCovered, shortProviderName } from '../rules/not-covered.js';
import type { PlanCardModel } from '../rules/plan-card.js';
import { Benefit } from './Benefit.js';
import { iconArt } from './bullet-icons.js';
import { CoverageList } from './CoverageList.js';
import { CoverageSummary, CoverageWords } from './CoverageSummary.js';
import type { ListAttributes } from './lists-layout.js';

interface ProviderCoverageProps {
  readonly model: PlanCardModel;
  readonly text: PlanCardText;
  readonly list: ListAttributes;
  readonly onAdd: () => void;
}

type SavedBlock = Extract<ProviderBlock, { readonly kind: 'providers' }>;

/** The saved doctors on a plan (PROV-01 to PROV-07, FACT-02), and what else the lists of a card hold: benefits, and the plan's id. */
export function ProviderCoverage({ model, text, list, onAdd }: ProviderCoverageProps) {
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const { providers: block, label, actions, tag } = model;
  return (
    <section className="coverage coverage--providers" part={block.kind === 'none' ? undefined : 'providers'} ref={root}>
      {block.kind === 'none' && (
        <CoverageWords icon={doctor}>{tag.kind === 'MEDSUPP' ? text.anyDoctor : text.originalMedicare}</CoverageWords>
      )}
      {block.kind === 'add-providers' && (
        <CoverageWords icon={doctor}>
          {
            <>
              <Button kind="quiet" className="coverage__add" suffix={text.forPlan(label)} isDisabled={actions.isDisabled} onClick={onAdd}>
                {text.addProviders}
              </Button>{' '}
              {text.addProvidersHint}
            </>
          }
        </CoverageWords>
      )}
      {block.kind === 'providers' && <Summary block={block} text={text} />}
      <div className="coverage__list" {...list}>
        {block.kind === 'providers' && <Saved block={block} name={label} text={text} />}
        <Bullets model={model} text={text} />
        <PlanId model={model} text={text} />
      </div>
    </section>
  );
}

function Summary({ block: { count, rows }, text }: { readonly block: SavedBlock; readonly text: PlanCardText }) {
  const isLoading = rows.some(({ coverage }) => coverage === 'loading');
  return (
    <CoverageSummary
      icon={doctor}
      words={count ? text.providersInNetwork(count.covered, count.of) : isLoading ? text.checkingProviders : text.providersUnknown}
      {...(count && { spoken: text.providersCovered(count.covered, count.of) })}
      missed={notCovered(rows, ({ provider }) => shortProviderName(provider.name))}
      allMissed={rows.filter(({ coverage }) => coverage === 'not-covered').map(({ provider }) => provider.name)}
      missedSentence={text.notInNetwork}
      isAllCovered={count !== null && count.covered === rows.length}
      text={text}
    />
  );
}

function Saved({ block, name, text }: { readonly block: SavedBlock; readonly name: string; readonly text: PlanCardText }) {
  return (
    <>
      {block.acceptsMedicare && <p className="coverage__note">{text.acceptsMedicare}</p>}
      <CoverageList
        of={block}
        rows={block.rows.map(({ provider, coverage }) => ({
          key: provider.id,
          coverage,
          words: (
            <>
              <span className="coverage__item">
                <bdi>{provider.name}</bdi>
                <br />
              </span>
              <span className="coverage__state">
                <b>{text.doctorCoverage[coverage]}</b>
              </span>
            </>
          ),
        }))}
        showAll={text.allProviders}
        suffix={text.forPlan(name)}
      />
    </>
  );
}

interface PartProps {
  readonly model: PlanCardModel;
  readonly text: PlanCardText;
}

function Bullets({ model: { bullets }, text }: PartProps) {
  if (bullets.length === 0) return null;
  return (
    <ul className="bullets" role="list" part="bullets">
      {bullets.map(({ icon, tokens }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two bullets may say the same, and a plan's bullets never move
        <li key={index}>
          <Icon of={iconArt(icon)} />
          <span>
            <Benefit tokens={tokens} text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The letter of a supplement plan, where its name says that already, is not said twice. */
function PlanId({ model: { displayedId, name }, text }: PartProps) {
  const words = displayedId.kind === 'plan-id' ? text.planId(displayedId.text) : text.supplementCode(displayedId.text);
  if (displayedId.kind === 'supplement-code' && name.toLowerCase().includes(words.toLowerCase())) return null;
  return (
    <p className="plan-card__meta" part="meta">
      {words}
    </p>
  );
}
