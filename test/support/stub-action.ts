import { afterEach, type Mock, vi } from 'vitest';
import * as drugs from '../../src/features/drugs/actions.js';
import * as enrollment from '../../src/features/enrollment/actions.js';
import * as extraHelp from '../../src/features/extra-help/actions.js';
import * as importing from '../../src/features/import/actions.js';
import * as language from '../../src/features/language/actions.js';
import * as lists from '../../src/features/lists/actions.js';
import * as navigation from '../../src/features/navigation/actions.js';
import * as page from '../../src/features/page/actions.js';
import * as place from '../../src/features/place/actions.js';
import * as plans from '../../src/features/plans/actions.js';
import * as profile from '../../src/features/profile/actions.js';
import * as providers from '../../src/features/providers/actions.js';
import * as recommendations from '../../src/features/recommendations/actions.js';
import * as session from '../../src/features/session/actions.js';
import * as supplement from '../../src/features/supplement/actions.js';
import * as tracking from '../../src/shared/tracking/actions.js';

const modules: readonly object[] = [
  drugs,
  enrollment,
  extraHelp,
  importing,
  language,
  lists,
  navigation,
  page,
  place,
  plans,
  profile,
  providers,
  recommendations,
  session,
  supplement,
  tracking,
];
const stubbed: Mock[] = [];

/** Replaces an action for one test: it does nothing and records its calls. */
export function stubAction(name: string): Mock {
  const home = modules.find((one) => name in one) as Record<string, () => unknown> | undefined;
  if (!home) throw Error(`there is no action ${name}`);
  const stub: Mock = vi.spyOn(home, name).mockImplementation(() => undefined);
  stubbed.push(stub);
  return stub;
}

afterEach(() => {
  for (const stub of stubbed.splice(0)) stub.mockRestore();
});
