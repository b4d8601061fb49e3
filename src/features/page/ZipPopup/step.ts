import type { ReactNode } from 'react';
import type { County } from '../../place/rules/county.js';

export interface Places {
  readonly zipCode: string;
  readonly counties: readonly County[];
}

/** One of the popup's two questions. */
export interface Step {
  readonly title: string;
  readonly body: ReactNode;
  readonly isBusy: boolean;
  readonly submit: () => void;
}
