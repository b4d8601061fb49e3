import type { PlanId } from '../plan/plan.js';

/** D dental, M medical, B both (ENT-06). */
export type DirectoryType = 'D' | 'M' | 'B';

/** What the icon of a provider's row stands for (PV-02). */
export type CoverageType = 'dental' | 'behavioral' | 'place' | 'default';

/** A saved doctor, dentist or place of care (ENT-06). */
export interface Provider {
  readonly id: string;
  readonly addressId: string | null;
  readonly name: string;
  readonly specialties: readonly string[];
  readonly address: string | null;
  readonly phone: string | null;
  readonly directoryType: DirectoryType | null;
  readonly coverageType: CoverageType;
  /**
   * What covers this provider: plan ids for M and B, names of dental networks for D (PROV-04).
   * Null when coverage was not loaded (PROV-07).
   */
  readonly plans: readonly string[] | null;
  readonly zipCode: string | null;
  readonly selectedZipCode: string | null;
  readonly selectedFipsCode: string | null;
  /** What the directory also says (ENT-13), as the service wrote it. */
  readonly gender: string | null;
  readonly languages: readonly string[];
  readonly nationalProviderId: string | null;
  readonly networkIdsMedical: readonly string[];
  readonly pcpId: string | null;
  readonly isPcp: boolean | null;
  /** An enrollment application added the provider. */
  readonly isAddedByOle: boolean | null;
}

/** An entry of the dental content: the plans that a dental network covers (PROV-04, CALL-22). */
export interface DentalCoveredPlans {
  readonly network: string;
  readonly planIds: readonly PlanId[];
}
