import { decode, encode, encodePresent, fieldsOf, openShape, year, zip } from '../../shared/http/shape.js';
import { fieldOf } from '../../shared/http/wire.js';
import { cutMark, defineRows } from '../profile/section.js';
import { placeFields, providerFacts, providerRow, readProviders } from './decoder.js';
import type { Provider } from './rules/provider.js';

/** The facts of the saved doctors and dentists that the page shows. */
export interface ProvidersContent {
  readonly zipCode: string | null;
  /** The plan year of their coverage. */
  readonly planYear: number | null;
  readonly providers: readonly Provider[];
  /** True if the service has more rows than the library reads (SAFE-05). */
  readonly isCut?: boolean;
}

declare module '../profile/rules/profile.js' {
  interface ListContents {
    readonly providers: ProvidersContent;
  }
}

const body = openShape({ zipCode: zip, planYear: year });

/** The saved doctors and dentists, with their coverage in a plan year. */
export const providersSection = defineRows<'providers', Provider>('providers', {
  field: 'providersDetails',
  types: { zipCode: 'text or number', planYear: 'text or number' },
  rows: {
    name: 'providerIdList',
    needs: ['providerId', 'providerName'],
    keyOf: (row) => decode(providerRow, row)?.id,
  },
  toolStorage: 'ucp_providerToolData',
  none: { zipCode: null, planYear: null, providers: [] },
  content: (sent, issues) => {
    const rows = fieldOf(sent, 'providerIdList');
    return { ...fieldsOf(body, sent), providers: readProviders(rows, issues), ...cutMark(rows) };
  },
  items: ({ providers }) => providers,
  withItems: (list, providers) => ({ ...list, providers }),
  keyOf: ({ id }) => id,
  encodeRow: (one) => ({ ...encode(providerRow, one), ...encodePresent(providerFacts, one), providerAddressObj: encode(placeFields, one) }),
  encodeRest: ({ zipCode, planYear }) => ({ zipCode, planYear }),
  forYear: (list, planYear) => ({ ...list, planYear }),
});
