import type { MouseEvent } from 'react';

/** What can be done from a card. */
export interface CardHandlers {
  readonly enroll: () => void;
  readonly startApplication: () => void;
  readonly viewApplication: () => void;
  readonly details: (event: MouseEvent<HTMLElement>) => void;
  readonly compare: (isChosen: boolean) => void;
  readonly unsave: () => void;
  readonly save: () => void;
  readonly addDrugs: () => void;
  readonly addProviders: () => void;
}
