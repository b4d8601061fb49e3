import type { Identity } from './user.js';

/** The role of the viewer. An agent who views a guest's or member's profile is cloaked (ROLE-01 to ROLE-03). */
type Role = 'guest' | 'member' | 'cloaked';

/** The permissions of a role. */
export interface Permissions {
  readonly role: Role;
  /** Members may import and load Extra Help data (ROLE-02). */
  readonly canImport: boolean;
  readonly loadsExtraHelpData: boolean;
  /** Members and viewers of a cloaked profile, because health data is on the screen (ROLE-02, IDLE-04). */
  readonly hasIdleTimeout: boolean;
  readonly seesBackLink: boolean;
  readonly fetchesExternalDraft: boolean;
  readonly fetchesSupplementEnrollment: boolean;
  /** A cloaked profile sends two events: 'View Profile' and the telesales check (TRK-03). */
  readonly tracking: 'all' | 'view-profile-and-telesales-check';
  /** The destination after sign-out: the configured URL, or '/' (CLOAK-01). */
  readonly signsOutTo: 'configured' | 'root';
}

/** Returns the permissions of an identity (ROLE-01 to ROLE-03, CLOAK-01). */
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
 * Tells the host page whether to enable its footer and brand navigation (CLOAK-01, CLOAK-02). It is 'enabled' only for
 * a cloaked profile.
 */
export function siteNavigation(identity: Pick<Identity, 'isCloaked'> | null): 'enabled' | 'disabled' {
  return identity?.isCloaked ? 'enabled' : 'disabled';
}
