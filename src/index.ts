import { addAuthorSettings } from './element/author-settings.js';
import type { PublicFacts } from './features/page/actions/public-facts.js';
import type { PlanToSave } from './features/plans/rules/plan-to-save.js';
import type { Tool, ToolName } from './features/tools/actions/registry.js';
import { dataLayer } from './load-data-layer.js';
import type { SettingsInput } from './settings-input.js';
import type { View } from './shared/view/view.js';

/**
 * The script interface. It is in the shell, so it holds nothing itself. The data layer loads by `import()`, and earlier calls run when it
 * is there.
 */

/** Sets the page's settings over the defaults; before the first tag has started, later ones go over earlier ones. */
export function configure(settings: SettingsInput): void {
  addAuthorSettings(settings);
}

/** Until the library has loaded there is nothing to tell but that. */
export type EarlyFacts = Partial<PublicFacts> & Pick<PublicFacts, 'isComplete'>;

const unread: EarlyFacts = Object.freeze({ isComplete: false });

/**
 * The interface for scripts. A function that returns a promise rejects if the data layer cannot be loaded. `subscribe` and `registerTool`
 * wait.
 */
export const profile = {
  /** Resolves when the page has been loaded, well or badly; starts the load where no tag has. */
  get ready(): Promise<PublicFacts> {
    return dataLayer.load().then((data) => data.ready());
  },
  /**
   * A frozen snapshot of the public facts: the same object until one of them changes. Before its code has loaded, which is after the
   * first cards, it says only that it is not complete. At `ucp-ready` it is there.
   */
  get(): EarlyFacts {
    return dataLayer.get()?.snapshot() ?? unread;
  },
  /** Calls the listener with the new snapshot after each change. Returns a function that ends the subscription. */
  subscribe(listener: (facts: PublicFacts) => void): () => void {
    if (typeof listener !== 'function') throw TypeError('subscribe() takes a function');
    let isOver = false;
    const known = profile.get();
    const subscribed = dataLayer.whenLoaded((data) => data.subscribe((facts) => isOver || listener(facts), known));
    return () => {
      isOver = true;
      void subscribed.then((stop) => stop());
    };
  },
  /** Reads the profile again; resolves when all that follows from it has been read, well or badly (LOAD-01). */
  refresh(): Promise<void> {
    return dataLayer.load().then((data) => data.refresh());
  },
  /**
   * Saves a plan, as the button of its card does; it shows at once. Resolves when the service has it, at once if it is saved already. Rejects
   * with a `SavePlanError`, whose `code` says why (SAVE-01, SAVE-02).
   */
  savePlan(plan: PlanToSave): Promise<void> {
    return dataLayer.load().then((data) => data.savePlan(plan));
  },
  /** Opens the popup of `ucp-counselor-sheet`, which prints a sheet for a counselor. Resolves when it opens (SHEET-04). */
  printCounselorSheet(): Promise<void> {
    return dataLayer.load().then((data) => data.printCounselorSheet());
  },
  /** Shows a view, as the navigation does. What is no view is ignored with a warning (VW-01). */
  setView(view: View): Promise<void> {
    return dataLayer.load().then((data) => data.setView(view));
  },
  /** Shows another plan year, and resolves when it has been read. A year that does not count is ignored with a warning (YEAR-02). */
  setYear(year: number): Promise<void> {
    return dataLayer.load().then((data) => data.setYear(year));
  },
  /** Brings an outside tool: a drawer that the shopper works in and closes. Resolves when it counts; what is no tool is ignored with a warning (DV-04). */
  registerTool(name: ToolName, tool: Tool): Promise<void> {
    return dataLayer.whenLoaded((data) => data.registerTool(name, tool));
  },
};

export type { MedicarePlan, Plan, PlanId, SupplementPlan } from './features/plan/rules/plan.js';
export type { HandedPlan } from './features/plans/rules/handed-plan.js';
export type { SavePlanError, SavePlanProblem } from './features/plans/rules/save-plan-error.js';
export type { Launch, ToolOutcome } from './features/tools/actions/registry.js';
export type * from './settings-input.js';
export type { ChatPerson, TrackedEvent } from './shared/settings/settings.js';
export type { PlanToSave, PublicFacts, Tool, ToolName, View };
