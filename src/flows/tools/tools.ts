import { emit } from '../../platform/events.js';
import { log, warnOnce } from '../../platform/report.js';
import { $identity } from '../../store/identity.js';
import { tell, toolAvailable } from '../../store/notices.js';
import { cell } from '../../store/page.js';
import { $isProfileKnown, $profile } from '../../store/profile.js';
import { coverageOutdated } from '../../store/provider-coverage.js';
import { when } from '../../store/when.js';
import { sameShopper } from '../calls/same-shopper.js';
import { reload } from '../load/load.js';
import { tellTabs } from '../page/tabs.js';

export type ToolName = 'drug-cost-estimator' | 'provider-search';

/** What a tool is opened with. */
export interface Launch {
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

const lists = { 'drug-cost-estimator': 'drugs', 'provider-search': 'providers' } as const;

/** Brings a tool. What the page would never open is told and ignored. */
export function registerTool(name: ToolName, tool: Tool): void {
  if (!Object.hasOwn(lists, name) || typeof tool?.open !== 'function') {
    warnOnce(`profile.registerTool() takes ${Object.keys(lists).join(' or ')}, and an object with open(); it was ignored.`);
    return;
  }
  tools().set(name, tool);
}

/**
 * Opens a tool, unless a listener says no, and then does what its closing leads to. One that is not there, or that breaks, is logged and
 * told, and nothing else happens (DV-04). A cloaked profile is looked at, not changed. What a tool was opened for by one shopper is
 * nothing of another who is there when it closes.
 *
 * @param whenClosed what the closing leads to where nothing was imported.
 */
export async function openTool(
  name: ToolName,
  launch: Launch,
  origin: EventTarget,
  whenClosed: (outcome: ToolOutcome) => Promise<boolean>,
): Promise<void> {
  if ($identity.get()?.isCloaked || opened().has(name)) return;
  const { route, payload } = launch;
  if (!emit(origin, 'ucp-tool-open', { tool: name, route, payload })) return;
  const isSame = sameShopper();
  const outcome = await workedIn(name, launch);
  if (!isSame()) return;
  if (!outcome) {
    tell({ kind: 'tool-unavailable', list: lists[name] });
    return;
  }
  // What the tool changed may be too late for the answer that the page waits for; and what has no profile can take nothing.
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
  try {
    return readOutcome(await tool.open(launch));
  } catch (error) {
    // The tool is the host's own, and so is its error.
    reportError(error);
    return unavailable(name, 'failed');
  } finally {
    opened().delete(name);
  }
}

function unavailable(name: ToolName, what: string): null {
  log(`the tool ${name} ${what}`);
  return null;
}

/** The tool is someone else's code: what it answers may be anything. */
function readOutcome(outcome: Partial<ToolOutcome> | undefined): ToolOutcome {
  return { isCompleted: outcome?.isCompleted === true, isImported: outcome?.isImported === true };
}

/** Profile data was imported: the coverage of the doctors is asked for again, and the profile read (DV-05). */
async function takeImport(): Promise<boolean> {
  coverageOutdated();
  await reload();
  return true;
}
