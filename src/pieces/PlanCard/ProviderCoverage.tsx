import { useRef } from 'react';
import type { ProviderBlock } from '../../domain/coverage/provider-block.js';
import type { PlanCardText } from '../../text/messages.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { doctor } from '../../ui/icons/doctor.js';
import { plus } from '../../ui/icons/plus.js';
import { useKeptFocus } from '../use-kept-focus.js';
import { CoverageList } from './CoverageList.js';

interface ProviderCoverageProps {
  readonly block: Exclude<ProviderBlock, { readonly kind: 'none' }>;
  readonly name: string;
  readonly text: PlanCardText;
  readonly isDisabled: boolean;
  readonly onAdd: () => void;
}

/** The saved doctors on a plan (PROV-02 to PROV-07). */
export function ProviderCoverage({ block, name, text, isDisabled, onAdd }: ProviderCoverageProps) {
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const isEmpty = block.kind === 'add-providers';
  const title = !isEmpty && block.count ? text.providersCovered(block.count.covered, block.count.of) : text.providersTitle;
  const hint = isEmpty ? text.providersHint : block.acceptsMedicare && text.acceptsMedicare;
  return (
    <section className="coverage coverage--providers" part="providers" ref={root}>
      <div className="coverage__head">
        <Icon of={doctor} />
        <h4 className="coverage__title">{title}</h4>
        {hint && <p className="coverage__sum">{hint}</p>}
      </div>
      {isEmpty ? (
        <p className="coverage__add">
          <Button kind="quiet" icon={plus} suffix={text.forPlan(name)} isDisabled={isDisabled} onClick={onAdd}>
            {text.addProviders}
          </Button>
        </p>
      ) : (
        <CoverageList
          of={block}
          rows={block.rows.map(({ provider, coverage }) => ({
            key: provider.id,
            coverage,
            words: (
              <>
                <span className="coverage__item">
                  {provider.name}
                  <br />
                </span>
                <span className="coverage__state">
                  <b>{text.coverage[coverage]}</b>
                </span>
              </>
            ),
          }))}
          showAll={text.allProviders}
          suffix={text.forPlan(name)}
        />
      )}
    </section>
  );
}
