import { describe, expect, it } from 'vitest';
import { readCalendarDate } from '../../../src/domain/calendar/calendar-date.js';
import { readServiceTime } from '../../../src/domain/calendar/service-time.js';
import { wallClock } from '../../../src/domain/calendar/wall-clock.js';
import { telUrl } from '../../../src/domain/contact/tel-url.js';
import { premiumLevel } from '../../../src/domain/extra-help/subsidy.js';
import { readAmount } from '../../../src/domain/money/amount.js';
import { safeUrl } from '../../../src/domain/navigation/safe-url.js';
import { benefitTokens } from '../../../src/domain/plan/benefit-text.js';
import { bulletIcon } from '../../../src/domain/plan/bullet-icon.js';
import { displayName } from '../../../src/domain/plan/display-name.js';
import { checkPlanId } from '../../../src/domain/plan/plan-id.js';
import { checkBirthDate, checkDay, checkMonth, checkYear } from '../../../src/domain/validation/date-fields.js';
import { checkEmail } from '../../../src/domain/validation/email.js';
import { checkImportNumber, checkMbi, cleanNumber, maskMbi } from '../../../src/domain/validation/medicare-number.js';
import { checkName } from '../../../src/domain/validation/name.js';
import { checkRefill } from '../../../src/domain/validation/refill.js';
import { checkZip, maskZip } from '../../../src/domain/validation/zip.js';
import { unbroken } from '../../../src/ui/unbroken.js';

const today = wallClock(2026, 11, 20);

/** Each reads a text from a field, a storage entry or a response. */
const readers: readonly [string, (text: string) => unknown][] = [
  ['checkZip', checkZip],
  ['maskZip', maskZip],
  ['checkMbi', checkMbi],
  ['checkImportNumber', checkImportNumber],
  ['cleanNumber', cleanNumber],
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
  ['unbroken', unbroken],
  ['telUrl', telUrl],
  ['premiumLevel', premiumLevel],
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
