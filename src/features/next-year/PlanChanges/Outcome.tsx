import type { ReactNode } from 'react';
import { useAtom } from '../../../shared/state/use-atom.js';
import { classes } from '../../../ui/classes.js';
import { Icon } from '../../../ui/Icon.js';
import { arrowRight } from '../../../ui/icons/arrow-right.js';
import type { IconArt } from '../../../ui/icons/art.js';
import { calendar } from '../../../ui/icons/calendar.js';
import { ok } from '../../../ui/icons/ok.js';
import { warn } from '../../../ui/icons/warn.js';
import { $hasExtraHelp } from '../../extra-help/state/subsidy.js';
import { openCard } from '../../known-plans/open-card.js';
import { $cardsOnPage } from '../../known-plans/state/cards-on-page.js';
import { useText } from '../../language/use-text.js';
import { dayBefore } from '../rules/day-before.js';
import { $nextPlans, type PlanNow } from '../state/plan-changes.js';
import { planChanges as english } from '../text/en/plan-changes.js';
import { Bolded } from './Bolded.js';

/** Says what becomes of the plan now on January 1 (NEXT-02). Nothing is claimed about a plan whose outcome is not known. */
export function Outcome({ plan: { key, year, outcome } }: { readonly plan: PlanNow }): ReactNode {
  const { outcome: text, date } = useText(english);
  const hasExtraHelp = useAtom($hasExtraHelp);
  const cards = useAtom($cardsOnPage);
  const next = useAtom($nextPlans).get(key);
  const fill = { year: String(year + 1), thisYear: String(year) };
  switch (outcome.kind) {
    case 'unknown':
      return null;
    case 'renews':
      return <Box tone="info" icon={calendar} sentences={[<Bolded text={text.renews} fill={fill} key="renews" />]} />;
    case 'moves':
      return (
        <Box
          tone="info"
          icon={arrowRight}
          sentences={[
            <Bolded
              text={next ? text.moves : text.movesAnywhere}
              name={next?.name}
              onOpen={next && cards.has(next.key) ? openCard(next.key) : undefined}
              fill={fill}
              key="moves"
            />,
          ]}
        />
      );
    case 'joined': {
      const { name: joined, starts } = outcome;
      const days = starts && { starts: date(starts), ends: date(dayBefore(starts)) };
      return (
        <Box
          tone="positive"
          icon={ok}
          sentences={[<Bolded text={days ? text.joined : text.joinedAnyDay} name={joined} fill={{ ...fill, ...days }} key="joined" />]}
        />
      );
    }
    case 'ends': {
      const { lost } = outcome;
      // Extra Help may bring another drug plan, so the sentence about drug coverage would be wrong.
      const isAboutDrugs = lost === 'drugs' || lost === 'care-and-drugs';
      const loss = lost === 'unknown' ? null : hasExtraHelp && isAboutDrugs ? text.withExtraHelp : text.lost[lost];
      const sentences = [text.ends, loss, text.join].filter((one) => one !== null);
      return <Box tone="caution" icon={warn} sentences={sentences.map((one) => <Bolded text={one} fill={fill} key={one} />)} />;
    }
  }
}

interface BoxProps {
  readonly tone: 'info' | 'positive' | 'caution';
  readonly icon: IconArt;
  readonly sentences: readonly ReactNode[];
}

export function Box({ tone, icon, sentences }: BoxProps) {
  return (
    <div className={classes('outcome', `outcome--${tone}`)} part="next-year">
      <Icon of={icon} />
      <div>
        {sentences.map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences keep their order
          <p key={at}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
