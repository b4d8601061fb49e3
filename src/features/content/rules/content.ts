import type { Upsell } from '../../../shared/settings/settings.js';
import type { View } from '../../../shared/view/view.js';

/** A question and the views that show it (FAQ-01). The description may contain markup and placeholders, and is not sanitized yet. */
export interface FaqItem {
  readonly heading: string;
  readonly description: string;
  readonly views: readonly View[];
}

export interface Disclosure {
  readonly title: string;
  readonly text: string;
  /** Every other disclosure is a required notice, which nothing closes (FACT-04). */
  readonly isAboutSupplement: boolean;
}

/** The content of the profile page. If a part is null, the built-in one shows. */
export interface ProfileContent {
  readonly faq: readonly FaqItem[] | null;
  readonly disclosures: readonly Disclosure[] | null;
  /** Notes by the number of their marker, such as '10' (CARD-15). */
  readonly footnotes: Readonly<Record<string, string>>;
}

/** Example figures in US dollars, and the year to which they apply (CONST-05). */
interface ExampleFigures {
  readonly year: number;
  readonly extraHelpPremium: number;
  readonly regularPremium: number;
  readonly highDeductible: number;
}

/** Somebody who helps shoppers for free, and the number to call (SHEET-03). */
export interface CounselorHelp {
  readonly name: string;
  readonly phone: string;
}

export interface ShopperContent {
  /** Seconds without activity. Null means the value of the settings (IDLE-02). */
  readonly sessionTimeout: number | null;
  readonly hours: string | null;
  readonly figures: ExampleFigures | null;
  /** The figures of another year, such as the next one in the enrollment period (EH-10). */
  readonly nextYearFigures: ExampleFigures | null;
  /** The page that says how to apply for Extra Help. Not checked yet (EH-10, LINK-01). */
  readonly extraHelpUrl: string | null;
  /** Free help that sells nothing, such as the state's counselors. Null means that the page says nothing of it (SHEET-03). */
  readonly counselorHelp: CounselorHelp | null;
  /** The brand's offer for enrolled members. Null means the offer of the settings (ENV-05). */
  readonly upsell: Upsell | null;
}

export interface PhoneNumbers {
  readonly tollFree: string | null;
  readonly tty: string | null;
}

export interface ContactLink {
  readonly text: string;
  /** Not checked yet (LINK-01). */
  readonly url: string;
}
