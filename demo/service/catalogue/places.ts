import madeUp from '../../data/made-up.json' with { type: 'json' };
import places from '../../data/places.json' with { type: 'json' };

/** A county in the format of the counties call. */
export interface WireCounty {
  readonly fipsCountyCode: string;
  readonly fipsCountyName: string;
  readonly fipsStateCode: string;
  readonly stateCode: string;
  readonly cmsCountyCodes: readonly string[];
}

const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI 27MN 28MS 29MO ' +
    '30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA 54WV 55WI 56WY ' +
    '60AS 66GU 69MP 72PR 78VI'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

const NAMES: Readonly<Record<string, string>> = { ...madeUp.countyNames, ...places.countyNames };
const NEAR: Readonly<Record<string, string>> = places.zipCounties;

let farTable: Map<string, string[]> | undefined;

/** Adds the ZIP codes of one county's packed line. data/PROVENANCE.md describes the packing. */
function unpack(line: string, county: string, table: Map<string, string[]>): void {
  let zip = 0;
  const add = () => {
    const key = String(zip).padStart(5, '0');
    const counties = table.get(key);
    if (counties) counties.push(county);
    else table.set(key, [county]);
  };
  for (const token of line.split(' ')) {
    const steps = token.startsWith('*') ? Number.parseInt(token.slice(1), 36) : 1;
    const distance = token.startsWith('*') ? 1 : Number.parseInt(token, 36);
    for (let step = 0; step < steps; step += 1) {
      zip += distance;
      add();
    }
  }
}

function far(): Map<string, string[]> {
  if (!farTable) {
    farTable = new Map();
    for (const [county, line] of Object.entries(places.countyZips)) unpack(line, county, farTable);
  }
  return farTable;
}

/** The state letters of a five-digit county code; null for an unknown state. */
function stateOf(county: string): string | null {
  return STATES[county.slice(0, 2)] ?? null;
}

export function countyName(county: string): string {
  return NAMES[county] ?? `County ${county.slice(2)}`;
}

/** Five-digit county codes of a ZIP, the one with the most addresses first if known. Empty for an unknown ZIP. */
export function countyCodes(zip: string): readonly string[] {
  if (!/^\d{5}$/.test(zip)) return [];
  return Object.hasOwn(NEAR, zip) ? (NEAR[zip] ?? '').split(' ') : (far().get(zip) ?? []);
}

/** The counties of a ZIP in the format of the counties call. */
export function countiesOf(zip: string): readonly WireCounty[] {
  return countyCodes(zip).flatMap((code) => {
    const stateCode = stateOf(code);
    if (!stateCode) return [];
    const county = code.slice(2);
    return [
      { fipsCountyCode: county, fipsCountyName: countyName(code), fipsStateCode: code.slice(0, 2), stateCode, cmsCountyCodes: [county] },
    ];
  });
}

/** The five-digit code of a county from the state letters and the county code of a path; null for an unknown state. */
export function countyCode(stateCode: string, county: string): string | null {
  if (/^\d{5}$/.test(county)) return county;
  const state = Object.entries(STATES).find(([, letters]) => letters === stateCode.toUpperCase())?.[0];
  return state && /^\d{3}$/.test(county) ? state + county : null;
}

/** The state of a ZIP's first county. */
export function stateOfZip(zip: string): string | null {
  const [first] = countyCodes(zip);
  return first ? stateOf(first) : null;
}
