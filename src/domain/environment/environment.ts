import type { Settings } from '../settings/settings.js';

/** What the environments are called (ENV-01). */
export const environmentLabels = ['Online', 'Offline', 'Offline Stage', 'Stage', 'Dev'] as const;
export type EnvironmentLabel = (typeof environmentLabels)[number];

const byName = {
  prod: 'Online',
  live: 'Online',
  online: 'Online',
  green: 'Online',
  offline: 'Offline',
  'offline-stage': 'Offline Stage',
  stage: 'Stage',
  preview: 'Stage',
  test: 'Dev',
  qa: 'Dev',
  dev: 'Dev',
} as const satisfies Readonly<Record<string, EnvironmentLabel>>;

export type EnvironmentName = keyof typeof byName;

/** The names of environments, for whoever says another one. */
export const environmentNames: readonly string[] = Object.keys(byName);

/** The environment of a host: by the table of host names, else by the setting; a name that is none is where things are tried (ENV-01). */
export function environmentOf(hostname: string, { hosts, environment }: Pick<Settings, 'hosts' | 'environment'>): EnvironmentLabel {
  const named = (Object.hasOwn(hosts, hostname) && hosts[hostname]) || environment;
  return knownName(named) ?? 'Dev';
}

/** The label of a name in any case, with spaces for hyphens; undefined for one that is none. */
export function knownName(name: string): EnvironmentLabel | undefined {
  const key = name.trim().toLowerCase().replace(/\s+/g, '-');
  return Object.hasOwn(byName, key) ? byName[key as EnvironmentName] : undefined;
}

/** Which of the three topics the profile events of an environment go to (TRK-03). */
export function topicOf(label: EnvironmentLabel): keyof Settings['topics'] {
  if (label === 'Online' || label === 'Offline') return 'prod';
  return label === 'Dev' ? 'test' : 'stage';
}
