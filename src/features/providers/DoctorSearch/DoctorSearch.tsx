import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { $settings } from '../../../shared/settings/state.js';
import { useIsCloaked } from '../../../shared/shopper/use-is-cloaked.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import button from '../../../ui/Button.css?inline';
import { Button } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import contained from '../../../ui/contained.css?inline';
import { doctor } from '../../../ui/icons/doctor.js';
import { search } from '../../../ui/icons/search.js';
import strip from '../../../ui/Strip.css?inline';
import { Strip } from '../../../ui/Strip.js';
import { $shownPlans } from '../../known-plans/state/plans.js';
import { useText } from '../../language/use-text.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { addProviders } from '../actions.js';
import { doctorSearch as english } from '../text/en/doctor-search.js';

/** A place for the brand's own doctor search on the page, and on small screens a way to it once plans are saved (DASH-08). */
function DoctorSearch() {
  const text = useText(english);
  const slot = useRef<HTMLSlotElement>(null);
  const isEmbedded = useIsFilled(slot);
  const isSmall = useMedia('(max-width: 599px)');
  const { keys } = useAtom($shownPlans);
  const hidesProviders = useAtom($settings)?.hideProviders ?? false;
  const hasBlock = isSmall && !hidesProviders && keys.length > 0;
  useEmptyHost(!hasBlock && !isEmbedded);
  return (
    <section className="root root--main stack no-print" aria-label={text.label}>
      {hasBlock && <Block />}
      <slot ref={slot} />
    </section>
  );
}

function Block() {
  const host = useHost();
  const text = useText(english);
  const isCloaked = useIsCloaked();
  return (
    <Strip
      title={text.title}
      icon={doctor}
      meta={[text.lead]}
      headingLevel={2}
      part="doctor-search"
      action={
        <Button kind="secondary" icon={search} isDisabled={isCloaked} onClick={() => addProviders(null, host)}>
          {text.button}
        </Button>
      }
    />
  );
}

/** Whether the author, or the brand's script, put something in the element. */
function useIsFilled(slot: React.RefObject<HTMLSlotElement | null>): boolean {
  const [isFilled, setFilled] = useState(false);
  useLayoutEffect(() => {
    const look = () => setFilled(slot.current?.assignedNodes().some(isSomething) ?? false);
    const one = slot.current;
    one?.addEventListener('slotchange', look);
    look();
    return () => one?.removeEventListener('slotchange', look);
  }, [slot]);
  return isFilled;
}

/** The white space between two tags is nothing. */
function isSomething({ nodeType, textContent }: Node): boolean {
  return nodeType === Node.ELEMENT_NODE || textContent?.trim() !== '';
}

function useMedia(query: string): boolean {
  const media = matchMedia(query);
  return useSyncExternalStore(
    (changed) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

export const component = {
  component: DoctorSearch,
  styles: [base, contained, button, strip],
  when: $isProfileKnown,
} satisfies ReactComponent;
