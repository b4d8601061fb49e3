/** The icons that the library draws. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'basket'
  | 'building'
  | 'calendar'
  | 'car'
  | 'check'
  | 'chevron-down'
  | 'clipboard'
  | 'clock'
  | 'close'
  | 'compare'
  | 'doctor'
  | 'dollar'
  | 'ear'
  | 'edit'
  | 'external'
  | 'eye'
  | 'fitness'
  | 'globe'
  | 'heart'
  | 'info'
  | 'lock'
  | 'mail'
  | 'mind'
  | 'no'
  | 'ok'
  | 'pharmacy'
  | 'phone'
  | 'pill'
  | 'pin'
  | 'plans'
  | 'plus'
  | 'print'
  | 'question'
  | 'search'
  | 'sparkle'
  | 'star'
  | 'tooth'
  | 'trash'
  | 'truck'
  | 'warn';

/** Words in the content's icon names, by the icon that the library draws for them. */
const words: Readonly<Partial<Record<IconName, string>>> = {
  basket: 'basket otc counter food grocery groceries produce shopping',
  building: 'building hospital inpatient facility clinic urgent emergency',
  calendar: 'calendar',
  car: 'car transportation transport ride rides',
  check: 'check checkmark',
  clipboard: 'clipboard referral',
  clock: 'clock time hours',
  dollar: 'dollar dollars premium money cost copay savings deductible',
  doctor: 'doctor doctors physician pcp provider providers specialist medical nurse stethoscope',
  ear: 'ear hearing',
  eye: 'eye eyes eyewear vision glasses optical',
  fitness: 'fitness gym wellness exercise active renew',
  globe: 'globe travel world nationwide national passport',
  heart: 'heart health',
  mail: 'mail email',
  mind: 'mind mental behavioral therapy',
  pharmacy: 'pharmacy pharmacies',
  phone: 'phone telehealth virtual call nurseline',
  pill: 'pill pills drug drugs rx prescription prescriptions medication insulin',
  pin: 'pin location map',
  plans: 'plans plan shield coverage',
  search: 'search',
  star: 'star stars rating',
  tooth: 'tooth teeth dental dentist',
  truck: 'truck delivery shipping',
};

let icons: ReadonlyMap<string, IconName> | undefined;

/**
 * Returns the icon for a file name such as `icon-dental.svg` or `/assets/Dental_Icon.png`. The first known word
 * decides, or else it is the dollar icon (CARD-05).
 */
export function bulletIcon(fileName: string | null): IconName {
  icons ??= byWord();
  for (const word of wordsOf(fileName ?? '')) {
    const icon = icons.get(word);
    if (icon) return icon;
  }
  return 'dollar';
}

function byWord(): ReadonlyMap<string, IconName> {
  const entries = (Object.entries(words) as [IconName, string][]).flatMap(([icon, list]) =>
    list.split(' ').map((word) => [word, icon] as const),
  );
  return new Map(entries);
}

/** Splits a file name into words, without folder, query and extension. `HearingAid` is two words. */
function wordsOf(fileName: string): readonly string[] {
  const [path = ''] = fileName.split(/[?#]/);
  const [base = ''] = path.slice(path.lastIndexOf('/') + 1).split('.');
  return base
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z]+/);
}
