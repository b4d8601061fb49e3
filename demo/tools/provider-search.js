// A stand-in for a brand's provider search. The shopper finds, adds and changes doctors and dentists in a drawer. The
// selection is left in the browser, and the library reads it when the drawer closes.
import { button, field, make, select } from './parts/dom.js';
import { openDrawer } from './parts/drawer.js';
import { search } from './parts/search.js';
import { findProviders, keep, libraryOfPage, readSection } from './parts/site.js';

const specialtyOf = ({ specialities }) => (specialities ?? []).join(', ');

/** The demo has one office of each doctor. The second one is invented, so that there is a choice. */
function officesOf(provider) {
  const main = (provider.providerAddress ?? '').replace(/^Suite 2, /, '');
  return [main, `Suite 2, ${main}`];
}

async function open({ payload, itemId }) {
  const section = await readSection('providers', 'providersDetails');
  let providers = section.providerIdList ?? [];
  const zip = make('input', {
    inputMode: 'numeric',
    autocomplete: 'postal-code',
    maxLength: 5,
    value: payload.zipCode ?? '',
    required: true,
  });

  function draw(drawer) {
    const saved = providers.find(({ providerId }) => providerId === itemId);
    if (saved) edit(drawer, saved);
    else build(drawer);
  }

  function build(drawer) {
    const found = search({
      label: 'Find a doctor, dentist or clinic',
      hint: 'By name or specialty, two letters or more',
      find: findProviders,
      row: (provider) =>
        make(
          'li',
          { className: 'tool__mine' },
          make('span', {}, `${provider.providerName}, ${specialtyOf(provider)}`),
          button('Add', () => add(drawer, provider), { about: provider.providerName }),
        ),
      count: (number) => `${number} found`,
      say: drawer.say,
      refuse: drawer.refuse,
    });
    const mine = providers.map((provider) =>
      make(
        'li',
        { className: 'tool__mine' },
        make('span', {}, `${provider.providerName}, ${specialtyOf(provider)}`),
        button('Edit', () => edit(drawer, provider), { about: provider.providerName }),
        button('Remove', () => drop(drawer, provider), { about: provider.providerName }),
      ),
    );
    drawer.show(
      field('Near ZIP code', zip, 'Five digits'),
      found,
      make('h3', {}, `Your doctors and dentists: ${providers.length}`),
      make('ul', { className: 'tool__list' }, ...mine),
    );
  }

  const others = ({ providerId }) => providers.filter((one) => one.providerId !== providerId);

  function add(drawer, provider) {
    providers = [...others(provider), provider];
    build(drawer);
    drawer.say(`${provider.providerName} is on the list.`);
  }

  function drop(drawer, provider) {
    providers = others(provider);
    build(drawer);
    drawer.say(`${provider.providerName} is off the list.`);
  }

  function edit(drawer, provider) {
    let { providerAddress } = provider;
    const choices = officesOf(provider).map((value) => ({ value, label: value }));
    const choose = (value) => {
      providerAddress = value;
    };
    const take = () => {
      const changed = {
        ...provider,
        providerAddress,
        providerAddressId: `${provider.providerId}-${choices.findIndex(({ value }) => value === providerAddress) + 1}`,
      };
      providers = providers.map((one) => (one.providerId === provider.providerId ? changed : one));
      build(drawer);
      drawer.say(`${provider.providerName} is changed.`);
    };
    drawer.show(
      make('h3', {}, provider.providerName),
      make('p', {}, [specialtyOf(provider), provider.providerPhone].filter(Boolean).join(', ')),
      field('Office', select(choices, providerAddress, choose)),
      make(
        'p',
        { className: 'tool__actions' },
        button('Back', () => build(drawer)),
        button('Use this office', take, { isMain: true }),
      ),
    );
  }

  async function save(drawer) {
    if (!/^\d{5}$/.test(zip.value)) {
      drawer.refuse('Please enter a ZIP code of five digits.');
      return false;
    }
    keep('ucp_providerToolData', { ...section, zipCode: zip.value, planYear: payload.planYear, providerIdList: providers });
    return true;
  }

  const isCompleted = await openDrawer({ title: 'Find doctors and dentists', draw, save });
  return { isCompleted, isImported: false };
}

const { profile } = await libraryOfPage();
await profile.registerTool('provider-search', { open });
