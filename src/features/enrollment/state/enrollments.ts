import { createAtom } from '../../../shared/state/store.js';
import type { PlanKey } from '../../plan/rules/plan.js';
import type { PlanContact } from '../../plan/rules/plan-contact.js';
import type { ApplicationState } from '../rules/application-status.js';
import type { ExternalDraft } from '../rules/draft-merge.js';
import type { MemberPlan, SupplementEnrollment } from '../rules/enrollment.js';

/**
 * The services' facts about applications and enrolled plans, beside the profile. Each response is an atom of its own, so that it redraws
 * nothing else.
 */

/** An answer that may still be loading. When it is asked for again, the earlier one stays until the new one arrives (LOAD-01). */
interface Loadable<T> {
  readonly isLoading: boolean;
  readonly value: T;
}

/** The value before any request, or if no request is allowed. Its identity distinguishes it from an empty response. */
export const notLoaded: readonly never[] = [];

const draft = createAtom<ExternalDraft | null>('externalDraft', null);
const states = createAtom<Loadable<readonly ApplicationState[]>>('applicationStates', { isLoading: false, value: notLoaded });
const contacts = createAtom<Readonly<Record<PlanKey, PlanContact>>>('planContacts', {});
const memberPlans = createAtom<Loadable<readonly MemberPlan[] | null>>('memberPlans', { isLoading: false, value: null });
const supplement = createAtom<readonly SupplementEnrollment[]>('supplementApplications', notLoaded);
const isSupplementLoading = createAtom<boolean>('areSupplementApplicationsLoading', false);

/** The draft that another site of the brand holds; null when there is none, or nobody may ask (ENR-07). */
export const $externalDraft = draft.readable;
/** The valid states of submitted applications; those known before stay where they could not be had again (ENR-01, ENR-04). */
export const $applicationStates = states.readable;
/** Whom to call about denied applications (ENR-02). */
export const $planContacts = contacts.readable;
/** The application of each plan. Null if that is unavailable (ACT-03, ACT-04). */
export const $memberPlans = memberPlans.readable;
/** The applications for supplement plans (SUP-03). */
export const $supplementApplications = supplement.readable;
/** Whether they are being asked for the first time. */
export const $areSupplementApplicationsLoading = isSupplementLoading.readable;

export function setExternalDraft(one: ExternalDraft | null): void {
  draft.set(one);
}

export function applicationStatesLoading(): void {
  if (states.get().value === notLoaded) states.set({ isLoading: true, value: notLoaded });
}

/** Null after a failed call: the earlier states stay, copied, because they now count as asked for. */
export function setApplicationStates(value: readonly ApplicationState[] | null): void {
  states.set({ isLoading: false, value: value ?? [...states.get().value] });
}

export function addPlanContacts(some: Readonly<Record<PlanKey, PlanContact>>): void {
  contacts.set({ ...contacts.get(), ...some });
}

export function memberPlansLoading(): void {
  if (!memberPlans.get().value) memberPlans.set({ isLoading: true, value: null });
}

export function setMemberPlans(value: readonly MemberPlan[] | null): void {
  memberPlans.set({ isLoading: false, value });
}

export function supplementApplicationsLoading(): void {
  if (supplement.get() === notLoaded) isSupplementLoading.set(true);
}

/** Null after a failed call: the earlier applications stay, copied, because they now count as asked for. */
export function setSupplementApplications(some: readonly SupplementEnrollment[] | null): void {
  supplement.set(some ?? [...supplement.get()]);
  isSupplementLoading.set(false);
}
