/** A county of a ZIP code (ENT-03). Codes keep their leading zeros. */
export interface County {
  /** Three digits, such as '013'. */
  readonly fipsCountyCode: string;
  /** Exactly as the service sends it (INP-08). */
  readonly name: string;
  /** Two digits, such as '04'. */
  readonly fipsStateCode: string;
  /** Two letters, such as 'AZ'. */
  readonly stateCode: string;
  readonly cmsCountyCodes: readonly string[];
}

/** A county that the shopper can choose. */
export interface CountyChoice {
  readonly county: County;
  /** True if the choice shows its state, because the name is not enough (INP-08). */
  readonly saysState: boolean;
}

/**
 * Returns the counties of one ZIP code, in the order of the service. If two share a name, each of them says its state.
 * If the ZIP code is in more than one state, every choice says its state (INP-08).
 */
export function countyChoices(counties: readonly County[]): readonly CountyChoice[] {
  const crossesStates = new Set(counties.map(({ stateCode }) => stateCode)).size > 1;
  const isShared = (name: string) => counties.filter((other) => sameName(other.name, name)).length > 1;
  return counties.map((county) => ({ county, saysState: crossesStates || isShared(county.name) }));
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Returns the FIPS code with state and county, five digits such as '04013'. A ZIP code can be in two states that use
 * the same county codes.
 */
export function fipsCode({ fipsStateCode, fipsCountyCode }: Pick<County, 'fipsStateCode' | 'fipsCountyCode'>): string {
  return fipsStateCode + fipsCountyCode;
}
