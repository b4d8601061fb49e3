import type { Upsell } from '../settings/settings.js';
import type { View } from '../view/view.js';

/** A question of the page, and the views it shows in (FAQ-01). The description may hold markup and placeholders: it is not safe yet. */
export interface FaqItem {
  readonly heading: string;
  readonly description: string;
  readonly views: readonly View[];
}

export interface Disclosure {
  readonly title: string;
  readonly text: string;
}

/** The profile page's own content. A null part is missing: the built-in one shows. */
export interface ProfileContent {
  readonly faq: readonly FaqItem[] | null;
  readonly disclosures: readonly Disclosure[] | null;
  /** Notes by the number that a benefit text marks them with, such as '10' (CARD-15). */
  readonly footnotes: Readonly<Record<string, string>>;
}

/** Figures that examples are made with, in US dollars, and the year they are of (CONST-05). */
export interface ExampleFigures {
  readonly year: number;
  readonly extraHelpPremium: number;
  readonly regularPremium: number;
  readonly highDeductible: number;
}

export interface ShopperContent {
  /** Seconds without activity; null leaves the setting's (IDLE-02). */
  readonly sessionTimeout: number | null;
  readonly hours: string | null;
  readonly figures: ExampleFigures | null;
  /** The brand's offer for enrolled members; null leaves the setting's (ENV-05). */
  readonly upsell: Upsell | null;
}

export interface PhoneNumbers {
  readonly tollFree: string | null;
  readonly tty: string | null;
}

export interface ContactLink {
  readonly text: string;
  /** Not yet checked (LINK-01). */
  readonly url: string;
}
