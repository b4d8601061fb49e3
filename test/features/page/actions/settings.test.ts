import { afterEach, describe, expect, it, vi } from 'vitest';
import { configure, profile } from '../../../../src/index.js';
import type { SettingsInput } from '../../../../src/settings-input.js';
import { $settings } from '../../../../src/shared/settings/state.js';
import { resetPage } from '../../../../src/testing.js';
import { openPage, until } from '../../../flows/support/service.js';

customElements.define('ucp-settings', class extends HTMLElement {});

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => {
  resetPage();
  warn.mockClear();
  document.body.replaceChildren();
});

const wrong = { siteId: 'xyz', sessionTimeout: -5, endpoints: { profil: '/profil', serverDate: '/systemdate/v1' } };
const warnings = (where: string) => [
  [`[ucp] ${where}: "siteId" takes one of uhc, aarp, UHCCP; it was ignored.`],
  [`[ucp] ${where}: "sessionTimeout" takes a number of seconds above 0; it was ignored.`],
  [`[ucp] ${where}: "endpoints.profil" is no setting; it was ignored.`],
];

function expectDefaults(): void {
  expect($settings.get()).toMatchObject({ siteId: 'uhc', theme: '', sessionTimeout: 9000, endpoints: { serverDate: '/systemdate/v1' } });
  expect($settings.get()?.endpoints).not.toHaveProperty('profil');
}

it('configure() keeps the default of an invalid setting, and logs its path once', async () => {
  await openPage({ theme: 'purple' as never, settings: wrong as unknown as SettingsInput });
  expectDefaults();
  expect(warn.mock.calls).toEqual([
    ['[ucp] configure(): "theme" takes one of uhc, aarp, uhccp; it was ignored.'],
    ...warnings('configure()'),
  ]);
});

it('<ucp-settings> keeps the default of an invalid setting in its JSON, and logs its path once', async () => {
  document.body.innerHTML = `<ucp-settings><script type="application/json">${JSON.stringify({ ...wrong, theme: 'purple' })}</script></ucp-settings>`;
  await openPage();
  expectDefaults();
  expect(document.documentElement.dataset.ucpTheme).toBeUndefined();
  expect(warn.mock.calls).toContainEqual(['[ucp] <ucp-settings>: its JSON: "theme" takes one of uhc, aarp, uhccp; it was ignored.']);
  expect(warn.mock.calls).toEqual(expect.arrayContaining(warnings('<ucp-settings>: its JSON')));
  expect(warn.mock.calls).toHaveLength(4);
});

const warned = () => warn.mock.calls.map(([text]) => String(text));

describe('settings that would be dropped silently', () => {
  it('a function that is configured after the start', async () => {
    const signIn = () => undefined;
    await openPage({ settings: { host: { signIn } } });
    configure({ host: { signIn } });
    expect(warned()).toEqual([]);
    configure({ host: { signIn: () => undefined } });
    expect(warned()).toEqual(['[ucp] configure() was called after the first tag had started; the earlier settings stay.']);
  });

  it('a second tag, and a change after the start', async () => {
    document.body.innerHTML = '<ucp-settings theme="uhc"></ucp-settings><ucp-settings theme="aarp"></ucp-settings>';
    await openPage();
    expect(warned()).toEqual(['[ucp] there are several <ucp-settings>; only the first counts.']);
    document.querySelector('ucp-settings')?.setAttribute('theme', 'aarp');
    await until(() => warned().length > 1);
    expect(warned()[1]).toBe('[ucp] <ucp-settings> was added or changed after the start; the change was ignored.');
  });

  it('a page inside its settings tag, because that was not closed', async () => {
    document.body.innerHTML = '<ucp-settings theme="uhc" /><h1>Your plans</h1>';
    await openPage();
    expect(warned()).toEqual(['[ucp] <ucp-settings> hides its content: close it with </ucp-settings>, or move the content out of it.']);
    expect($settings.get()?.theme).toBe('uhc');
  });

  it.each([
    ['in a script without the type', '<script>{ "emailLink": false }</script>'],
    [
      'in a script beside another one',
      '<script type="application/json">{}</script><script type="application/json">{ "emailLink": false }</script>',
    ],
    ['whose script was taken out by a CMS', '{ "emailLink": false }'],
  ])('settings %s', async (_, inside) => {
    document.body.innerHTML = `<ucp-settings>${inside}</ucp-settings>`;
    await openPage();
    expect(warned()).toEqual(['[ucp] <ucp-settings> reads one child <script type="application/json">; everything else was ignored.']);
    expect($settings.get()?.emailLink).toBe(true);
  });

  it.each([
    ['{ "theme": ', 'at line 1, column 12'],
    ['\n{\n  "theme": "uhc",\n  "siteId": \u201cuhc\u201d\n}', 'at line 4, column 13'],
    ['{\n  "emailLink": false,\n}', 'at line 3, column 1'],
  ])('JSON that does not parse, with the line and column where it breaks: %j', async (json, place) => {
    document.body.innerHTML = `<ucp-settings><script type="application/json">${json}</script></ucp-settings>`;
    await openPage();
    await until(() => warned().length > 0);
    const script = '<ucp-settings>: its child <script type="application/json">';
    expect(warned()).toEqual([`[ucp] ${script} does not parse ${place}; the defaults are used.`]);
    expect($settings.get()).toMatchObject({ siteId: 'uhc', theme: '', emailLink: true });
  });

  const late = '[ucp] <ucp-settings> was added or changed after the start; the change was ignored.';

  it.each([
    ['of its attributes', '<ucp-settings site-id="aarp"></ucp-settings>'],
    ['of its JSON', '<ucp-settings><script type="application/json">{ "emailLink": false }</script></ucp-settings>'],
  ])('a tag that comes after the start, because %s, in what comes with it too', async (_, tag) => {
    await openPage();
    document.body.innerHTML = `<main><p>${tag}</p></main>`;
    await until(() => warned().length > 0);
    document.body.append(document.body.firstElementChild?.cloneNode(true) ?? '');
    await until(() => warned().length > 1);
    expect(warned()).toEqual([late, '[ucp] there are several <ucp-settings>; only the first counts.']);
    expect($settings.get()).toMatchObject({ siteId: 'uhc', emailLink: true });
  });

  it('nothing, and no look at all that stands on the page, when the host page takes rows of its own away', async () => {
    document.body.innerHTML = `<ucp-settings></ucp-settings><main>${'<p></p>'.repeat(50)}</main>`;
    await openPage();
    const looks = vi.spyOn(document.body, 'querySelector');
    const inside = vi.spyOn(document.querySelector('main') as HTMLElement, 'querySelector');
    document.querySelector('main')?.replaceChildren();
    document.body.setAttribute('theme', 'dark');
    document.body.append(Object.assign(document.createElement('ucp-settings'), { id: 'news' }));
    await until(() => warned().length > 0);
    expect(looks).not.toHaveBeenCalled();
    expect(inside).not.toHaveBeenCalled();
  });

  it('[LOGIN-07] whatever a host page has in place of a function, said again late: nothing is thrown into its script', async () => {
    const analytics: Record<string, unknown> = {};
    analytics.self = analytics;
    const settings = { host: { track: analytics } } as unknown as SettingsInput;
    await openPage({ settings });
    configure(settings);
    expect(warned()).toEqual([]);
    configure({ ...settings, emailLink: false });
    expect(warned()).toEqual(['[ucp] configure() was called after the first tag had started; the earlier settings stay.']);
  });

  it('nothing, when the tag comes back as it was', async () => {
    const tag = '<ucp-settings site-id="aarp"><script type="application/json">{ "emailLink": false }</script></ucp-settings>';
    document.body.innerHTML = tag;
    await openPage();
    document.body.innerHTML = `<main>${tag}</main>`;
    document.querySelector('ucp-settings')?.setAttribute('site-id', 'AARP');
    await until(() => document.querySelector('main') !== null);
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    expect(warned()).toEqual([]);
  });

  it.each<[string, object]>([
    ['of the page', { environment: 'production' }],
    ['of a host', { hosts: { 'www.example.com': 'live', 'try.example.com': 'try' } }],
  ])('a name %s that is no environment', async (_, settings) => {
    await openPage({ settings });
    expect(warned()).toEqual([
      '[ucp] "environment" and "hosts" accept prod, live, online, green, offline, offline-stage, stage, preview, test, qa, dev; other names count as dev.',
    ]);
  });

  it('a listener that is no function', () => {
    expect(() => profile.subscribe(undefined as never)).toThrow(TypeError('subscribe() takes a function'));
  });
});

describe('a link that may not be followed', () => {
  const warning = '[ucp] "links.planDetails" is not followed: "allowedOrigins" does not list https://other.example.';
  const planDetails = 'https://other.example/plans/{planId}';

  it.each([
    [
      '[LINK-01] is told of when the page has loaded: the shopper comes to another page in its place',
      { links: { planDetails } },
      [warning],
    ],
    [
      '[LINK-01] is told of, whatever else it is than an address of the web',
      { links: { planDetails: 'javascript:leave()', shop: '//other.example/shop' } },
      [
        '[ucp] "links.planDetails" is not followed: only http and https links are allowed.',
        '[ucp] "links.shop" is not followed: "allowedOrigins" does not list http://other.example.',
      ],
    ],
    ['[LINK-01] is none of an origin that the page allows', { links: { planDetails }, allowedOrigins: ['https://other.example/'] }, []],
    ['[LINK-01] is none of the page’s own origin', { links: { planDetails: '/plans/{planId}' } }, []],
  ])('%s', async (_, settings, warnings) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openPage({ settings });
    await new Promise((resolve) => setTimeout(resolve));
    expect(warned.mock.calls.flat().filter((text) => String(text).includes('links.'))).toEqual(warnings);
  });
});
