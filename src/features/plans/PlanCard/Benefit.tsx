import { onThisPage } from '../../../ui/handle-link-click.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import type { BenefitToken } from '../rules/benefit-text.js';

interface BenefitProps {
  readonly tokens: readonly BenefitToken[];
  readonly text: PlanCardText;
}

/** A benefit's text: amounts bold, footnote markers as links to the notes (CARD-05, CARD-15). */
export function Benefit({ tokens, text }: BenefitProps) {
  return tokens.map((token, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one text have no other key, and never move
    if (token.kind === 'money') return <b key={index}>{token.text}</b>;
    if (token.kind === 'text') return token.text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <sup key={index}>
        <a href={`#ucp-note-${token.note}`} aria-label={text.footnote[token.note]} onClick={onThisPage}>
          {token.note}
        </a>
      </sup>
    );
  });
}
