import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readPageContent } from '../../../../src/features/content/actions/content.js';
import {
  $contactLink,
  $contentLanguages,
  $dental,
  $profileContent,
  $shopperContent,
  $suppression,
} from '../../../../src/features/content/state/content.js';
import { $tollFree, $tty } from '../../../../src/features/content/state/phone.js';
import { $placeholders } from '../../../../src/features/content/state/placeholders.js';
import { $messages } from '../../../../src/features/language/state/messages.js';
import { applyProfile } from '../../../../src/features/page/actions/apply-profile.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { $finished, $isComplete, beginLoading } from '../../../../src/features/profile/state/loading.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { shopperScope } from '../../../../src/shared/shopper/scope.js';
import { deleteCookie, writeCookie } from '../../../../src/shared/storage/cookies.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { finishCalls, holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { callsTo, openPage, setFaults, until } from '../../../flows/support/service.js';

const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
afterEach(async () => {
  await finishCalls();
  log.mockClear();
});

const fragment = (name: string) => `/api/assets/uhccp/content-fragments/${name}`;
const answer = (name: string, body: unknown) => ({ method: 'GET', path: fragment(name), body });
const broken = (name: string) => ({ method: 'GET', path: fragment(name), status: 403 });
const known = () => until(() => $profileContent.get() !== 'loading' && $shopperContent.get() !== 'loading' && $tollFree.get() !== null);

describe('content', () => {
  it('[CALL-22] [CONT-01] is read once a visit: the page’s own words, the shopper’s and the number to call', async () => {
    await openPage();
    await known();
    for (const name of ['profile.json', 'shopper.json', 'shopper-messages.json', 'contact-us.json', 'tfn.json']) {
      expect(await callsTo(fragment(name)), name).toHaveLength(1);
    }
    const words = $profileContent.get();
    expect(words !== 'loading' && words?.questions).toHaveLength(5);
    expect(words !== 'loading' && Object.keys(words?.footnotes ?? {})).toEqual(['10', '14']);
    expect($contactLink.get()).toEqual({ text: 'Contact us', url: `${location.origin}/contact-us.html` });
  });

  it('[CONST-05] brings the hours, and the example figures with their year beside them', async () => {
    await openPage({ date: '2026-11-20T09:30:00' });
    await known();
    expect($shopperContent.get()).toMatchObject({
      hours: '8 a.m. to 8 p.m. local time, 7 days a week',
      figures: { year: 2026, extraHelpPremium: 0, regularPremium: 24, highDeductible: 2800 },
      nextYearFigures: { year: 2027, extraHelpPremium: 0, regularPremium: 24, highDeductible: 2800 },
    });
  });

  it('[CONT-01] [CONT-02] is logged if it fails, counts as unavailable, and delays nothing', async () => {
    await openPage({
      faults: [broken('profile.json'), broken('shopper.json'), broken('shopper-messages.json'), broken('contact-us.json')],
    });
    await known();
    expect($profileContent.get()).toBeNull();
    expect($shopperContent.get()).toBeNull();
    expect($messages.get()).toEqual({});
    expect($contactLink.get()).toBeNull();
    expect($isComplete.get()).toBe(true);
    expect(log.mock.calls.map(([line]) => line)).toEqual(expect.arrayContaining([expect.stringContaining('profileContent')]));
  });

  it('[SUPP-01] [PROV-07] is requested again with the profile if it decides something and failed, and no more after it has loaded', async () => {
    const names = ['suppression.json', 'dental-provider-covered-plans.json'];
    await openPage({ faults: names.map(broken) });
    expect([$suppression.get(), $dental.get()]).toEqual([[], null]);
    await setFaults();
    for (let read = 0; read < 2; read += 1) await reload();
    expect([$suppression.get().length > 0, $dental.get() !== null]).toEqual([true, true]);
    for (const name of names) expect(await callsTo(fragment(name)), name).toHaveLength(2);
  });

  it.each([
    ['that decides', 'dental-provider-covered-plans.json', reload, () => $dental.get()],
    ['of words', 'profile.json', readPageContent, () => $profileContent.get()],
  ])('[CONT-01] [PROV-07] %s stays if an earlier read of it fails late', async (_, name, read, shown) => {
    await openPage({ faults: [broken(name)] });
    await known();
    await setFaults({ ...broken(name), times: 1 });
    const held = holdCalls(new RegExp(name), 'after');
    void read();
    await until(() => held.length === 1);
    stopHolding();
    await read();
    const brought = shown();
    await held[0]?.release();
    expect([brought, shown()]).toEqual([expect.any(Object), brought]);
  });

  it('[CONT-02] does not keep the page from being complete if it never loads', async () => {
    holdCalls(/content-fragments\/profile\.json/, 'before');
    await openPage();
    expect($isComplete.get()).toBe(true);
    expect($profileContent.get()).toBe('loading');
  });

  it('[LOAD-03] [PROV-07] only delays the doctors if it decides about them', async () => {
    const dental = holdCalls(/dental-provider-covered-plans/, 'after');
    await openPage({ isLoading: true });
    await until(() => $finished.get().drugs && $finished.get().plans && $finished.get().supplement);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    expect([$finished.get().providers, $dental.get()]).toEqual([false, null]);
    await dental[0]?.release();
    expect([$isComplete.get(), $dental.get()]).toEqual([true, expect.any(Array)]);
  });

  it('[LOAD-03] leaves no part of the load waiting if it breaks', async () => {
    await openPage();
    const { profile } = $profile.get();
    if (!profile) throw new Error('no profile was read');
    beginLoading();
    await expect(applyProfile(profile, Promise.reject(new Error('broken')), shopperScope().signal)).rejects.toThrow('broken');
    await until(() => $isComplete.get());
  });

  it('[CONT-02] comes behind the profile, but does not wait for one that hangs', async () => {
    const profiles = holdCalls(/\/profiles\/data\/v1\/[^/]+\/all\//, 'before');
    const patience: (() => void)[] = [];
    const after = vi.spyOn(clock, 'after').mockImplementation((milliseconds, run) => {
      if (milliseconds === 2_000) patience.push(run);
      return () => undefined;
    });
    await openPage({ shopper: 'member', isLoading: true });
    await until(() => profiles.length > 0);
    expect(await callsTo(fragment('shopper.json'))).toEqual([]);
    for (const run of patience) run();
    await until(() => $profileContent.get() !== 'loading' && $shopperContent.get() !== 'loading');
    expect($isComplete.get()).toBe(false);
    after.mockRestore();
  });

  it('[CONT-01] replaces built-in texts by their names', async () => {
    await openPage({ faults: [answer('shopper-messages.json', { 'needHelp.title': 'Talk to us', 'topBar.email': 7, bad: {} })] });
    await known();
    expect($messages.get()).toMatchObject({ 'needHelp.title': 'Talk to us' });
    expect($messages.get()).not.toHaveProperty('bad');
  });

  it('[LINK-01] leads to no other site, and says so in the log', async () => {
    const faq = [{ heading: 'A', description: 'See <a href="https://evil.example">this</a>', views: ['plans'] }];
    await openPage({
      faults: [answer('profile.json', { faq }), answer('contact-us.json', { text: 'Contact', url: 'javascript:alert(1)' })],
    });
    await known();
    expect(JSON.stringify($profileContent.get())).not.toContain('evil');
    expect($contactLink.get()).toBeNull();
    expect(log.mock.calls.filter(([line]) => String(line).includes('! Invalid URL !'))).toHaveLength(2);
  });

  it('[FAQ-01] drops a question without heading or text, and knows only the views of the page', async () => {
    const faq = [
      { heading: 'A', description: 'words', views: ['plans', 'elsewhere', 'drugs'] },
      { heading: '', description: 'words', views: ['plans'] },
      { heading: 'B', views: ['plans'] },
      { heading: 'C', description: 'words' },
    ];
    await openPage({ faults: [answer('profile.json', { faq })] });
    await known();
    expect($profileContent.get()).toMatchObject({
      questions: [
        { heading: 'A', answer: ['words'], views: ['plans', 'drugs'] },
        { heading: 'C', answer: ['words'], views: [] },
      ],
      disclosures: null,
    });
  });
});

describe('the number to call', () => {
  const service = '/bin/psctfn';

  it('[TFN-01] is the campaign’s', async () => {
    await openPage({ faults: [{ method: 'GET', path: service, body: { maPdpTFN: '1-800-555-0199' } }] });
    await known();
    expect($tollFree.get()).toBe('1-800-555-0199');
    expect($placeholders.get().phone).toBe('1-800-555-0199');
  });

  it.each([
    ['that brought the shopper to an earlier page', { ucp_campaign: '8001277' }, '1-800-555-0143'],
    ['that brought them to this one', { ucp_campaign: '8001277', psc: '8009508' }, '1-800-555-0144'],
    ['that is no code', { ucp_campaign: '<script>8001277' }, '1-800-555-0142'],
  ])('[TFN-01] [TRK-08] is requested with the campaign %s', async (_which, cookies, number) => {
    onTestFinished(() => ['ucp_campaign', 'psc'].forEach(deleteCookie));
    for (const [name, value] of Object.entries(cookies)) writeCookie(name, value);
    await openPage({ settings: { pscCookie: 'psc' } });
    await known();
    expect($tollFree.get()).toBe(number);
  });

  it('[TFN-01] [IDN-04] is that of the agent’s own campaign, and not of one that brought another to this browser', async () => {
    onTestFinished(() => deleteCookie('ucp_campaign'));
    writeCookie('ucp_campaign', '8001277');
    await openPage({ shopper: 'agent', isLoading: true });
    sessionStorage.setItem('ucp_campaign', '8009508');
    await known();
    expect($tollFree.get()).toBe('1-800-555-0144');
  });

  it.each([
    ['the content’s', answer('tfn.json', { default: '1-800-555-0188', tty: '1-877-486-2048' }), '1-800-555-0188', '1-877-486-2048'],
    ['the setting’s', broken('tfn.json'), '1-800-555-0142', '710'],
    ['the content’s, and the setting’s for the deaf', answer('tfn.json', { default: '1-800-555-0188' }), '1-800-555-0188', '710'],
    ['the setting’s, where the content’s words are no number', answer('tfn.json', { default: 'to be done' }), '1-800-555-0142', '710'],
    ['the setting’s, and the content’s for the deaf', answer('tfn.json', { tty: '1-877-486-2048' }), '1-800-555-0142', '1-877-486-2048'],
  ])('[TFN-01] without one is %s', async (_whose, content, number, tty) => {
    await openPage({
      settings: { phone: { tollFree: '1-800-555-0142', tty: '710' } },
      faults: [{ method: 'GET', path: service, status: 403 }, content],
    });
    await known();
    await until(() => $tty.get() === tty);
    expect($tollFree.get()).toBe(number);
  });

  it('[TFN-01] waits for no fallback when the campaign has one', async () => {
    holdCalls(/tfn\.json/, 'before');
    await openPage();
    await until(() => $tollFree.get() !== null);
  });
});

describe('values of placeholders', () => {
  it('[FAQ-03] the estimator’s page, with the shopper’s previous page, and the doctors’ view', async () => {
    await openPage();
    expect($placeholders.get()).toMatchObject({
      drugsLink: `${location.origin}/health-plans/estimate-drug-costs.html?profile=true`,
      providersLink: '#providers',
    });
  });

  it('[FAQ-03] [TFN-01] the number of the settings until the fetched one is there', async () => {
    holdCalls(/psctfn/, 'before');
    await openPage({ settings: { phone: { tollFree: '1-800-555-0199' } } });
    expect([$tollFree.get(), $placeholders.get().phone]).toEqual([null, '1-800-555-0199']);
  });

  it('[FAQ-03] nothing that the page does not have, or that may not be followed', async () => {
    await openPage({ settings: { hideProviders: true, links: { drugCostEstimator: 'https://evil.example/x' } } });
    expect($placeholders.get()).toMatchObject({ drugsLink: null, providersLink: null });
  });
});

describe('content in the language of the page', () => {
  const asked = async () =>
    (await callsTo('/api/assets'))
      .map(({ path }) => path.replace(fragment(''), ''))
      .filter((name) => /^(profile|shopper|contact)/.test(name));
  const withoutSpanish = { method: 'GET', path: fragment('contact-us.es.json'), status: 404 };
  const heading = () => {
    const words = $profileContent.get();
    return typeof words === 'object' ? words?.questions?.[0]?.heading : words;
  };

  async function openIn(lang: string, faults: NonNullable<Parameters<typeof openPage>[0]>['faults'] = []): Promise<void> {
    await openPage({ lang, faults });
    await readPageContent();
  }

  it('[CONT-01] is requested in Spanish first on a Spanish page, and the default if there is none', async () => {
    await openIn('es', [withoutSpanish]);
    const names = await asked();
    expect(names.filter((name) => name.startsWith('profile'))).toEqual(['profile.es.json']);
    expect(names.filter((name) => name.startsWith('contact'))).toEqual(['contact-us.es.json', 'contact-us.json']);
    expect(heading()).toBe('¿Cómo agrego medicamentos a mi perfil?');
    expect($contentLanguages.get()).toMatchObject({ profileContent: 'es', shopperContent: 'es', contactUs: 'en' });
    await readPageContent();
    expect(await asked(), 'what was read, or is not there, is not asked for again').toEqual(names);
  });

  it('[CONT-01] is only requested in the default language on an English page', async () => {
    await openIn('en');
    expect((await asked()).filter((name) => name.includes('.es.'))).toEqual([]);
    expect($contentLanguages.get()).toMatchObject({ profileContent: 'en', contactUs: 'en' });
  });

  it('[CONT-01] changes with the page to Spanish, and back without a call', async () => {
    await openIn('en');
    document.documentElement.lang = 'es-US';
    await until(() => heading() === '¿Cómo agrego medicamentos a mi perfil?');
    const before = await asked();
    document.documentElement.lang = 'en';
    await until(() => heading() === 'How do I add drugs to my profile?');
    expect(await asked()).toEqual(before);
  });

  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['en', 'en'],
    ['tlh', 'en'],
    [7, 'en'],
  ])('[CONT-01] by default is in the language that it names: %j', async (lang, expected) => {
    await openIn('es', [withoutSpanish, answer('contact-us.json', { text: 'Contáctenos', url: '/contact-us.html', lang })]);
    expect($contentLanguages.get().contactUs).toBe(expected);
  });

  it('[CONT-01] of a site with files of another ending is only requested in the default language', async () => {
    const answers = [{ method: 'GET', path: fragment('contact'), body: { text: 'Contact us', url: '/contact-us.html' } }];
    await openPage({ lang: 'es', settings: { endpoints: { contactUs: '/contact' } }, faults: answers });
    await readPageContent();
    expect((await asked()).filter((name) => name.startsWith('contact'))).toEqual(['contact']);
    expect($contentLanguages.get().contactUs).toBe('en');
  });
});
