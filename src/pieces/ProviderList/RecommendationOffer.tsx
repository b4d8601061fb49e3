import { useId } from 'react';
import { $recommendationLinks } from '../../store/shown-recommendations.js';
import type { ProviderListText } from '../../text/messages.js';
import { ButtonLink } from '../../ui/Button.js';
import { Chip } from '../../ui/Chip.js';
import { arrowRight } from '../../ui/icons/arrow-right.js';
import { sparkle } from '../../ui/icons/sparkle.js';
import { useFact } from '../use-fact.js';
import { useLink } from '../use-link.js';

interface RecommendationOfferProps {
  readonly text: ProviderListText;
  readonly isDisabled: boolean;
}

/** Offers to recommend a plan, where none is recommended yet (PV-06). */
export function RecommendationOffer({ text, isDisabled }: RecommendationOfferProps) {
  const id = useId();
  const linkTo = useLink();
  const links = useFact($recommendationLinks);
  if (!links) return null;
  return (
    <section className="offer" aria-labelledby={id} part="recommendation">
      <Chip kind="accent" icon={sparkle}>
        {text.recommendationChip}
      </Chip>
      <h3 id={id}>{text.recommendationTitle}</h3>
      <p>{text.recommendationText}</p>
      <ButtonLink {...linkTo(links.planFinder, 'plan-finder')} kind="secondary" iconEnd={arrowRight} isDisabled={isDisabled}>
        {text.recommendationStart}
      </ButtonLink>
    </section>
  );
}
