import { clock } from '../../platform/clock.js';
import { emit } from '../../platform/events.js';
import { log, warnOnce } from '../../platform/report.js';
import { toolAvailable } from '../../store/notices.js';
import { cell } from '../../store/page.js';
import { $isProfileKnown, $profile } from '../../store/profile.js';
import { coverageOutdated } from '../../store/provider-coverage.js';
import { when } from '../../store/when.js';
import { sameShopper } from '../calls/same-shopper.js';
import { reload } from '../load/reload.js';
import { tellTabs } from '../page/tabs.js';
import { isAskedIn, tellShopper } from '../page/tell-shopper.js';
import { signIn } from '../session/account.js';
import { markToolSignIn } from '../session/tool-sign-in.js';

export type ToolName = 'drug-cost-estimator' | 'provider-search';

/** What a tool is opened with. */
export interface Launch extends LaunchFacts {
  /**
   * Leads to the sign-in, for a tool that needs it. After the return `ucp-sign-in-complete` is fired on the document (LOGIN-05, LOGIN-08).
   * Does nothing for a cloaked profile.
   */
  readonly signIn: () => void;
}

/** What a tool is told. */
interface LaunchFacts {
  /** The place in the tool, such as `#/buildyourdruglist?profile=true`. */
  readonly route: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The saved drug or doctor to be edited. Told to the tool alone: no listener of the page's events hears it. */
  readonly itemId?: string | undefined;
}

/** How the shopper left a tool. */
export interface ToolOutcome {
  readonly isCompleted: boolean;
  /** The profile was changed behind the page, as by signing in: all of it is read again (DV-05). */
  readonly isImported: boolean;
}

/** An outside tool that a brand brings: a drawer that the shopper works in and closes. */
export interface Tool {
  open(launch: Launch): Promise<ToolOutcome>;
}

const tools = () => cell<Map<ToolName, Tool>>('tools', () => new Map());
const opened = () => cell<Set<ToolName>>('openedTools', () => new Set());

/** How long a tool may take to show. */
const SHOWS_WITHIN_MS = 30_000;

const lists = { 'drug-cost-estimator': 'drugs', 'provider-search': 'providers' } as const;

/** Registers a tool. An unknown name, or something that is no tool, is ignored with a warning. */
export function registerTool(name: ToolName, tool: Tool): void {
  if (!Object.hasOwn(lists, name) || typeof tool?.open !== 'function') {
    warnOnce(`profile.registerTool() takes ${Object.keys(lists).join(' or ')}, and an object with open(); it was ignored.`);
    return;
  }
  tools().set(name, tool);
}

/**
 * Opens a tool, unless a listener cancels that, and does what follows when it closes. A tool that is missing, or fails, is logged and the
 * shopper is told; nothing else happens (DV-04). If another shopper is there when the tool closes,
 * its outcome is ignored.
 *
 * @param whenClosed what follows when nothing was imported; resolves with whether anything has changed.
 */
export async function openTool(
  name: ToolName,
  launch: LaunchFacts,
  origin: EventTarget,
  whenClosed: (outcome: ToolOutcome) => Promise<boolean>,
): Promise<void> {
  if (opened().has(name)) return;
  const { route, payload } = launch;
  if (!emit(origin, 'ucp-tool-open', { tool: name, route, payload })) return;
  const isSame = sameShopper();
  const toSignIn = () => {
    if (!isSame()) return;
    markToolSignIn(name);
    signIn(origin);
  };
  const outcome = await workedIn(name, { ...launch, signIn: toSignIn });
  if (!isSame()) return;
  if (!outcome) {
    const of = lists[name];
    tellShopper({ kind: 'tool-unavailable', list: isAskedIn('plans', origin) ? 'plans' : of, of }, origin);
    return;
  }
  // Without a profile nothing can be taken over; and the one that is under way may be older than the tool's changes.
  if (!$profile.get().profile) await when($isProfileKnown, Boolean).then(() => reload());
  if (!isSame()) return;
  const isChanged = outcome.isImported ? await takeImport() : await whenClosed(outcome);
  if (isChanged) tellTabs();
}

async function workedIn(name: ToolName, launch: Launch): Promise<ToolOutcome | null> {
  const tool = tools().get(name);
  if (!tool) return unavailable(name, 'is not loaded: profile.registerTool() brings it');
  toolAvailable(lists[name]);
  opened().add(name);
  // On a slow line who presses again opens no second one; but it may never say how it was left, and what opens it would be dead for the visit.
  const stop = clock.after(SHOWS_WITHIN_MS, () => opened().delete(name));
  try {
    return readOutcome(await tool.open(launch));
  } catch (error) {
    // The tool belongs to the host page, and so does its error.
    reportError(error);
    return unavailable(name, 'failed');
  } finally {
    opened().delete(name);
    stop();
  }
}

function unavailable(name: ToolName, what: string): null {
  log(`the tool ${name} ${what}`);
  return null;
}

/** A tool is foreign code: it may answer anything. */
function readOutcome(outcome: Partial<ToolOutcome> | undefined): ToolOutcome {
  return { isCompleted: outcome?.isCompleted === true, isImported: outcome?.isImported === true };
}

/** Profile data was imported: the coverage of the doctors is asked for again, and the profile read (DV-05). */
async function takeImport(): Promise<boolean> {
  coverageOutdated();
  await reload();
  return true;
}
