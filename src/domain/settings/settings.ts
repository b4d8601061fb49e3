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

/** Codes that the outside tools are launched with (DV-03, PV-04). */
export interface ToolCodes {
  readonly partnerCode: string;
  readonly clientPortalCode: string;
  readonly brandId: string;
}

/** A page event, as `track` gets it: nothing in it is personal (TRK-01). */
export type TrackedEvent = Readonly<Record<'eventType' | 'assetId' | 'assetName' | 'container', string>>;

/** Who the chat is told of, as `chatProfile` gets it; what is not known is an empty text (TRK-06). */
export type ChatPerson = Readonly<Record<'firstName' | 'lastName' | 'uuid' | 'email', string>>;

/** What a host page may do in our place; each is called instead of the default (LOGIN-07). */
export interface HostFunctions {
  /** Gets the `state` that your sign-in page has to send back with the code, where `auth.requireState` is on (SAFE-12). */
  readonly signIn?: (state?: string) => void;
  readonly register?: () => void;
  readonly manageProfile?: () => void;
  readonly signOut?: () => void;
  readonly track?: (event: TrackedEvent) => void;
  readonly chatProfile?: (person: ChatPerson) => void;
}

/** Headers by name. */
export type HeaderTexts = Readonly<Record<string, string>>;

/** Headers of the brand's own, such as a bearer token. A function is called before each call, so it can renew the token. */
export type HeadersSource = HeaderTexts | (() => HeaderTexts | Promise<HeaderTexts>);

/** An offer of the brand: `{year}` in the text stands for the plan year that the member is enrolled in. */
export interface Upsell {
  readonly title: string;
  readonly text: string;
  /** Not yet checked (LINK-01). */
  readonly url: string;
}

/** Everything that a host page can set; every field has a default. */
export interface Settings {
  readonly apiBase: string;
  readonly contentBase: string;
  readonly siteId: SiteId;
  readonly environment: string;
  readonly siteMode: string;
  readonly theme: string;
  readonly flags: Flags;
  readonly links: Links;
  /** Paths that replace the defaults, by the call's name. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** Used for every call in place of the platform's `fetch`, with the same signature. */
  readonly fetch: typeof globalThis.fetch | null;
  /** Sent with every call to the origin of `apiBase`, and to no other. */
  readonly headers: HeadersSource | null;
  /** Sends `headers` to the origin of `contentBase` too. */
  readonly contentHeaders: boolean;
  readonly emailLink: boolean;
  readonly hideProviders: boolean;
  readonly phone: { readonly tollFree: string; readonly tty: string; readonly importHelp: string };
  /** The offer for enrolled members; the content's wins. Without a title and an address it does not show (DASH-03, ENV-05). */
  readonly upsell: Upsell;
  readonly agentHeader: { readonly name: string; readonly urlPrefix: string };
  readonly statusImagePrefix: string;
  /** Status by application state code (ENR-01). */
  readonly applicationStatus: Readonly<Record<string, string>>;
  readonly nonMemberCreatedBy: string;
  /** Seconds; the content overrides it (IDLE-02). */
  readonly sessionTimeout: number;
  readonly importTriggers: { readonly login: string; readonly popup: string; readonly acquisitionPortal: string };
  readonly lockIdentityFields: boolean;
  readonly serviceOutage: boolean;
  readonly supplementUi: { readonly script: string; readonly style: string; readonly init: string };
  readonly supplementApplications: boolean;
  readonly drugTool: ToolCodes;
  readonly providerTool: ToolCodes;
  readonly auth: {
    readonly dcClientCookie: string;
    readonly isMultiProfileCloakInEnabled: boolean;
    /** A sign-in code counts only with the random `state` that the sign-in link carried (SAFE-12). */
    readonly requireState: boolean;
  };
  readonly pscCookie: string;
  readonly siteIdHeader: string;
  readonly hosts: Readonly<Record<string, string>>;
  readonly topics: { readonly prod: string; readonly stage: string; readonly test: string };
  /** The layer value of the resume link, by brand (LINK-07). */
  readonly resumeReferrer: Readonly<Record<string, string>>;
  readonly reminderDeeplink: string;
  readonly pfny: boolean;
  readonly trackingArray: string;
  readonly allowedOrigins: readonly string[];
  readonly host: HostFunctions;
  /** An author's what-if date; only with `preview`. */
  readonly systemDate: string;
  readonly preview: boolean;
}

type Deep<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]?: Deep<T[K]> | undefined }
      : T;

/** What an author or a brand writes: any part of the settings; undefined leaves what is there. */
export type SettingsInput = Deep<Settings>;
