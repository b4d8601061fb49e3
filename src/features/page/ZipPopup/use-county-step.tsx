import { hide } from '../../../shared/hidden.js';
import { LiveRegion } from '../../../ui/LiveRegion.js';
import { RadioChoice } from '../../../ui/RadioChoice.js';
import { useFields } from '../../../ui/use-fields.js';
import { useFormCheck } from '../../../ui/use-form-check.js';
import { isolate } from '../../language/rules/isolate.js';
import { useText } from '../../language/use-text.js';
import { useLongList } from '../../lists/LongList/use-long-list.js';
import { type County, countyChoices } from '../../place/rules/county.js';
import { zipPopup as english } from '../../place/text/en/zip-popup.js';
import type { Places, Step } from './step.js';

/** Asks which county of the ZIP code it is. Nothing is chosen at first: the county of a wrong guess would price every plan wrong. */
export function useCountyStep(places: Places | null, keep: (zipCode: string, county: County) => void): Step {
  const text = useText(english);
  const typed = useFields<Choice>(hide({ county: null }));
  const chosen = typed.fields.county;
  const { zipCode = '', counties = [] } = places ?? {};
  const { form, invalid, announcement, submit } = useFormCheck(typed, missing, ({ county }) => county && keep(zipCode, county));
  const { rows, more } = useLongList(countyChoices(counties), form, 'input');
  const body = (
    <div className="form" ref={form}>
      <p>{text.countyLead(zipCode)}</p>
      <RadioChoice
        legend={text.county}
        // By its place in the list: a radio's value is an attribute, and a county's code says where the shopper lives.
        options={rows.map(({ county, saysState }, place) => ({
          value: String(place),
          label: saysState ? `${isolate(county.name)}, ${county.stateCode}` : isolate(county.name),
        }))}
        value={chosen && String(counties.indexOf(chosen))}
        onChange={(place) => typed.change(() => ({ county: counties[Number(place)] ?? null }))}
        error={invalid.size > 0 ? text.countyMissing : undefined}
        isRequired
      />
      {more}
      <LiveRegion say={announcement} />
    </div>
  );
  return { title: text.countyTitle, body, isBusy: false, submit };
}

interface Choice {
  readonly county: County | null;
}

const missing = ({ county }: Choice) => new Set(county ? [] : ['county']);
