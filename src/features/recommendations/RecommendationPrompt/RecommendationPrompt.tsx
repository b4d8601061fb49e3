import { useId } from 'react';
import { ButtonLink } from '../../../ui/Button.js';
import { Chip } from '../../../ui/Chip.js';
import { arrowRight } from '../../../ui/icons/arrow-right.js';
import { sparkle } from '../../../ui/icons/sparkle.js';
import { useText } from '../../language/use-text.js';
import { useLink } from '../../navigation/use-link.js';
import { recommendationPrompt as english } from '../text/en/recommendations.js';
import { Checklist } from './Checklist.js';

interface RecommendationPromptProps {
  /** The plan finder. */
  readonly url: string;
  readonly isDisabled: boolean;
  readonly headingLevel?: 2 | 3;
}

/** Invites the shopper to answer a few questions, where no plan is recommended yet (REC-01, DASH-05, PV-06). */
export function RecommendationPrompt({ url, isDisabled, headingLevel = 2 }: RecommendationPromptProps) {
  const text = useText(english);
  const Heading = `h${headingLevel}` as const;
  const linkTo = useLink();
  const id = useId();
  return (
    <section className="prompt" aria-labelledby={id} part="recommendation">
      <Chip kind="accent" icon={sparkle}>
        {text.label}
      </Chip>
      <Heading className="prompt__title" id={id}>
        {text.title}
      </Heading>
      <p>{text.lead}</p>
      <ButtonLink {...linkTo(url, 'plan-finder')} iconEnd={arrowRight} isDisabled={isDisabled}>
        {text.start}
      </ButtonLink>
      <Checklist />
    </section>
  );
}
