import { useEffect, useState } from 'react';
import type { ExtraHelpAnswer } from '../../domain/extra-help/low-income.js';
import { verbs } from '../../flows/verbs.js';
import { type ReactPiece, useHost } from '../../platform/react-renderer.js';
import { $popup } from '../../store/popups.js';
import { $isProfileKnown } from '../../store/profile.js';
import { $shownExtraHelp } from '../../store/shown-extra-help.js';
import { extraHelp as english } from '../../text/en/extra-help.js';
import base from '../../ui/base.css?inline';
import field from '../../ui/Field.css?inline';
import { dollar } from '../../ui/icons/dollar.js';
import { type Announcement, announce, LiveRegion } from '../../ui/LiveRegion.js';
import panel from '../../ui/Panel.css?inline';
import { Panel } from '../../ui/Panel.js';
import choices from '../../ui/RadioChoice.css?inline';
import { RadioChoice } from '../../ui/RadioChoice.js';
import { useEmptyHost } from '../use-empty-host.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';

/** Asks whether the shopper gets Extra Help; every price follows the answer (EH-01 to EH-04). */
function ExtraHelp() {
  const host = useHost();
  const text = useText('extraHelp', english);
  const { isOffered, answer, doPricesFollow } = useFact($shownExtraHelp);
  const [said, setSaid] = useState<Announcement | null>(null);
  // The choice shows at once; that it is kept, and where the prices follow it, comes a moment later.
  const [chosen, setChosen] = useState<ExtraHelpAnswer>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what ends the choice
  useEffect(() => {
    setChosen(null);
    // Whoever had answered has left.
    if (!answer) setSaid(null);
    // The popup of a first yes says the same itself.
    else if (chosen && doPricesFollow && !$popup.get()) setSaid(announce(said, text.nowShown[chosen]));
  }, [answer]);
  useEmptyHost(!isOffered);
  if (!isOffered) return null;
  const say = async (one: 'yes' | 'no') => {
    setChosen(one);
    await verbs.sayExtraHelp(one, host);
    // What could not be kept was not chosen.
    if ($shownExtraHelp.get().answer !== one) setChosen((now) => (now === one ? null : now));
  };
  return (
    <div className="root no-print">
      <Panel title={text.title} icon={dollar} part="extra-help">
        <RadioChoice
          legend={text.question}
          options={[
            { value: 'yes', label: text.answer.yes },
            { value: 'no', label: text.answer.no },
          ]}
          value={chosen ?? answer}
          onChange={say}
          isRow
        />
      </Panel>
      <LiveRegion say={said} />
    </div>
  );
}

export const piece = {
  component: ExtraHelp,
  styles: [base, field, choices, panel],
  when: $isProfileKnown,
} satisfies ReactPiece;
