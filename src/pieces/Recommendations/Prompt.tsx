import { useId } from 'react';
import { recommendations as english } from '../../text/en/recommendations.js';
import { ButtonLink } from '../../ui/Button.js';
import { Chip } from '../../ui/Chip.js';
import { arrowRight } from '../../ui/icons/arrow-right.js';
import { sparkle } from '../../ui/icons/sparkle.js';
import { useLink } from '../use-link.js';
import { useText } from '../use-text.js';
import { Checklist } from './Checklist.js';

interface PromptProps {
  /** The plan finder. */
  readonly url: string;
  readonly isDisabled: boolean;
}

/** Invites the shopper to answer a few questions (REC-01, DASH-05). */
export function Prompt({ url, isDisabled }: PromptProps) {
  const text = useText('recommendations', english);
  const linkTo = useLink();
  const id = useId();
  return (
    <section className="prompt" aria-labelledby={id} part="recommendation">
      <Chip kind="accent" icon={sparkle}>
        {text.promptLabel}
      </Chip>
      <h2 id={id}>{text.promptTitle}</h2>
      <p>{text.promptText}</p>
      <ButtonLink {...linkTo(url, 'plan-finder')} iconEnd={arrowRight} isDisabled={isDisabled}>
        {text.promptButton}
      </ButtonLink>
      <Checklist />
    </section>
  );
}
