import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { component as zipPopup } from '../../../../src/features/page/ZipPopup/ZipPopup.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { aCounty } from '../../../fixtures/places.js';
import { showComponent } from '../../../support/show-component.js';
import { stubAction } from '../../../support/stub-action.js';
import { runInAct, type } from '../../../ui/render.js';

beforeEach(resetStore);

const pinal = aCounty({ name: 'Pinal', fipsCountyCode: '021' });

it('[VAL-02] [TRK-07] asks for the county without its code in any attribute, and keeps the one that was chosen', async () => {
  stubAction('findZip').mockResolvedValue({ zipCode: '85142', counties: [aCounty(), pinal] });
  const keep = stubAction('chooseCounty').mockResolvedValue(undefined);
  const { root, find } = showComponent('ucp-zip-popup', zipPopup, { open: true });
  const submit = () => act(async () => find<HTMLFormElement>('form').requestSubmit());
  type(find<HTMLInputElement>('input'), '85142');
  await submit();
  const radios = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(radios).toHaveLength(2);
  const attributes = [...root.querySelectorAll('*')].flatMap((one) => one.getAttributeNames().map((name) => one.getAttribute(name)));
  expect(attributes.join(' ')).not.toMatch(/04013|04021/);
  runInAct(() => radios[1]?.click());
  expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  await submit();
  expect(keep).toHaveBeenCalledWith('85142', pinal);
});
