import type { brands } from './shared/brands.js';
import type { EndpointName } from './shared/http/endpoints.js';
import type { EnvironmentLabel, EnvironmentName } from './shared/settings/environment.js';
import type { SettingsInput as AnySettings, SiteId } from './shared/settings/settings.js';

/**
 * Names of your own, which your code adds by augmentation: `declare module 'ucp-elements' { interface OwnNames { environment: 'uat' } }`.
 * An environment of your own counts as `dev`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: applications add to it
export interface OwnNames {}

type Own<Kind extends string> = OwnNames extends Readonly<Record<Kind, infer Name extends string>> ? Name : never;

/** The name or the label of an environment (ENV-01). */
export type Environment = EnvironmentName | EnvironmentLabel | Own<'environment'>;

/**
 * The input of `configure()`: any part of the settings. Undefined leaves the default. Names that the library does not know are type errors.
 */
export interface SettingsInput extends Omit<AnySettings, 'siteId' | 'theme' | 'environment' | 'hosts' | 'endpoints'> {
  readonly siteId?: SiteId | undefined;
  /** An empty text is the neutral look. */
  readonly theme?: (typeof brands)[number] | '' | undefined;
  readonly environment?: Environment | undefined;
  /** The environment by host name. */
  readonly hosts?: Readonly<Record<string, Environment | undefined>> | undefined;
  /** Paths that replace the defaults, by the call's name. */
  readonly endpoints?: { readonly [Name in EndpointName]?: string | undefined } | undefined;
}
