import type { CommonText } from '../../language/text/en/common.js';
import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import type { CellTexts } from '../pharmacy-cell-text.js';
import type { PharmacyColumnState, PharmacySection } from '../rules/pharmacy-table.js';
import type { CostChartText } from '../text/en/cost-chart.js';

/** A pharmacy of the table. */
export interface PharmacyColumn {
  readonly pharmacy: Pharmacy;
  readonly isYours: boolean;
  readonly state: PharmacyColumnState;
}

/** The common data of the table and the lists. Both have the same content. Only one of them shows. */
export interface ComparisonProps {
  readonly columns: readonly PharmacyColumn[];
  readonly sections: readonly PharmacySection[];
  readonly texts: CellTexts & { readonly chart: CostChartText; readonly card: PlanCardText; readonly common: CommonText };
  /** The number of the pharmacy that is being saved. Null if none is. */
  readonly saving: string | null;
  /** Null if somebody else looks at the profile: they cannot change its pharmacy (ROLE-03). */
  readonly onUse: ((pharmacy: Pharmacy) => void) | null;
  readonly onRetry: (pharmacy: Pharmacy) => void;
}
