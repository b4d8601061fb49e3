import { Fragment } from 'react';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { openCard } from '../../known-plans/open-card.js';
import type { PlanKey } from '../../plan/rules/plan.js';
import { type AnswerPart, answerSentences, fullName } from '../cost-text.js';
import type { CostAnswer } from '../rules/cost-answer.js';
import type { CostText } from '../text/en/cost.js';

interface AnswerProps {
  readonly answer: CostAnswer;
  readonly cost: CostText;
  /** The plans whose cards are on the page. */
  readonly cards: ReadonlySet<PlanKey>;
}

/** The plan with the lowest yearly cost among those that anybody can join, each sentence on its own line (COST-12). */
export function Answer({ answer, cost, cards }: AnswerProps) {
  if (answer.kind === 'waits') return <div className="chart__answer chart__answer--waits" aria-hidden="true" />;
  const sentences = answerSentences(answer, cost);
  if (sentences.length === 0) return null;
  return (
    <div className="chart__answer" part="answer">
      {sentences.map((sentence, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second sentence
        <p key={line}>
          {sentence.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its parts in their order
            <Fragment key={at}>
              <Part part={part} cards={cards} />
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function Part({ part, cards }: { readonly part: AnswerPart; readonly cards: ReadonlySet<PlanKey> }) {
  if (typeof part === 'string') return part;
  if ('amount' in part) return <b>{part.amount}</b>;
  const { plan } = part;
  const name = <UnbrokenCodes of={fullName(plan)} />;
  if (!cards.has(plan.key)) return name;
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the card, whose place in the document has no address
    <a href="#plan" onClick={openCard(plan.key)}>
      {name}
    </a>
  );
}
