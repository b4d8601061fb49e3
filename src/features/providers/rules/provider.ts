import type { PlanId } from '../../plan/rules/plan.js';

/** D is dental, M is medical, B is both (ENT-06). */
export type DirectoryType = 'D' | 'M' | 'B';

/** The type that decides the icon of a provider's row (PV-02). */
export type CoverageType = 'dental' | 'behavioral' | 'place' | 'default';

/** A saved doctor, dentist or medical place (ENT-06). */
export interface Provider {
  readonly id: string;
  readonly addressId: string | null;
  readonly name: string;
  readonly specialties: readonly string[];
  readonly address: string | null;
  readonly phone: string | null;
  readonly directoryType: DirectoryType | null;
  readonly coverageType: CoverageType;
  /** The provider's coverage: plan ids for M and B, names of dental networks for D (PROV-04). Null if coverage did not load (PROV-07). */
  readonly plans: readonly string[] | null;
  /** The same for each year that the service adds, such as this year while the next one shows (NEXT-04). Null if it adds none. */
  readonly plansByYear?: Readonly<Record<string, readonly string[]>> | null;
  readonly zipCode: string | null;
  readonly selectedZipCode: string | null;
  readonly selectedFipsCode: string | null;
  /** Further fields of the directory, as the service wrote them (ENT-13). */
  readonly gender: string | null;
  readonly languages: readonly string[];
  readonly nationalProviderId: string | null;
  readonly networkIdsMedical: readonly string[];
  readonly pcpId: string | null;
  readonly isPcp: boolean | null;
  /** True if an enrollment application added the provider. */
  readonly isAddedByOle: boolean | null;
}

/** An entry of the dental content: the plans that a dental network covers (PROV-04, CALL-22). */
export interface DentalCoveredPlans {
  readonly network: string;
  readonly planIds: readonly PlanId[];
}
