import type { Settings } from './settings.js';

/** The labels of the environments (ENV-01). */
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

/** All known environment names, for the warning about an unknown one. */
export const environmentNames: readonly string[] = Object.keys(byName);

/** Returns the environment of a host, by the host table or else the setting. An unknown name counts as 'Dev' (ENV-01). */
export function environmentOf(hostname: string, { hosts, environment }: Pick<Settings, 'hosts' | 'environment'>): EnvironmentLabel {
  const named = (Object.hasOwn(hosts, hostname) && hosts[hostname]) || environment;
  return environmentLabelOf(named) ?? 'Dev';
}

/** Returns the label of a name in any letter case, with spaces or hyphens. Returns undefined for an unknown name. */
export function environmentLabelOf(name: string): EnvironmentLabel | undefined {
  const key = name.trim().toLowerCase().replace(/\s+/g, '-');
  return Object.hasOwn(byName, key) ? byName[key as EnvironmentName] : undefined;
}

/** Returns the topic for the profile events of an environment (TRK-03). */
export function topicOf(label: EnvironmentLabel): keyof Settings['topics'] {
  if (label === 'Online' || label === 'Offline') return 'prod';
  return label === 'Dev' ? 'test' : 'stage';
}
