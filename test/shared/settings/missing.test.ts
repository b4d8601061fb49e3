import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../src/shared/settings/defaults.js';
import { missingSettings } from '../../../src/shared/settings/missing.js';
import type { SettingsInput } from '../../../src/shared/settings/settings.js';

const page = (settings: SettingsInput) => ({ ...defaultSettings, ...settings }) as typeof defaultSettings;

describe('settings that a live page still has to make', () => {
  it.each<[string, SettingsInput, readonly string[], readonly string[]]>([
    ['no settings, no tag', {}, [], []],
    ['the tags need settings', {}, ['ucp-drug-list', 'ucp-need-help'], ['drugTool.brandId']],
    [
      'the tags have their settings',
      {
        phone: { tollFree: '1-800-555-0100', tty: '711', importHelp: '' },
        supplementUi: { script: '/ui.js', style: '', init: '' },
        drugTool: { partnerCode: '', clientPortalCode: '', brandId: 'B' },
        providerTool: { partnerCode: 'P', clientPortalCode: '', brandId: '' },
      },
      ['ucp-need-help', 'ucp-supplement-area', 'ucp-drug-list', 'ucp-provider-list'],
      [],
    ],
    ['a tag twice counts once', {}, ['ucp-supplement-area', 'ucp-supplement-area'], ['supplementUi.script']],
    [
      'settings that are made are not missing',
      { apiBase: 'https://services.example.com', contentBase: 'https://services.example.com/content' },
      ['ucp-saved-plans'],
      [],
    ],
    ['services on another origin, without contentBase', { apiBase: 'https://services.example.com' }, ['ucp-need-help'], ['contentBase']],
    ['services on another origin with the page’s protocol', { apiBase: '//services.example.com' }, [], ['contentBase']],
    ['services on another origin over http', { apiBase: 'HTTP://services.example.com' }, [], ['contentBase']],
    ['services on a path with an empty part', { apiBase: '/services//v1' }, [], []],
    ['services on another path', { apiBase: '/services' }, [], []],
    ['content on a path of the page', { apiBase: 'https://services.example.com', contentBase: '/content' }, [], []],
    [
      'one of two settings made',
      { drugTool: { partnerCode: '', clientPortalCode: '', brandId: 'B' } },
      ['ucp-drug-list', 'ucp-provider-list'],
      ['providerTool.partnerCode'],
    ],
    ['a tag named like an object property', { apiBase: '/services' }, ['constructor', 'toString'], []],
  ])('lists the missing settings: %s', (_name, settings, tags, missing) => {
    expect(missingSettings(page(settings), defaultSettings, tags, { hasFailed: false, hasPhone: true })).toEqual(missing);
  });

  it("lists apiBase if the page's own origin gave no profile", () => {
    expect(missingSettings(page({}), defaultSettings, ['ucp-drug-list'], { hasFailed: true, hasPhone: true })).toEqual([
      'apiBase',
      'drugTool.brandId',
    ]);
    expect(missingSettings(page({ apiBase: '/services' }), defaultSettings, [], { hasFailed: true, hasPhone: true })).toEqual([]);
  });

  it('[ENV-05] lists the phone number if no source has one', () => {
    const noPhone = { hasFailed: false, hasPhone: false };
    expect(missingSettings(page({}), defaultSettings, ['ucp-faq'], noPhone)).toEqual(['phone.tollFree']);
  });
});
