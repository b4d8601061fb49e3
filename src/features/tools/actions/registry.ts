import { warnOnce } from '../../../shared/report.js';
import { pageSingleton } from '../../../shared/state/store.js';

export type ToolName = 'drug-cost-estimator' | 'provider-search';

/** The input for opening a tool. */
export interface Launch extends LaunchFacts {
  /**
   * Leads to the sign-in, for a tool that needs it. After the return `ucp-sign-in-complete` is fired on the document (LOGIN-05, LOGIN-08).
   * Does nothing for a cloaked profile.
   */
  readonly signIn: () => void;
}

/** The data for a tool. */
export interface LaunchFacts {
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

export const tools = () => pageSingleton<Map<ToolName, Tool>>('tools', () => new Map());

/** The list that each tool changes. */
export const lists = { 'drug-cost-estimator': 'drugs', 'provider-search': 'providers' } as const;

/** Registers a tool. An unknown name, or something that is no tool, is ignored with a warning. */
export function registerTool(name: ToolName, tool: Tool): void {
  if (!Object.hasOwn(lists, name) || typeof tool?.open !== 'function') {
    warnOnce(`profile.registerTool() takes ${Object.keys(lists).join(' or ')}, and an object with open(); it was ignored.`);
    return;
  }
  tools().set(name, tool);
}
