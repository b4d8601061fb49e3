/** Every event of the library, with the shape of its detail. All bubble and cross shadow roots. */
export interface EventDetails {
  'ucp-ready': { readonly complete: boolean };
  'ucp-error': { readonly code: string; readonly tag: string };
  'ucp-navigate': { readonly url: string; readonly reason: NavigationReason };
  'ucp-view-change': { readonly view: 'plans' | 'drugs' | 'providers' };
  'ucp-year-change': { readonly year: number };
  'ucp-plan-enroll': { readonly planId: string; readonly planYear: number };
  'ucp-plan-compare': { readonly planIds: readonly string[] };
  'ucp-compare-change': { readonly planIds: readonly string[] };
  'ucp-plan-details': { readonly planId: string; readonly planYear: number };
  'ucp-plan-remove': { readonly planId: string; readonly planYear: number };
  'ucp-plan-save': { readonly planId: string; readonly planYear: number };
  'ucp-drug-remove': { readonly id: string };
  'ucp-pharmacy-change': { readonly id: string };
  'ucp-provider-remove': { readonly id: string };
  'ucp-tool-open': {
    readonly tool: 'drug-cost-estimator' | 'provider-search';
    readonly route: string;
    readonly payload: Readonly<Record<string, unknown>>;
  };
  'ucp-extra-help-change': { readonly answer: 'yes' | 'no' };
  'ucp-sign-in': Readonly<Record<string, never>>;
  'ucp-sign-out': Readonly<Record<string, never>>;
  'ucp-register': Readonly<Record<string, never>>;
  'ucp-identity-confirmed': Readonly<Record<string, never>>;
  'ucp-session-expiring': { readonly secondsLeft: number };
  'ucp-sign-in-complete': Readonly<Record<string, never>>;
  'ucp-close': Readonly<Record<string, never>>;
}

export type EventName = keyof EventDetails;

/** Why the library leads somewhere, as `ucp-navigate` says it. */
export type NavigationReason =
  | 'application-details'
  | 'back'
  | 'browse-plans'
  | 'compare'
  | 'contact'
  | 'content-link'
  | 'continue-shopping'
  | 'enroll'
  | 'manage-profile'
  | 'member-benefits'
  | 'plan-details'
  | 'plan-finder'
  | 'plan-summary'
  | 'recommendation-edit'
  | 'recommendation-results'
  | 'register'
  | 'session-timeout'
  | 'sign-in'
  | 'sign-out'
  | 'supplement-details'
  | 'supplement-resume'
  | 'upsell';

/** Cancelling one of these stops what would have followed. */
export const cancelable: ReadonlySet<EventName> = new Set<EventName>([
  'ucp-navigate',
  'ucp-plan-enroll',
  'ucp-plan-compare',
  'ucp-plan-details',
  'ucp-plan-remove',
  'ucp-plan-save',
  'ucp-drug-remove',
  'ucp-pharmacy-change',
  'ucp-provider-remove',
  'ucp-tool-open',
  'ucp-sign-in',
  'ucp-sign-out',
  'ucp-register',
]);

/**
 * Dispatches an event from `target`, or from the document if that element has left the page, where nobody would hear it. False when a
 * listener canceled the event.
 */
export function emit<N extends EventName>(target: EventTarget, name: N, detail: EventDetails[N]): boolean {
  const from = (target as Partial<Node>).isConnected === false ? document : target;
  return from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: cancelable.has(name) }));
}
