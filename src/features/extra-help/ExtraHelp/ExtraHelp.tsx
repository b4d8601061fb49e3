import { useEffect, useRef, useState } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { afterPaint } from '../../../shared/time/after-paint.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { Icon } from '../../../ui/Icon.js';
import { dollar } from '../../../ui/icons/dollar.js';
import { type Announcement, announce, LiveRegion } from '../../../ui/LiveRegion.js';
import { RadioChoice, radioChoiceStyles } from '../../../ui/RadioChoice.js';
import { useSwappedFocus } from '../../../ui/use-swapped-focus.js';
import { HelpPreview } from '../../cost/HelpPreview/HelpPreview.js';
import { useText } from '../../language/use-text.js';
import { useLink } from '../../navigation/use-link.js';
import { $popup } from '../../popups/state/popups.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { submitExtraHelpAnswer } from '../actions.js';
import type { ExtraHelpAnswer } from '../rules/low-income.js';
import { $howToApply } from '../state/how-to-apply.js';
import { $shownExtraHelp } from '../state/subsidy.js';
import type { ExtraHelpText } from '../text/en/extra-help.js';
import { extraHelp as english } from '../text/en/extra-help.js';
import css from './ExtraHelp.css?inline';

/**
 * Whether the shopper gets Extra Help: a question until it is answered, then one line with the answer (EH-01 to EH-04, EH-09, EH-10). Every price
 * follows the answer.
 */
function ExtraHelp() {
  const host = useHost();
  const text = useText(english);
  const root = useRef<HTMLDivElement>(null);
  const { isOffered, answer, applies, doPricesFollow } = useAtom($shownExtraHelp);
  const isPopupOpen = useAtom($popup) !== null;
  const shopper = useAtom($identity)?.uuid;
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const [isChanging, setChanging] = useState(false);
  // The choice is painted at once; that it is kept, and where the prices follow it, comes a moment later.
  const [chosen, setChosen] = useState<ExtraHelpAnswer>(null);
  // The popup of a first yes gives focus back to the answer, which has to be there for that.
  const isHeld = useHeldChoice(chosen !== null, isPopupOpen);
  const shown = answer ?? (applies ? 'yes' : null);
  const isAsking = isChanging || isHeld || shown === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what ends the choice
  useEffect(() => {
    setChosen(null);
    setChanging(false);
    // The shopper who had answered has left.
    if (!answer) setAnnouncement(null);
    // The popup of a first yes says the same itself.
    else if (chosen && doPricesFollow && !$popup.get()) setAnnouncement(announce(announcement, text.nowShown[chosen]));
  }, [answer]);
  // The next shopper has chosen nothing (SIGN-01).
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the shopper ends it
  useEffect(() => setChosen(null), [shopper]);
  useSwappedFocus(root, isAsking);
  useEmptyHost(!isOffered);
  if (!isOffered) return null;
  const say = async (one: 'yes' | 'no') => {
    setChosen(one);
    await new Promise<void>(afterPaint);
    await submitExtraHelpAnswer(one, host);
    // An answer that could not be kept was not chosen.
    if ($shownExtraHelp.get().answer !== one) setChosen((now) => (now === one ? null : now));
    else setChanging(false);
  };
  return (
    <div className="root no-print" ref={root}>
      {isAsking ? (
        <div className="ask" part="extra-help">
          <RadioChoice
            legend={text.question}
            options={[
              { value: 'yes', label: text.answer.yes },
              { value: 'no', label: text.answer.no },
            ]}
            value={chosen ?? shown}
            onChange={say}
            isRow
          />
          {shown === null && <Unanswered text={text} />}
        </div>
      ) : (
        <Line
          answer={shown}
          isFromRecord={answer === null}
          text={text}
          onChange={withClickTracking('Change Extra Help', () => setChanging(true))}
        />
      )}
      <LiveRegion say={announcement} />
    </div>
  );
}

/**
 * Shows what Extra Help would save, and how to get it. Both keep a place while they load. They disappear with the answer (EH-10, LOAD-04).
 */
function Unanswered({ text }: { readonly text: ExtraHelpText }) {
  const linkTo = useLink();
  const howToApply = useAtom($howToApply);
  return (
    <>
      <HelpPreview />
      {howToApply.kind === 'waits' && (
        <p aria-hidden="true">
          <span className="how">{'\u00a0'}</span>
        </p>
      )}
      {howToApply.kind === 'page' && (
        <p>
          <a className="how" part="how-to-apply" {...linkTo(howToApply.url, 'content-link')}>
            {text.howToApply}
          </a>
        </p>
      )}
    </>
  );
}

interface LineProps {
  readonly answer: 'yes' | 'no';
  readonly isFromRecord: boolean;
  readonly text: ExtraHelpText;
  readonly onChange: () => void;
}

function Line({ answer, isFromRecord, text, onChange }: LineProps) {
  return (
    <div className="line" part="extra-help">
      <Icon of={dollar} />
      <p>
        {text.line} <b>{text.included[answer]}</b>
        {isFromRecord && text.fromRecord}
        <span className="line__dot" aria-hidden="true">
          {' '}
          ·
        </span>{' '}
        <Button kind="quiet" onClick={onChange}>
          {text.change}
        </Button>
      </p>
    </div>
  );
}

/** True from a choice that opens a popup until that popup has closed and the page has been drawn. */
function useHeldChoice(isChosen: boolean, isPopupOpen: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  const starts = isChosen && isPopupOpen;
  useEffect(() => {
    if (starts) setHeld(true);
    if (isPopupOpen) return undefined;
    // The popup has given focus back by then.
    const frame = requestAnimationFrame(() => setHeld(false));
    return () => cancelAnimationFrame(frame);
  }, [starts, isPopupOpen]);
  return starts || isHeld;
}

export const component = {
  component: ExtraHelp,
  styles: [base, ...buttonStyles, ...radioChoiceStyles, css],
  when: $isProfileKnown,
} satisfies ReactComponent;
