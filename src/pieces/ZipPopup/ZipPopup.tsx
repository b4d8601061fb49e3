import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { County } from '../../domain/place/county.js';
import { maskZip } from '../../domain/validation/zip.js';
import { verbs } from '../../flows/verbs.js';
import type { ReactPiece } from '../../platform/react-renderer.js';
import { $browse } from '../../store/shown.js';
import { common as commonEnglish } from '../../text/en/common.js';
import { zipPopup as english } from '../../text/en/zip-popup.js';
import button from '../../ui/Button.css?inline';
import { Button } from '../../ui/Button.js';
import base from '../../ui/base.css?inline';
import dialog from '../../ui/Dialog.css?inline';
import { Dialog } from '../../ui/Dialog.js';
import field from '../../ui/Field.css?inline';
import form from '../../ui/Form.css?inline';
import iconButton from '../../ui/IconButton.css?inline';
import { LiveRegion } from '../../ui/LiveRegion.js';
import { MaskedInput } from '../../ui/MaskedInput.js';
import choice from '../../ui/RadioChoice.css?inline';
import { RadioChoice } from '../../ui/RadioChoice.js';
import spinner from '../../ui/Spinner.css?inline';
import { telling } from '../telling.js';
import { useChecked } from '../use-checked.js';
import { useFact } from '../use-fact.js';
import { useLink } from '../use-link.js';
import { usePopup } from '../use-popup.js';
import { useText } from '../use-text.js';

/** Asks where the shopper lives, as enrolling needs it (DASH-07, VAL-02). */
function ZipPopup({ open = false }: { readonly open?: boolean }) {
  const close = usePopup('ucp-zip-popup', open);
  return open ? <OpenPopup onClose={close} /> : null;
}

interface Places {
  readonly zipCode: string;
  readonly counties: readonly County[];
}

/** One of the popup's two questions. */
interface Step {
  readonly title: string;
  readonly body: ReactNode;
  readonly isBusy: boolean;
  readonly submit: () => void;
}

function OpenPopup({ onClose }: { readonly onClose: () => void }) {
  const text = useText('zipPopup', english);
  const common = useText('common', commonEnglish);
  const [places, setPlaces] = useState<Places | null>(null);
  // What waits for the ZIP code hangs on the popup: it closes last.
  const closeAfter = (kept: Promise<unknown>) => void Promise.resolve(kept).finally(onClose);
  const zipStep = useZipStep(({ zipCode, counties }) => {
    const [only, ...others] = counties;
    if (only && others.length === 0) closeAfter(verbs.takeOnlyCounty(zipCode, only));
    else setPlaces({ zipCode, counties });
  });
  const countyStep = useCountyStep(places, (zipCode, county) => closeAfter(verbs.chooseCounty(zipCode, county)));
  const { title, body, isBusy, submit } = places ? countyStep : zipStep;
  const giveUp = telling('Close', onClose);
  const choices = (
    <>
      <Button kind="secondary" onClick={giveUp}>
        {text.cancel}
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {text.continue}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isSmall title={title} closeLabel={common.close} onClose={giveUp} onSubmit={submit} step={title} foot={choices}>
      {body}
    </Dialog>
  );
}

function useZipStep(onFound: (places: Places) => void): Step {
  const text = useText('zipPopup', english);
  const { loading } = useText('common', commonEnglish);
  const [zip, setZip] = useState('');
  const [state, setState] = useState<'asking' | 'looking' | 'invalid'>('asking');
  const input = useRef<HTMLInputElement>(null);
  const awaited = useAwaited();
  const submit = async () => {
    setState('looking');
    const search = verbs.findZip(zip).catch(() => null);
    awaited.current = search;
    const places = await search;
    // Closed meanwhile, or another ZIP code is in the field: the shopper has thought better of it.
    if (awaited.current !== search) return;
    setState(places ? 'asking' : 'invalid');
    if (places) onFound(places);
    else input.current?.focus();
  };
  const isBusy = state === 'looking';
  const type = (typed: string) => {
    if (typed === zip) return;
    setZip(typed);
    awaited.current = null;
    if (isBusy) setState('asking');
  };
  const error = state === 'invalid' ? text.invalid : undefined;
  // An error too: sent by Enter, the field has focus already, and nothing else would speak it.
  const said = isBusy ? loading : error;
  const body = (
    <>
      <MaskedInput
        label={text.zipCode}
        hint={text.hint}
        error={error}
        value={zip}
        mask={maskZip}
        onChange={type}
        inputMode="numeric"
        autoComplete="postal-code"
        isRequired
        ref={input}
      />
      {error && <ViewPlans />}
      <LiveRegion say={said ? { id: 1, text: said } : null} />
    </>
  );
  return { title: text.title, body, isBusy, submit };
}

/** What the shopper still waits for; nothing any more once the popup has gone. */
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
  const text = useText('zipPopup', english);
  const browse = useFact($browse);
  const linkTo = useLink();
  return (
    browse?.url && (
      <p>
        <a {...linkTo(browse.url, 'browse-plans')}>{text.viewPlans}</a>
      </p>
    )
  );
}

/** Nothing is chosen at first: the county of a wrong guess would price every plan wrong. */
function useCountyStep(places: Places | null, keep: (zipCode: string, county: County) => void): Step {
  const text = useText('zipPopup', english);
  const [chosen, setChosen] = useState<County | null>(null);
  const { zipCode = '', counties = [] } = places ?? {};
  const { form, invalid, said, submit } = useChecked(chosen, missing, () => chosen && keep(zipCode, chosen));
  const body = (
    <div className="form" ref={form}>
      <p>{text.countyLead(zipCode)}</p>
      <RadioChoice
        legend={text.county}
        // By its place in the list: a radio's value is an attribute, and a county's code says where the shopper lives.
        options={counties.map(({ name }, place) => ({ value: String(place), label: text.countyName(name) }))}
        value={chosen && String(counties.indexOf(chosen))}
        onChange={(place) => setChosen(counties[Number(place)] ?? null)}
        error={invalid.size > 0 ? text.countyMissing : undefined}
        isRequired
      />
      <LiveRegion say={said} />
    </div>
  );
  return { title: text.countyTitle, body, isBusy: false, submit };
}

const missing = (chosen: County | null) => new Set(chosen ? [] : ['county']);

export const piece = { component: ZipPopup, styles: [base, button, iconButton, field, form, choice, dialog, spinner] } satisfies ReactPiece;
