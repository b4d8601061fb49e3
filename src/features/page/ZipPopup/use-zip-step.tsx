import { type RefObject, useEffect, useRef, useState } from 'react';
import { hide } from '../../../shared/hidden.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { isWholeZip, maskZip } from '../../../shared/validation/zip.js';
import { LiveRegion } from '../../../ui/LiveRegion.js';
import { MaskedInput } from '../../../ui/MaskedInput.js';
import { useFields } from '../../../ui/use-fields.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { useLink } from '../../navigation/use-link.js';
import { findZip } from '../../place/actions.js';
import { $browse } from '../../place/state/browse.js';
import { zipPopup as english } from '../../place/text/en/zip-popup.js';
import type { Places, Step } from './step.js';

/** Asks for the ZIP code, and looks it up (VAL-02, VAL-06). */
export function useZipStep(onFound: (places: Places) => void): Step {
  const text = useText(english);
  const { loading } = useText(commonEnglish);
  const typed = useFields(hide({ zip: '' }));
  const [state, setState] = useState<'asking' | 'looking' | 'too-short' | 'unknown'>('asking');
  const [attempts, setAttempts] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const awaited = useAwaited();
  const refuse = (why: 'too-short' | 'unknown') => {
    setState(why);
    setAttempts((count) => count + 1);
    input.current?.focus();
  };
  const submit = async () => {
    const { zip } = typed.now();
    if (!isWholeZip(zip)) {
      refuse('too-short');
      return;
    }
    setState('looking');
    const search = findZip(zip).catch(() => null);
    awaited.current = search;
    const places = await search;
    // Closed meanwhile, or another ZIP code is in the field: the shopper has thought better of it.
    if (awaited.current !== search) return;
    if (!places) {
      refuse('unknown');
      return;
    }
    setState('asking');
    onFound(places);
  };
  const isBusy = state === 'looking';
  const type = (zip: string) => {
    typed.change(() => ({ zip }));
    awaited.current = null;
    if (isBusy) setState('asking');
  };
  // What is missing is what the hint asks for: the words stand once.
  const isTooShort = state === 'too-short';
  const isUnknown = state === 'unknown';
  const error = isTooShort ? text.hint : isUnknown ? text.invalid : undefined;
  // An error too: sent by Enter, the field has focus already, and nothing else would speak it.
  const status = isBusy ? loading : error;
  const body = (
    <>
      <MaskedInput
        label={text.zipCode}
        hint={isTooShort ? undefined : text.hint}
        error={error}
        value={typed.fields.zip}
        mask={maskZip}
        onChange={type}
        inputMode="numeric"
        autoComplete="postal-code"
        isRequired
        ref={input}
      />
      {isUnknown && <ViewPlans />}
      <LiveRegion say={status ? { id: attempts, text: status } : null} />
    </>
  );
  return { title: text.title, body, isBusy, submit };
}

/** The shopper's pending actions. There are none once the popup has closed. */
function useAwaited(): RefObject<unknown> {
  const awaited = useRef<unknown>(null);
  useEffect(
    () => () => {
      awaited.current = null;
    },
    [],
  );
  return awaited;
}

/** Plans can be looked at without a ZIP code, too (VAL-02). */
function ViewPlans() {
  const text = useText(english);
  const browse = useAtom($browse);
  const linkTo = useLink();
  return (
    browse?.url && (
      <p>
        <a {...linkTo(browse.url, 'browse-plans')}>{text.viewPlans}</a>
      </p>
    )
  );
}
