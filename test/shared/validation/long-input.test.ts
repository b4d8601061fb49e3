import { describe, expect, it } from 'vitest';
import { checkRefill } from '../../../src/features/drugs/rules/refill.js';
import { isFullLevel } from '../../../src/features/extra-help/rules/subsidy.js';
import { displayName } from '../../../src/features/plan/rules/display-name.js';
import { checkPlanId } from '../../../src/features/plan/rules/plan-id.js';
import { benefitTokens } from '../../../src/features/plans/rules/benefit-text.js';
import { bulletIcon } from '../../../src/features/plans/rules/bullet-icon.js';
import { readCalendarDate } from '../../../src/shared/calendar/calendar-date.js';
import { readServiceTime } from '../../../src/shared/calendar/service-time.js';
import { wallClock } from '../../../src/shared/calendar/wall-clock.js';
import { readAmount } from '../../../src/shared/money/amount.js';
import { safeUrl } from '../../../src/shared/navigation/safe-url.js';
import { telUrl } from '../../../src/shared/navigation/tel-url.js';
import { checkBirthDate, checkDay, checkMonth, checkYear } from '../../../src/shared/validation/date-fields.js';
import { checkEmail } from '../../../src/shared/validation/email.js';
import { checkImportNumber, checkMbi, cleanMedicareNumber, maskMbi } from '../../../src/shared/validation/medicare-number.js';
import { checkName } from '../../../src/shared/validation/name.js';
import { checkZip, maskZip } from '../../../src/shared/validation/zip.js';
import { withNoBreakSpaces } from '../../../src/ui/no-break-spaces.js';

const today = wallClock(2026, 11, 20);

/** Each reads a text from a field, a storage entry or a response. */
const readers: readonly [string, (text: string) => unknown][] = [
  ['checkZip', checkZip],
  ['maskZip', maskZip],
  ['checkMbi', checkMbi],
  ['checkImportNumber', checkImportNumber],
  ['cleanNumber', cleanMedicareNumber],
  ['maskMbi', maskMbi],
  ['telUrl', telUrl],
  ['checkEmail', checkEmail],
  ['checkName', checkName],
  ['checkDay', checkDay],
  ['checkMonth', checkMonth],
  ['checkYear', (text) => checkYear(text, today)],
  ['checkBirthDate', (text) => checkBirthDate({ month: text, day: text, year: text }, today)],
  ['readCalendarDate', readCalendarDate],
  ['checkRefill', (text) => checkRefill({ quantity: 1, supplyLength: 30, frequency: text })],
  ['checkPlanId', checkPlanId],
  ['readAmount', readAmount],
  ['readServiceTime', readServiceTime],
  ['safeUrl', (text) => safeUrl(text, { origin: 'https://www.example.com', allowedOrigins: [] })],
  ['displayName', displayName],
  ['bulletIcon', bulletIcon],
  ['benefitTokens', benefitTokens],
  ['unbroken', withNoBreakSpaces],
  ['telUrl', telUrl],
  ['isFullLevel', isFullLevel],
];

/** Texts on which a backtracking pattern would run for hours. */
const longTexts: readonly [string, string][] = [
  ['digits', '1'.repeat(1_000_000)],
  ['letters', 'a'.repeat(1_000_000)],
  ['spaces', ' '.repeat(1_000_000)],
  ['spaces between digits', `1${' '.repeat(1_000_000)}1`],
  ['hyphens', '-'.repeat(1_000_000)],
  ['labels of an address', `a@${'a.'.repeat(500_000)}`],
  ['at signs', '@'.repeat(1_000_000)],
  ['letters and hyphens', 'a-'.repeat(500_000)],
  ['slashes', '/'.repeat(1_000_000)],
  ['raised tags that never end', '<sup '.repeat(200_000)],
  ['dollars', '$1,'.repeat(333_333)],
];

describe('a megabyte of text', () => {
  it.each(readers.flatMap(([name, read]) => longTexts.map(([kind, text]) => [name, kind, read, text] as const)))(
    '[VAL-05] %s returns at once for %s',
    (_, __, read, text) => {
      expect(() => read(text)).not.toThrow();
    },
  );
});
