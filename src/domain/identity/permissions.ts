import type { Identity } from './user.js';

/** Who looks at the profile. An agent who looks at a shopper's profile is cloaked, whoever the shopper is (ROLE-01 to ROLE-03). */
export type Role = 'guest' | 'member' | 'cloaked';

/** What a role sees and may do. */
export interface Permissions {
  readonly role: Role;
  /** Import and Extra Help data (ROLE-02). */
  readonly canImport: boolean;
  readonly loadsExtraHelpData: boolean;
  /** Members, and cloaked profiles, where another's health data is on the screen (ROLE-02, IDLE-04). */
  readonly hasIdleTimeout: boolean;
  readonly seesBackLink: boolean;
  readonly fetchesExternalDraft: boolean;
  readonly fetchesSupplementEnrollment: boolean;
  /** Cloaked: 'View Profile' and the telesales check, nothing else (TRK-03). */
  readonly tracking: 'all' | 'view-profile-and-telesales-check';
  /** Where sign-out leads: the configured URL, or '/' (CLOAK-01). */
  readonly signsOutTo: 'configured' | 'root';
}

/** What this identity may do (ROLE-01 to ROLE-03, CLOAK-01). */
export function permissionsOf(identity: Pick<Identity, 'isGuest' | 'isCloaked'>): Permissions {
  const role = roleOf(identity);
  const isMember = role === 'member';
  const isCloaked = role === 'cloaked';
  return {
    role,
    canImport: isMember,
    loadsExtraHelpData: isMember,
    hasIdleTimeout: role !== 'guest',
    seesBackLink: !isCloaked,
    fetchesExternalDraft: !isCloaked,
    fetchesSupplementEnrollment: !isCloaked,
    tracking: isCloaked ? 'view-profile-and-telesales-check' : 'all',
    signsOutTo: isCloaked ? 'root' : 'configured',
  };
}

function roleOf({ isGuest, isCloaked }: Pick<Identity, 'isGuest' | 'isCloaked'>): Role {
  if (isCloaked) return 'cloaked';
  return isGuest ? 'guest' : 'member';
}

/**
 * What the host page does with its footer and its brand navigation (CLOAK-01, CLOAK-02): a cloaked profile asks for both. For everyone else
 * the library asks for nothing.
 */
export function siteNavigation(identity: Pick<Identity, 'isCloaked'> | null): 'enabled' | 'disabled' {
  return identity?.isCloaked ? 'enabled' : 'disabled';
}
