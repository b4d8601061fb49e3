import type { Links } from '../navigation/links.js';

export type SiteId = 'uhc' | 'aarp' | 'UHCCP';

/** The feature flags (ENV-02). */
export interface Flags {
  readonly systemDateTime: boolean;
  readonly bannering: boolean;
  readonly disableOleSaveResume: boolean;
  readonly medsuppV2Cards: boolean;
  readonly lisChanges: boolean;
  readonly disableAutoEnrolledStatus: boolean;
  readonly extraHelp: boolean;
  readonly supplementArea: boolean;
  readonly nextYearEnrollment: boolean;
}

/** Codes for the launch of the outside tools (DV-03, PV-04). */
interface ToolCodes {
  readonly partnerCode: string;
  readonly clientPortalCode: string;
  readonly brandId: string;
}

/** A page event, as passed to `track`. It has no personal data (TRK-01). */
export type TrackedEvent = Readonly<Record<'eventType' | 'assetId' | 'assetName' | 'container', string>>;

/** The person passed to `chatProfile`. Unknown values are empty (TRK-06). */
export type ChatPerson = Readonly<Record<'firstName' | 'lastName' | 'uuid' | 'email', string>>;

/** Functions of the host page that replace a default (LOGIN-07). */
export interface HostFunctions {
  /** With `auth.requireState`, it gets the `state` that your sign-in page sends back with the code (SAFE-12). */
  readonly signIn?: (state?: string) => void;
  readonly register?: () => void;
  readonly manageProfile?: () => void;
  readonly signOut?: () => void;
  readonly track?: (event: TrackedEvent) => void;
  readonly chatProfile?: (person: ChatPerson) => void;
}

/** Header values by name. */
export type HeaderTexts = Readonly<Record<string, string>>;

/** The brand's own headers, such as a bearer token. A function is called before each call, so it can renew the token. */
export type HeadersSource = HeaderTexts | (() => HeaderTexts | Promise<HeaderTexts>);

/** An offer of the brand. In its text, `{year}` is the plan year of the member's enrollment. */
export interface Upsell {
  readonly title: string;
  readonly text: string;
  /** Not checked yet (LINK-01). */
  readonly url: string;
}

/** A pharmacy that the brand offers for comparison, such as its home delivery (PHARM-01). */
export interface PharmacySetting {
  /** The number by which the services know it. */
  readonly number: string;
  readonly name: string;
  /** True for home delivery. */
  readonly isMailOrder?: boolean | undefined;
  readonly address?: string | undefined;
}

/** Everything that a host page can set. Every field has a default. */
export interface Settings {
  readonly apiBase: string;
  readonly contentBase: string;
  readonly siteId: SiteId;
  readonly environment: string;
  readonly siteMode: string;
  readonly theme: string;
  readonly flags: Flags;
  readonly links: Links;
  /** Paths that replace the defaults, by the name of the call. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** Replaces the platform's `fetch` for every call, with the same signature. */
  readonly fetch: typeof globalThis.fetch | null;
  /** Sent with every call to the origin of `apiBase`, and to no other origin. */
  readonly headers: HeadersSource | null;
  /** Also sends `headers` to the origin of `contentBase`. */
  readonly contentHeaders: boolean;
  readonly emailLink: boolean;
  readonly hideProviders: boolean;
  readonly phone: { readonly tollFree: string; readonly tty: string; readonly importHelp: string };
  /** The offer for enrolled members. The offer of the content wins. Without a title and an address, none shows (DASH-03, ENV-05). */
  readonly upsell: Upsell;
  /** Pharmacies that every shopper can compare with the saved one (PHARM-01). */
  readonly pharmacies: readonly PharmacySetting[];
  readonly agentHeader: { readonly name: string; readonly urlPrefix: string };
  readonly statusImagePrefix: string;
  /** Status text by application state code (ENR-01). */
  readonly applicationStatus: Readonly<Record<string, string>>;
  readonly nonMemberCreatedBy: string;
  /** Seconds. The content overrides it (IDLE-02). */
  readonly sessionTimeout: number;
  readonly importTriggers: { readonly login: string; readonly popup: string; readonly acquisitionPortal: string };
  readonly lockIdentityFields: boolean;
  readonly serviceOutage: boolean;
  readonly supplementUi: { readonly script: string; readonly style: string; readonly init: string };
  readonly supplementApplications: boolean;
  /** The pricing service sends the cost of each month. Cards keep its place while the first prices load (MONTH-01, LOAD-04). */
  readonly monthlyDrugCosts: boolean;
  readonly drugTool: ToolCodes;
  readonly providerTool: ToolCodes;
  readonly auth: {
    readonly dcClientCookie: string;
    readonly isMultiProfileCloakInEnabled: boolean;
    /** Accepts a sign-in code only with the random `state` of the sign-in link (SAFE-12). */
    readonly requireState: boolean;
  };
  readonly pscCookie: string;
  readonly siteIdHeader: string;
  readonly hosts: Readonly<Record<string, string>>;
  readonly topics: { readonly prod: string; readonly stage: string; readonly test: string };
  /** The referrer in the resume link, by brand (LINK-07). */
  readonly resumeReferrer: Readonly<Record<string, string>>;
  readonly reminderDeeplink: string;
  readonly pfny: boolean;
  readonly trackingArray: string;
  readonly allowedOrigins: readonly string[];
  readonly host: HostFunctions;
  /** A date to preview the page with. It counts only with `preview`. */
  readonly systemDate: string;
  readonly preview: boolean;
  /** The sample person that the page is for, without the panel. It counts only with `preview`. */
  readonly previewAs: string;
}

type Deep<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]?: Deep<T[K]> | undefined }
      : T;

/** A part of the settings, as an author or brand writes it. Undefined keeps the current value. */
export type SettingsInput = Deep<Settings>;
