import { afterEach, type Mock, vi } from 'vitest';
import * as compare from '../../../src/flows/compare/actions.js';
import * as enrollment from '../../../src/flows/enrollment/actions.js';
import * as extraHelp from '../../../src/flows/extra-help/actions.js';
import * as importing from '../../../src/flows/import/actions.js';
import * as load from '../../../src/flows/load/actions.js';
import * as page from '../../../src/flows/page/actions.js';
import * as saved from '../../../src/flows/saved/actions.js';
import * as session from '../../../src/flows/session/actions.js';
import * as tools from '../../../src/flows/tools/actions.js';
import * as tracking from '../../../src/flows/tracking/actions.js';

const modules: readonly object[] = [compare, enrollment, extraHelp, importing, load, page, saved, session, tools, tracking];
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
