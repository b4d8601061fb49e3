import { emit } from '../../../shared/events.js';
import { log } from '../../../shared/report.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { when } from '../../../shared/state/when.js';
import { notifyTabs } from '../../../shared/tabs/tabs.js';
import { clock } from '../../../shared/time/clock.js';
import { isRequestedIn, notifyShopper } from '../../lists/actions/notify-shopper.js';
import { toolAvailable } from '../../lists/state/notices.js';
import { reload } from '../../profile/actions/reload.js';
import { $isProfileKnown, $profile } from '../../profile/state/profile.js';
import { signIn } from '../../session/actions/account.js';
import { markToolSignIn } from '../../session/actions/tool-sign-in.js';
import { dataImported } from '../state/imports.js';
import { type Launch, type LaunchFacts, lists, type ToolName, type ToolOutcome, tools } from './registry.js';

const opened = () => pageSingleton<Set<ToolName>>('openedTools', () => new Set());

/** How long a tool may take to show. */
const SHOWS_WITHIN_MS = 30_000;

/**
 * Opens a tool, unless a listener cancels that, and handles its close. A tool that is missing, or fails, is logged and the shopper gets a
 * message; nothing else happens (DV-04). If another shopper is there when the tool closes, its outcome is ignored.
 *
 * @param whenClosed what follows when nothing was imported; resolves with whether anything has changed.
 */
export async function openTool(
  name: ToolName,
  launch: LaunchFacts,
  target: EventTarget,
  whenClosed: (outcome: ToolOutcome) => Promise<boolean>,
): Promise<void> {
  if (opened().has(name)) return;
  const { route, payload } = launch;
  if (!emit(target, 'ucp-tool-open', { tool: name, route, payload })) return;
  const { signal } = shopperScope();
  const toSignIn = () => {
    if (signal.aborted) return;
    markToolSignIn(name);
    signIn(target);
  };
  const outcome = await runTool(name, { ...launch, signIn: toSignIn });
  if (signal.aborted) return;
  if (!outcome) {
    const of = lists[name];
    notifyShopper({ kind: 'tool-unavailable', list: isRequestedIn('plans', target) ? 'plans' : of, of }, target);
    return;
  }
  // Without a profile nothing can be taken over; and the one that is under way may be older than the tool's changes.
  if (!$profile.get().profile) await when($isProfileKnown, Boolean).then(() => reload());
  if (signal.aborted) return;
  const isChanged = outcome.isImported ? await readImportedProfile() : await whenClosed(outcome);
  if (isChanged) notifyTabs();
}

async function runTool(name: ToolName, launch: Launch): Promise<ToolOutcome | null> {
  const tool = tools().get(name);
  if (!tool) return unavailable(name, 'is not loaded: profile.registerTool() brings it');
  toolAvailable(lists[name]);
  opened().add(name);
  // On a slow connection, a second press opens no second tool. But a tool may never report its close, and the control that opens it would
  // be dead for the visit.
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
async function readImportedProfile(): Promise<boolean> {
  dataImported();
  await reload();
  return true;
}
