/** A county of a ZIP code (ENT-03). Codes keep their leading zeros. */
export interface County {
  /** Three digits, such as '013'. */
  readonly fipsCountyCode: string;
  /** As the service gives it; nothing is added to it (INP-08). */
  readonly name: string;
  /** Two digits, such as '04'. */
  readonly fipsStateCode: string;
  /** Two letters, such as 'AZ'. */
  readonly stateCode: string;
  readonly cmsCountyCodes: readonly string[];
}

/** A county that a shopper may choose. */
export interface CountyChoice {
  readonly county: County;
  /** Whether the name alone does not tell it from the others (INP-08). */
  readonly saysState: boolean;
}

/**
 * The counties of one ZIP code, in the order of the service. If two share a name, each of them says its state. If the ZIP code crosses a
 * state line, each choice does (INP-08).
 */
export function countyChoices(counties: readonly County[]): readonly CountyChoice[] {
  const crossesStates = new Set(counties.map(({ stateCode }) => stateCode)).size > 1;
  const isShared = (name: string) => counties.filter((other) => sameName(other.name, name)).length > 1;
  return counties.map((county) => ({ county, saysState: crossesStates || isShared(county.name) }));
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The county's whole FIPS code, five digits such as '04013': a ZIP code may lie in two states, which number their counties alike. */
export function fipsCode({ fipsStateCode, fipsCountyCode }: Pick<County, 'fipsStateCode' | 'fipsCountyCode'>): string {
  return fipsStateCode + fipsCountyCode;
}
