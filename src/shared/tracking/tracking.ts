import { log } from '../report.js';

/**
 * The page's facts for the host's event array. Every part is one of a closed list. There is no field for a name, a drug, a doctor or any
 * other text of a shopper's (TRK-07).
 */
export type AssetName =
  | 'Delete Drug'
  | 'Delete Plan'
  | 'Delete Provider'
  | 'Go to VPP Page'
  | 'ImportConfirm'
  | 'ImportSuccess'
  | 'uierror'
  | 'Page Load'
  | 'Add Doctor'
  | 'Add Drug'
  | 'Application'
  | 'Ask To Delete'
  | 'Ask To Email Plans'
  | 'Ask To Import'
  | 'Ask To Print Counselor Sheet'
  | 'Ask To Sign Out'
  | 'Cancel Delete'
  | 'Choose County'
  | 'Choose To Compare'
  | 'Clear Comparison'
  | 'Close'
  | 'Compare Pharmacies'
  | 'Compare Plans'
  | 'Confirm Identity'
  | 'Create Account'
  | 'Edit Doctor'
  | 'Edit Drug'
  | 'Email Plans'
  | 'Enroll In Plan'
  | 'Enter ZIP Code'
  | 'Change Extra Help'
  | 'Extra Help'
  | 'Follow Link'
  | 'Manage Profile'
  | 'Member Benefits'
  | 'Pharmacy'
  | 'Print Counselor Sheet'
  | 'Prices At'
  | 'Change Prices At'
  | 'Done Prices At'
  | 'Print List'
  | 'Print Plans'
  | 'Question'
  | 'Recommendations'
  | 'Save Plan'
  | 'Show All'
  | 'Show Lists'
  | 'Show Plan'
  | 'Show Table'
  | 'Sign In'
  | 'Sign Out'
  | 'Stay Signed In'
  | 'Switch View'
  | 'Switch Year'
  | 'Try Again'
  | 'Undo Delete'
  | 'Undo Pharmacy'
  | 'Use Pharmacy'
  | 'View Plan Details';

export type EventType = 'click' | 'import' | 'pageload' | 'error';

export type Container = 'profile-plans' | 'profile-drugs' | 'profile-providers';

/** As it stands in the array (TRK-01). */
export interface PageEvent {
  readonly eventType: EventType;
  readonly assetId: string;
  readonly assetName: string;
  readonly container: Container;
}

/** The id is the name in the form of an id: `delete-drug`. No name of the list comes near the 100 characters that one may have (TRK-01). */
export function pageEvent(eventType: EventType, assetName: AssetName, container: Container): PageEvent {
  return { eventType, assetId: assetName.toLowerCase().replaceAll(' ', '-'), assetName, container };
}

/** Adds the event to the global array of that name, which is made where the page has none (TRK-01). */
export function pushEvent(array: string, event: PageEvent): void {
  const page = globalThis as unknown as Record<string, unknown>;
  if (array && !Object.hasOwn(page, array)) page[array] = [];
  const events = page[array];
  if (Array.isArray(events)) events.push(event);
  else log('the tracking array is not an array');
}
