import { entryOf } from '../../../../demo/service/enter.js';
import type { Row } from '../../../../demo/service/profiles/profile-data.js';
import { shoppers } from '../../../../demo/service/shoppers/index.js';
import type { Seed, Shopper } from '../../../../demo/service/shoppers/shopper.js';

/** The service's shoppers, each with a drug and a doctor that nobody else has: where one of these is seen, it says whose it is. */
export const markedShoppers: readonly Shopper[] = shoppers.map((shopper) => ({
  ...shopper,
  build: (at) => marked(shopper.build(at), shopper.name),
}));

const drugOf = (name: string): Row => ({
  nationalDrugCode: `drug-of-${name}`,
  drugName: `Drug of ${name}`,
  quantity: 30,
  supplyLength: 30,
});
const doctorOf = (name: string): Row => ({ providerId: `doctor-of-${name}`, providerName: `Doctor of ${name}`, plansList: [] });

function marked({ profile, background }: Seed, name: string): Seed {
  const { drugsAndPharmacyDetails: drugs, providersDetails: doctors } = profile;
  return {
    background,
    profile: {
      ...profile,
      drugsAndPharmacyDetails: { ...drugs, drugInfoDetails: [...drugs.drugInfoDetails, drugOf(name)] },
      providersDetails: { ...doctors, providerIdList: [...doctors.providerIdList, doctorOf(name)] },
    },
  };
}

export const uuidOf = (name: string): string => entryOf(name)?.identity.uuid ?? '';

/** The shoppers of the list whom a text is about. */
export function peopleIn(text: string, names: readonly string[]): readonly string[] {
  return names.filter((name) => text.includes(uuidOf(name)) || new RegExp(`(drug|doctor)-of-${name}(?![\\w-])`, 'i').test(text));
}

/** What is personal of anybody: names, numbers, addresses, and the drugs and doctors above. */
export function personalIn(text: string): readonly string[] {
  const ofPeople = shoppers.flatMap(({ typedAs }) => (typedAs ? [typedAs.lastName, typedAs.email, typedAs.mbi, typedAs.dob] : []));
  return [...ofPeople, 'drug-of-', 'doctor-of-', 'rug of ', 'octor of '].filter((sign) => sign && text.includes(sign));
}
