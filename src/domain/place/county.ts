/** A county of a ZIP code (ENT-03). Codes keep their leading zeros. */
export interface County {
  /** Three digits, such as '013'. */
  readonly fipsCountyCode: string;
  readonly name: string;
  /** Two digits, such as '04'. */
  readonly fipsStateCode: string;
  /** Two letters, such as 'AZ'. */
  readonly stateCode: string;
  readonly cmsCountyCodes: readonly string[];
}

/** The county's whole FIPS code, five digits such as '04013': a ZIP code may lie in two states, which number their counties alike. */
export function fipsCode({ fipsStateCode, fipsCountyCode }: Pick<County, 'fipsStateCode' | 'fipsCountyCode'>): string {
  return fipsStateCode + fipsCountyCode;
}
