// A stand-in for a brand's drug cost estimator. The shopper changes drugs and pharmacy in a drawer, which saves them to
// the profile.
import { button, field, make, select } from './parts/dom.js';
import { openDrawer } from './parts/drawer.js';
import { search } from './parts/search.js';
import { findDrugs, findGeneric, findPharmacies, keep, libraryOfPage, readSection, shopper, writeSection } from './parts/site.js';

const FIELD = 'drugsAndPharmacyDetails';
const MONTHLY = 'Every 1 Month';
const QUARTERLY = 'Every 3 Months';

const drugName = ({ drugName: name, drugDosage: dosage }) => [name, dosage].filter(Boolean).join(', ');

/** One row for each drug and strength, whatever its packages. */
function withoutPackages(packages) {
  return [...new Map(packages.map((drug) => [drugName(drug), drug])).values()];
}

async function open({ route, payload, itemId, signIn }) {
  const section = await readSection('drugs', FIELD);
  const year = payload.planYear ?? new Date().getFullYear();
  let drugs = section.drugInfoDetails ?? [];
  let pharmacy = section.pharmacyObj ?? null;

  async function draw(drawer) {
    const saved = drugs.find((drug) => drug.nationalDrugCode === itemId);
    if (route.startsWith('#/pharmacy')) await choosePharmacy(drawer);
    else if (route.startsWith('#/drugdetails') && saved) await edit(drawer, saved);
    else build(drawer);
  }

  function build(drawer) {
    const change = (drug) => drawer.attempt(() => edit(drawer, drug));
    const found = search({
      label: 'Find a drug by name',
      hint: 'Two letters or more, such as "ni"',
      find: async (text) => withoutPackages(await findDrugs(text)),
      row: (drug) =>
        make(
          'li',
          {},
          button(drugName(drug), () => change(drug)),
        ),
      count: (number) => `${number} found`,
      say: drawer.say,
      refuse: drawer.refuse,
    });
    const mine = drugs.map((drug) =>
      make(
        'li',
        { className: 'tool__mine' },
        make('span', {}, `${drugName(drug)}: ${drug.drugQuantity ?? '?'}, ${drug.drugFrequency ?? 'refill not known'}`),
        button('Edit', () => change(drug), { about: drug.drugName }),
        button('Remove', () => drop(drawer, drug), { about: drug.drugName }),
      ),
    );
    drawer.show(
      found,
      make('h3', {}, `Your drugs: ${drugs.length}`),
      make('ul', { className: 'tool__list' }, ...mine),
      shopper()?.isGuest === false ? null : button('Sign in to keep your drugs', signIn),
      button(pharmacy ? `Change pharmacy (${pharmacy.pharmacyName})` : 'Choose a pharmacy', () =>
        drawer.attempt(() => choosePharmacy(drawer)),
      ),
    );
  }

  function drop(drawer, drug) {
    drugs = drugs.filter((one) => one.nationalDrugCode !== drug.nationalDrugCode);
    build(drawer);
    drawer.say(`${drug.drugName} is off the list.`);
  }

  /** `takes` is the code of the listed drug that this one replaces: itself, or the brand of a generic. */
  async function edit(drawer, drug, takes = drug.nationalDrugCode) {
    const packages = (await findDrugs(drug.drugName)).filter((one) => one.drugName === drug.drugName);
    const generics = drug.isGeneric ? [] : await findGeneric(drug, year).catch(() => []);
    let chosen = packages.find((one) => one.nationalDrugCode === drug.nationalDrugCode) ?? drug;
    const quantity = make('input', { type: 'number', min: '1', max: '999', value: String(drug.drugQuantity ?? 30), required: true });
    let frequency = drug.drugFrequency ?? MONTHLY;
    let supply = String(drug.drugSupplyLength ?? 30);

    function take() {
      if (!quantity.reportValidity()) return;
      const taken = {
        ...drug,
        ...chosen,
        drugQuantity: Number(quantity.value),
        drugFrequency: frequency,
        drugSupplyLength: Number(supply),
      };
      taken.refillText = frequency;
      const isListed = drugs.some((one) => one.nationalDrugCode === takes);
      const others = drugs.filter((one) => one.nationalDrugCode !== taken.nationalDrugCode || one.nationalDrugCode === takes);
      drugs = isListed ? others.map((one) => (one.nationalDrugCode === takes ? taken : one)) : [...others, taken];
      build(drawer);
      drawer.say(`${taken.drugName} is on the list.`);
    }

    const packageChoices = packages.map((one) => ({ value: one.nationalDrugCode, label: `${one.drugDosage}, ${one.drugPackageName}` }));
    const choosePackage = (code) => {
      chosen = packages.find((one) => one.nationalDrugCode === code) ?? chosen;
    };
    const chooseFrequency = (value) => {
      frequency = value;
    };
    const chooseSupply = (value) => {
      supply = value;
    };
    drawer.show(
      make('h3', {}, drug.drugName),
      generics[0]
        ? button(`Use the generic, ${generics[0].drugName}`, () =>
            drawer.attempt(() => edit(drawer, { ...generics[0], drugQuantity: drug.drugQuantity }, takes)),
          )
        : null,
      field('Strength and package', select(packageChoices, chosen.nationalDrugCode, choosePackage)),
      field('Quantity', quantity, 'Tablets, pens or millilitres that a refill holds'),
      field(
        'Refill',
        select(
          [MONTHLY, QUARTERLY].map((value) => ({ value, label: value })),
          frequency,
          chooseFrequency,
        ),
      ),
      field(
        'Supply',
        select(
          ['30', '90'].map((value) => ({ value, label: `${value} days` })),
          supply,
          chooseSupply,
        ),
      ),
      make(
        'p',
        { className: 'tool__actions' },
        button('Back', () => build(drawer)),
        button('Put on the list', take, { isMain: true }),
      ),
    );
  }

  async function choosePharmacy(drawer) {
    const pharmacies = await findPharmacies();
    const choices = pharmacies.map(({ pharmacyNumber, pharmacyName, pharmacyAddress }) => ({
      value: pharmacyNumber,
      label: [pharmacyName, pharmacyAddress].filter(Boolean).join(', '),
    }));
    const none = pharmacy ? [] : [{ value: '', label: 'Please choose' }];
    const choose = (number) => {
      pharmacy = pharmacies.find((one) => one.pharmacyNumber === number) ?? pharmacy;
      drawer.say(pharmacy ? `${pharmacy.pharmacyName} is chosen.` : '');
    };
    drawer.show(
      field('Your pharmacy', select([...none, ...choices], pharmacy?.pharmacyNumber ?? '', choose), 'A shop, or home delivery'),
      make(
        'p',
        { className: 'tool__actions' },
        button('Your drugs', () => build(drawer)),
      ),
    );
  }

  async function save() {
    const changed = { ...section, drugInfoDetails: drugs, pharmacyObj: pharmacy };
    await writeSection('drugs', FIELD, changed);
    keep('ucp_drugToolData', changed);
    return true;
  }

  const isCompleted = await openDrawer({ title: 'Estimate your drug costs', draw, save });
  return { isCompleted, isImported: false };
}

const { profile } = await libraryOfPage();
await profile.registerTool('drug-cost-estimator', { open });
