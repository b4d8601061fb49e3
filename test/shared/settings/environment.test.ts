import { describe, expect, it } from 'vitest';
import {
  type EnvironmentLabel,
  environmentLabelOf,
  environmentLabels,
  environmentNames,
  environmentOf,
  topicOf,
} from '../../../src/shared/settings/environment.js';

describe('the environment', () => {
  it.each<[string, EnvironmentLabel]>([
    ['prod', 'Online'],
    ['live', 'Online'],
    ['green', 'Online'],
    ['offline', 'Offline'],
    ['offline-stage', 'Offline Stage'],
    ['Offline Stage', 'Offline Stage'],
    ['stage', 'Stage'],
    ['STAGE', 'Stage'],
    ['preview', 'Stage'],
    [' Stage ', 'Stage'],
    ['OFFLINE  stage', 'Offline Stage'],
    ['Online', 'Online'],
    ['Offline', 'Offline'],
    ['qa', 'Dev'],
    ['dev', 'Dev'],
    ['test', 'Dev'],
    ['', 'Dev'],
    ['constructor', 'Dev'],
  ])('[ENV-01] names the environment of the setting "%s" %s', (environment, label) => {
    expect(environmentOf('www.example.com', { hosts: {}, environment })).toBe(label);
  });

  it.each<[string, string, EnvironmentLabel]>([
    ['www.example.com', 'Online', 'Online'],
    ['offline.example.com', 'Offline', 'Offline'],
    ['stage.example.com', 'stage', 'Stage'],
    ['new.example.com', 'something else', 'Dev'],
  ])('[ENV-01] names the environment of the host %s, which the table calls "%s", %s', (host, named, label) => {
    expect(environmentOf(host, { hosts: { [host]: named }, environment: 'offline-stage' })).toBe(label);
  });

  it('[ENV-01] uses the setting for a host that is only an inherited property of the table', () => {
    expect(environmentOf('toString', { hosts: {}, environment: 'stage' })).toBe('Stage');
  });

  it('[ENV-01] knows all environment names and no others', () => {
    expect(environmentNames.filter((name) => !environmentLabelOf(name))).toEqual([]);
    expect(['production', '', 'toString'].filter(environmentLabelOf)).toEqual([]);
  });

  it('[ENV-01] accepts every environment name of the site without a warning', () => {
    expect(['live', 'offline', 'stage', 'QA', 'preview', 'green'].filter((name) => !environmentLabelOf(name))).toEqual([]);
  });

  it('[TRK-03] sends each environment to one of three topics', () => {
    expect(environmentLabels.map((label) => [label, topicOf(label)])).toEqual([
      ['Online', 'prod'],
      ['Offline', 'prod'],
      ['Offline Stage', 'stage'],
      ['Stage', 'stage'],
      ['Dev', 'test'],
    ]);
  });
});
