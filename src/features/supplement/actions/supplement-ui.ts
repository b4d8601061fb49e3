import { safeUrl } from '../../../shared/navigation/safe-url.js';
import { siteUrl } from '../../../shared/navigation/url.js';
import { loadScript, loadStyle } from '../../../shared/page/outside-files.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { log } from '../../../shared/report.js';
import { $settings } from '../../../shared/settings/state.js';
import { isCloaked } from '../../../shared/shopper/identity.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { $supplementOffer } from '../../known-plans/state/supplement-offer.js';
import { $supplement } from '../../known-plans/state/supplement-plans.js';
import { site } from '../../navigation/actions/navigate.js';
import type { SupplementPlan } from '../../plan/rules/plan.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { $startable } from '../state/startable.js';
import { $supplementUi, setSupplementUi } from '../state/supplement.js';

/** The input of the brand's supplement script. It is started again whenever this changes. */
interface SupplementUiData {
  readonly stateCode: string;
  readonly zipCode: string;
  readonly planYear: number;
  /** The saved plans of the year. */
  readonly plans: readonly SupplementPlan[];
  /** A profile that is looked at, not changed (ROLE-03). */
  readonly isReadOnly: boolean;
  /** The codes of the plans whose application can be started now (REC-06). */
  readonly startable: readonly string[];
  /** Starts the application of such a plan, as 'Start application' on a card does (REC-07). Ignores any other code. */
  readonly startApplication: (planCode: string) => void;
}

/** The action of 'Start application' for a plan. */
type Start = (plan: SupplementPlan) => unknown;

type Init = (area: HTMLElement, data: SupplementUiData) => unknown;

/** The slot of the element that the script's own box stands in. */
const SLOT = 'supplement-ui';

/**
 * Lets the brand's own script draw the supplement plans in a box inside `host`. Once the state is known, script and stylesheet load, once a
 * page. Then the function that the setting names is called with the box and the plans (SUP-01). A failure is logged, and the library's own
 * cards show.
 */
export async function showSupplementUi(host: HTMLElement, start: Start): Promise<void> {
  if (hasFailed()) return;
  try {
    const init = await pageSingleton('supplementUiFiles', loadInit);
    const data = dataNow(start);
    if (!data || !host.isConnected || hasFailed()) return;
    const drawing = startScript(init, boxIn(host), data);
    setSupplementUi('ready');
    await drawing;
  } catch {
    log('the supplement UI could not be started');
    host.querySelector(`:scope > [slot="${SLOT}"]`)?.remove();
    setSupplementUi('failed');
  }
}

/** A failure is final: a second start that was already under way must not take the library's own cards off again. */
function hasFailed(): boolean {
  return $supplementUi.get() === 'failed';
}

/** A script that draws asynchronously may also fail later. It belongs to the host, so its error is reported as the host's. */
async function startScript(init: Init, box: HTMLElement, data: SupplementUiData): Promise<void> {
  try {
    await init(box, data);
  } catch (error) {
    reportError(error);
    throw error;
  }
}

function dataNow(start: Start): SupplementUiData | null {
  const offer = $supplementOffer.get();
  const shown = $supplement.get();
  const planYear = $activeYear.get();
  if (typeof offer !== 'object' || offer.stateCode === null || shown.kind !== 'plans' || planYear === null) return null;
  const { stateCode, zipCode } = offer;
  const startable = $startable.get().map(({ code }) => code);
  return { stateCode, zipCode, planYear, plans: shown.plans, isReadOnly: isCloaked(), startable, startApplication: startWith(start) };
}

/** Decides when it is called, because the script may keep the function of an earlier start. */
function startWith(start: Start): (planCode: string) => void {
  return (planCode) => {
    const plan = $startable.get().find(({ code }) => code === planCode);
    if (plan) start(plan);
  };
}

async function loadInit(): Promise<Init> {
  const { script = '', style = '', init = '' } = $settings.get()?.supplementUi ?? {};
  await Promise.all([loadScript(loadable(script)), style && loadStyle(loadable(style))]);
  return initNamed(init);
}

/** Only files of the page's own or an allowed origin are loaded (LINK-01). */
function loadable(file: string): string {
  const { root, allowed } = site();
  const url = safeUrl(siteUrl(root, file), allowed);
  if (url.ok) return url.value;
  log('! Invalid URL !');
  throw new Error('the address of an outside file is refused');
}

/** The function of a global name, such as `supplementUi.init`. */
function initNamed(path: string): Init {
  let owner: unknown;
  let found: unknown = globalThis;
  for (const name of path.split('.')) {
    owner = found;
    found = (owner as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  }
  if (typeof found !== 'function') {
    log(`the supplement UI's function ${path} was not found`);
    throw new Error('the supplement UI has no such function');
  }
  return found.bind(owner);
}

/** The box is in the page, not in our shadow root: the script's stylesheet reaches it there. */
function boxIn(host: HTMLElement): HTMLElement {
  const known = host.querySelector<HTMLElement>(`:scope > [slot="${SLOT}"]`);
  if (known) return known;
  const box = pageDocument.createElement('div');
  box.slot = SLOT;
  host.append(box);
  return box;
}
