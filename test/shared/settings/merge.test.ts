import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../src/shared/settings/defaults.js';
import { mergeSettings } from '../../../src/shared/settings/merge.js';
import type { SettingsInput } from '../../../src/shared/settings/settings.js';

const known = { brands: ['uhc', 'aarp', 'uhccp'], endpoints: ['profile', 'serverDate'] };
const place = 'an address with its scheme, or a path that begins with /';
const merge = (input: unknown) => mergeSettings(defaultSettings, input, known);

function refuse(path: string): never {
  throw new Error(path);
}

/** A draft that its state library has revoked. Every access throws. */
function revokedProxy(input: object): object {
  const { proxy, revoke } = Proxy.revocable(input, {});
  revoke();
  return proxy;
}

describe('settings with restricted values', () => {
  it.each<[string, unknown, unknown]>([
    ['siteId', 'aarp', 'aarp'],
    ['siteId', 'AARP', 'aarp'],
    ['siteId', ' uhccp ', 'UHCCP'],
    ['theme', 'aarp', 'aarp'],
    ['theme', 'UHC', 'uhc'],
    ['theme', '', ''],
    ['sessionTimeout', 0.5, 0.5],
    ['sessionTimeout', 60, 60],
    ['apiBase', '', ''],
    ['apiBase', ' https://services.example.com ', 'https://services.example.com'],
    ['apiBase', '//services.example.com', '//services.example.com'],
    ['apiBase', ' ', ''],
    ['allowedOrigins', [' https://www.example.com '], [' https://www.example.com ']],
    ['contentBase', '/content', '/content'],
    ['allowedOrigins', [], []],
    ['siteIdHeader', 'x-brand', 'x-brand'],
    ['siteIdHeader', "Aa0!#$%&'*+.^_`|~-", "Aa0!#$%&'*+.^_`|~-"],
    ['allowedOrigins', ['https://www.example.com', 'HTTP://localhost:4173/'], ['https://www.example.com', 'HTTP://localhost:4173/']],
  ])('accepts for %s the value %j, as %j', (name, value, taken) => {
    const { settings, problems } = merge({ [name]: value });
    expect(settings).toEqual({ ...defaultSettings, [name]: taken });
    expect(problems).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['siteId', 'xyz', 'one of uhc, aarp, UHCCP'],
    ['siteId', '', 'one of uhc, aarp, UHCCP'],
    ['theme', 'purple', 'one of uhc, aarp, uhccp'],
    ['apiBase', 'services.example.com', place],
    ['contentBase', 'content', place],
    ['apiBase', 'http://', place],
    ['contentBase', 'https:///content', place],
    ['apiBase', 'https://services example.com', place],
    ['apiBase', 'https:// services.example.com', place],
    ['apiBase', 'see https://services.example.com', place],
    ['allowedOrigins', ['https://a.example.com', 'b.example.com'], 'origins with their scheme, such as https://www.example.com'],
    ['allowedOrigins', ['https://*.example.com'], 'origins with their scheme, such as https://www.example.com'],
    ['allowedOrigins', ['https://www.*.com'], 'origins with their scheme, such as https://www.example.com'],
    ['allowedOrigins', ['https://'], 'origins with their scheme, such as https://www.example.com'],
    ['siteIdHeader', 'x site id', 'the name of a header'],
    ['siteIdHeader', 'x-site-id\n', 'the name of a header'],
    ['sessionTimeout', -5, 'a number of seconds above 0'],
    ['sessionTimeout', 0, 'a number of seconds above 0'],
    ['sessionTimeout', Number.NaN, 'a number of seconds above 0'],
    ['sessionTimeout', Number.POSITIVE_INFINITY, 'a number of seconds above 0'],
  ])('keeps the default of %s for %j, and reports the accepted values', (name, value, accepts) => {
    const { settings, problems } = merge({ [name]: value, pscCookie: 'psc' });
    expect(settings).toEqual({ ...defaultSettings, pscCookie: 'psc' });
    expect(problems).toEqual([{ path: name, reason: 'wrong-value', accepts }]);
  });
});

describe('nested settings', () => {
  it.each<[string, SettingsInput, string, string]>([
    ['a path without a leading slash', { endpoints: { profile: 'profiles' } }, 'endpoints.profile', place],
    ['an empty path', { endpoints: { profile: '' } }, 'endpoints.profile', place],
    ['an address without a host', { endpoints: { profile: 'https://' } }, 'endpoints.profile', place],
    ['an invalid header name', { agentHeader: { name: 'x agent' } }, 'agentHeader.name', 'the name of a header'],
  ])('leaves out %s, and reports the accepted values', (_name, input, path, accepts) => {
    expect(merge(input)).toEqual({ settings: defaultSettings, problems: [{ path, reason: 'wrong-value', accepts }] });
  });

  it('accepts a path, an address and an empty header name', () => {
    const input = {
      endpoints: { profile: ' /p/{uuid} ', serverDate: 'https://dates.example.com/v1' },
      agentHeader: { name: '' },
      siteIdHeader: '',
    };
    const { settings, problems } = merge(input);
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({ ...input, endpoints: { ...input.endpoints, profile: '/p/{uuid}' } });
  });

  it('[LOGIN-07] keeps any value in place of a host function unchanged, even when merged twice', () => {
    const analytics: Record<string, unknown> = { name: 'theirs' };
    analytics.self = analytics;
    const input = { host: { track: analytics } };
    const once = merge(input).settings;
    const { settings, problems } = mergeSettings(once, input, known);
    expect(settings.host.track).toBe(analytics);
    expect(problems).toEqual([]);
  });
});

describe('names and types of settings', () => {
  it.each<[string, unknown, string, string, string?]>([
    ['an unknown setting', { colour: 'red' }, 'colour', 'unknown'],
    ['an unknown flag', { flags: { confetti: true } }, 'flags.confetti', 'unknown'],
    ['a setting named like an object property', { constructor: 'x' }, 'constructor', 'unknown'],
    ['an unknown call', { endpoints: { profil: '/p' } }, 'endpoints.profil', 'unknown'],
    ['a call named like an object property', { endpoints: { toString: '/p' } }, 'endpoints.toString', 'unknown'],
    [
      'a path that is not text',
      { endpoints: { profile: 5 } },
      'endpoints.profile',
      'wrong-type',
      'an address with its scheme, or a path that begins with /',
    ],
    ['a status that is not text', { applicationStatus: { 10: 5 } }, 'applicationStatus.10', 'wrong-type', 'a text'],
    ['a record that is a text', { phone: '1-800' }, 'phone', 'wrong-type', 'an object'],
    ['a record that is a list', { phone: [] }, 'phone', 'wrong-type', 'an object'],
    ['a record that is null', { phone: null }, 'phone', 'wrong-type', 'an object'],
    [
      'a list that is a text',
      { allowedOrigins: 'https://example.com' },
      'allowedOrigins',
      'wrong-type',
      'origins with their scheme, such as https://www.example.com',
    ],
    ['a site that is a number', { siteId: 1 }, 'siteId', 'wrong-type', 'one of uhc, aarp, UHCCP'],
    [
      'a list with other values than texts',
      { allowedOrigins: ['https://example.com', 5] },
      'allowedOrigins',
      'wrong-type',
      'origins with their scheme, such as https://www.example.com',
    ],
    ['a flag that is a text', { flags: { extraHelp: 'no' } }, 'flags.extraHelp', 'wrong-type', 'true or false'],
    ['seconds that are a text', { sessionTimeout: '60' }, 'sessionTimeout', 'wrong-type', 'a number of seconds above 0'],
    ['a host function outside `host`', { signIn: () => undefined }, 'signIn', 'unknown'],
    ['an unknown host function', { host: { signUp: () => undefined } }, 'host.signUp', 'unknown'],
  ])('leaves out and reports %s', (_name, input, path, reason, accepts) => {
    expect(merge(input)).toEqual({ settings: defaultSettings, problems: [{ path, reason, ...(accepts && { accepts }) }] });
  });

  it("accepts paths of calls, the host's own keys and host functions", () => {
    const names = ['signIn', 'register', 'manageProfile', 'signOut', 'track', 'chatProfile'];
    const input = {
      endpoints: { profile: '/p' },
      hosts: { 'www.example.com': 'stage' },
      resumeReferrer: { another: 'anotherLayer' },
      host: Object.fromEntries(names.map((name) => [name, () => undefined])),
    };
    const { settings, problems } = merge({ ...input, applicationStatus: { 99: 'Lost' } });
    expect(problems).toEqual([]);
    expect(settings).toMatchObject(input);
    expect(settings.applicationStatus).toEqual({ ...defaultSettings.applicationStatus, 99: 'Lost' });
  });

  it.each<[string, unknown]>([
    ['an undefined setting', { siteId: undefined }],
    ['the prototype of every object', JSON.parse('{"__proto__":{"siteId":"aarp"}}')],
  ])('ignores %s without a report', (_, input) => {
    const { settings, problems } = merge(input);
    expect(settings).toEqual(defaultSettings);
    expect(Object.getPrototypeOf(settings)).toBe(Object.prototype);
    expect(problems).toEqual([]);
  });

  it('accepts a list of texts', () => {
    const allowedOrigins = ['https://example.com', 'https://example.org'];
    expect(merge({ allowedOrigins })).toEqual({ settings: { ...defaultSettings, allowedOrigins }, problems: [] });
  });

  it('keeps the other settings if a getter throws', () => {
    const input = {
      pscCookie: 'psc',
      get apiBase() {
        return refuse('apiBase');
      },
      phone: {
        tty: '712',
        get tollFree() {
          return refuse('phone.tollFree');
        },
      },
    };
    const { settings, problems } = merge(input);
    expect(settings).toEqual({ ...defaultSettings, pscCookie: 'psc', phone: { ...defaultSettings.phone, tty: '712' } });
    expect(problems).toEqual(
      ['apiBase', 'phone.tollFree'].map((path) => ({
        path,
        reason: 'wrong-type',
        accepts: path === 'apiBase' ? 'an address with its scheme, or a path that begins with /' : 'a text',
      })),
    );
  });

  it('keeps the other settings if one is a revoked proxy, such as a draft of a state library', () => {
    const input = { pscCookie: 'psc', flags: revokedProxy({ extraHelp: false }), allowedOrigins: revokedProxy([]) };
    const { settings, problems } = merge(input);
    expect(settings).toEqual({ ...defaultSettings, pscCookie: 'psc' });
    expect(problems.map(({ path, reason }) => [path, reason])).toEqual([
      ['flags', 'wrong-type'],
      ['allowedOrigins', 'wrong-type'],
    ]);
  });

  it.each<[string, unknown]>([
    ['a text', 'uhc'],
    ['a revoked proxy', revokedProxy({ siteId: 'aarp' })],
    ['an object whose keys cannot be read', new Proxy({}, { ownKeys: () => refuse('hidden') })],
  ])('keeps all defaults if the input is %s', (_, input) => {
    expect(merge(input)).toEqual({ settings: defaultSettings, problems: [{ path: '', reason: 'wrong-type', accepts: 'an object' }] });
  });
});
