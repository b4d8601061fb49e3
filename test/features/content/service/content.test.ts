import { describe, expect, it } from 'vitest';
import { type FragmentName, fragmentNames, getContent } from '../../../../src/features/content/service.js';
import { getSpareContent, type SpareName, spareNames } from '../../../../src/features/content/spare-content-service.js';
import { defaultEndpoints } from '../../../../src/shared/http/endpoints.js';
import type { Http } from '../../../../src/shared/http/http.js';
import { content } from '../../../fixtures/wire/answers.js';
import { answeringWith, fakeHttp } from '../../../shared/http/fake-fetch.js';

type Name = FragmentName | SpareName;
const names: readonly Name[] = [...fragmentNames, ...spareNames];
const isSpare = (name: Name): name is SpareName => (spareNames as readonly Name[]).includes(name);
const ask = (http: Http, name: Name) => (isSpare(name) ? getSpareContent(http, name) : getContent(http, name));

const files: { readonly [Each in Name]: string } = {
  stateFlip: 'state-flip.json',
  supplementContent: 'medsup-content.json',
  profileContent: 'profile.json',
  shopperContent: 'shopper.json',
  shopperMessages: 'shopper-messages.json',
  suppression: 'suppression.json',
  planBenefits: 'plan-benefits.json',
  dentalCoveredPlans: 'dental-provider-covered-plans.json',
  contactUs: 'contact-us.json',
  approvedStates: 'approved-states.json',
  phoneNumbers: 'tfn.json',
};

/** The decoded value of each fragment's fixture, the number of dropped rows, and the field that the log names. */
const read: { readonly [Each in Name]: readonly [value: unknown, dropped: number, fields?: string] } = {
  stateFlip: [['AZ'], 0],
  approvedStates: [['AZ', 'GA'], 0],
  supplementContent: ['Plan card unavailable.', 0],
  profileContent: [
    {
      faq: [{ heading: 'When can I enroll?', description: 'Call <strong>{phone}</strong>.', views: ['plans'] }],
      disclosures: [{ title: 'About these plans', text: 'Not connected with the government.', isAboutSupplement: false }],
      footnotes: { '10': 'Wellness extras may end.', constructor: 'harmless' },
    },
    1,
    'heading',
  ],
  shopperContent: [
    {
      sessionTimeout: 1800,
      hours: '8 a.m. to 8 p.m.',
      figures: { year: 2026, extraHelpPremium: 0, regularPremium: 24, highDeductible: 2800 },
      nextYearFigures: null,
      extraHelpUrl: '/extra-help.html',
      counselorHelp: { name: 'Arizona Medicare counselors', phone: '1-800-555-0168' },
      upsell: null,
    },
    0,
  ],
  shopperMessages: [{ 'savedPlans.heading': 'Your plans', count: '3' }, 0],
  suppression: [
    [
      { planId: 'H0028028000', year: 2026 },
      { planId: 'G', year: null },
      { planId: 'H0351064000', year: null },
    ],
    2,
    'planId',
  ],
  planBenefits: [
    [
      { benefitId: 'M90', benefitCategory: 'planBenefit', label: 'Primary care visit' },
      { benefitId: 'D10', benefitCategory: 'partDBenefit', label: 'Tier 1' },
      { benefitId: '17a1', benefitCategory: 'medicalBenefit', label: null },
    ],
    2,
    'benefitId',
  ],
  dentalCoveredPlans: [[{ network: 'Dental Blue', planIds: ['H0609044000'] }], 2, 'planIds, network'],
  contactUs: [{ text: 'Contact us', url: '/contact-us.html' }, 0],
  phoneNumbers: [{ tollFree: '1-800-555-0142', tty: '711' }, 0],
};

describe('the content fragments', () => {
  it('[CALL-22] [CONT-01] all exist and have a path', () => {
    expect([...names].sort()).toEqual(Object.keys(files).sort());
    for (const name of names) expect(defaultEndpoints[name]).toBe(`/${files[name]}`);
  });

  it.each(names)('[CALL-22] %s is requested from the content base and decoded', async (name) => {
    const { http, calls } = answeringWith(content[name]);
    const result = await ask(http, name);
    const [value, dropped, fields] = read[name];
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET https://shop.example.test/fragments/${files[name]}`]);
    expect(result).toEqual({ ok: true, value, issues: dropped ? [`${name}: unreadable rows: ${dropped} (${fields})`] : [] });
  });

  it.each(names)('[CALL-22] [CONT-01] %s that fails to load is a problem, and no value is invented', async (name) => {
    const answers = [() => new Response('<html>'), () => new Response('', { status: 404 }), () => Promise.reject(new TypeError('lost'))];
    for (const answer of answers) expect(await ask(fakeHttp(answer).http, name)).toMatchObject({ ok: false });
    for (const body of [null, 'text', [], 7]) {
      expect(await ask(answeringWith(body).http, name)).toMatchObject({ ok: false, problem: { kind: 'body' } });
    }
  });

  it.each([
    ['suppression', {}],
    ['suppression', { plans: 'all' }],
    ['dentalCoveredPlans', { networks: null }],
    ['planBenefits', { benefits: {} }],
    ['stateFlip', { states: null }],
    ['supplementContent', { notice: ' ' }],
    ['contactUs', { text: 'Contact us' }],
    ['contactUs', { url: '/contact-us.html' }],
  ] as const)('[CALL-22] %s of %j is a bad body, never an empty list', async (name, body) => {
    expect(await ask(answeringWith(body).http, name)).toMatchObject({ ok: false, problem: { kind: 'body' } });
  });

  it.each([
    [{ plans: [] }, []],
    [{ planIds: [] }, []],
    [{ plans: [{ planId: 'G', planYear: null }] }, [{ planId: 'G', year: null }]],
    [{ plans: [{ planId: 'G', planYear: '' }] }, [{ planId: 'G', year: null }]],
    [{ plans: [{ planId: 'G', planYear: 'null' }] }, [{ planId: 'G', year: null }]],
    [{ plans: [{ planId: 'G', planYear: 'soon' }] }, []],
    [{ plans: [{ planId: 'G', planYear: {} }] }, []],
    [
      { planIds: 'G,N' },
      [
        { planId: 'G', year: null },
        { planId: 'N', year: null },
      ],
    ],
  ])('[CALL-22] [SUPP-01] suppression %j', async (body, value) => {
    expect(await getContent(answeringWith(body).http, 'suppression')).toMatchObject({ ok: true, value });
  });

  it.each([
    [{}, { sessionTimeout: null, hours: null, figures: null }],
    [{ sessionTimeout: 0 }, { sessionTimeout: null }],
    [{ sessionTimeout: -1 }, { sessionTimeout: null }],
    [{ sessionTimeout: 1 }, { sessionTimeout: 1 }],
    [{ sessionTimeout: 'soon' }, { sessionTimeout: null }],
    [{ figures: { year: 2026, extraHelpPremium: 0, regularPremium: 24 } }, { figures: null }],
    [
      { nextYearFigures: { year: 2027, extraHelpPremium: 0, regularPremium: 26, highDeductible: 2900 } },
      { figures: null, nextYearFigures: { year: 2027, regularPremium: 26 } },
    ],
    [{ extraHelpUrl: ' ' }, { extraHelpUrl: null }],
    [{ counselorHelp: { name: 'Counselors' } }, { counselorHelp: null }],
    [{ counselorHelp: { name: ' ', phone: '1-800-555-0168' } }, { counselorHelp: null }],
    [{ counselorHelp: { name: 'Counselors', phone: 'call us' } }, { counselorHelp: null }],
    [{ counselorHelp: 'Counselors' }, { counselorHelp: null }],
    [{ figures: { extraHelpPremium: 0, regularPremium: 24, highDeductible: 2800 } }, { figures: null }],
  ])('[CALL-22] [IDLE-02] [CONST-05] [SHEET-03] shopper content %j', async (body, value) => {
    expect(await getContent(answeringWith(body).http, 'shopperContent')).toMatchObject({ ok: true, value });
  });

  it('[CALL-22] [FAQ-01] profile content without a part uses the built-in one', async () => {
    expect(await getContent(answeringWith({ faq: null, disclosures: 'x' }).http, 'profileContent')).toMatchObject({
      ok: true,
      value: { faq: null, disclosures: null, footnotes: {} },
    });
  });

  it('[CALL-22] [FAQ-01] a list without a readable row uses the built-in one, and its rows are counted', async () => {
    const faq = [{ heading: 'Why?' }, { description: 'So.' }];
    expect(await getContent(answeringWith({ faq, disclosures: [null] }).http, 'profileContent')).toMatchObject({
      ok: true,
      value: { faq: null, disclosures: null },
      issues: [expect.stringContaining('unreadable rows: 3')],
    });
  });

  it('[CALL-22] [FAQ-01] an empty list has no rows', async () => {
    expect(await getContent(answeringWith({ faq: [], disclosures: [] }).http, 'profileContent')).toMatchObject({
      ok: true,
      value: { faq: [], disclosures: [] },
    });
  });

  it('[CALL-22] [FAQ-01] rows without a required text are dropped; a missing list is empty', async () => {
    const faq = [{ heading: 'Why?' }, { description: 'So.' }, { heading: 'Why?', description: 'So.' }];
    const disclosures = [{ title: 'About' }, { title: 'About', text: 'This.' }];
    expect(await getContent(answeringWith({ faq, disclosures }).http, 'profileContent')).toMatchObject({
      ok: true,
      value: { faq: [{ ...faq[2], views: [] }], disclosures: [disclosures[1]] },
    });
    expect(await getContent(answeringWith({ networks: [{ network: 'D1' }] }).http, 'dentalCoveredPlans')).toMatchObject({
      ok: true,
      value: [{ network: 'D1', planIds: [] }],
    });
  });

  it.each([
    ['supplement', true],
    ['Supplement', false],
    ['', false],
    [null, false],
    [7, false],
    [undefined, false],
  ])('[FACT-04] a disclosure about %s may be folded: %s', async (about, isAboutSupplement) => {
    const disclosures = [{ title: 'About', text: 'This.', about }];
    expect(await getContent(answeringWith({ disclosures }).http, 'profileContent')).toMatchObject({
      value: { disclosures: [{ title: 'About', text: 'This.', isAboutSupplement }] },
    });
  });

  it('[CALL-22] [PROV-04] dental plans with an unreadable id are dropped and counted', async () => {
    const networks = [{ network: 'D1', planIds: ['H0321002000', 'odd', 'odder'] }];
    expect(await getContent(answeringWith({ networks }).http, 'dentalCoveredPlans')).toMatchObject({
      ok: true,
      value: [{ network: 'D1', planIds: ['H0321002000'] }],
      issues: [expect.stringContaining('unreadable rows: 2 (planIds)')],
    });
  });

  it('[CALL-22] states are two-letter codes', async () => {
    const states = ['AZ', 'GAX', 'xGA', 'ga', ''];
    expect(await getSpareContent(answeringWith({ states }).http, 'approvedStates')).toMatchObject({ value: ['AZ'] });
  });

  it('[CALL-22] texts by key ignore names of the prototype', async () => {
    const { http } = fakeHttp(() => new Response('{"__proto__":"p","a":"b"}'));
    const result = await getContent(http, 'shopperMessages');
    const messages = result.ok ? result.value : {};
    expect([messages.constructor, messages.toString, messages.a]).toEqual([undefined, undefined, 'b']);
  });
});

it('[CALL-22] [ERR-01] logs the field of the dropped networks, and no other', async () => {
  const networks = [{ network: 'D1', planIds: ['H0321002000'] }, { planIds: ['H0321002000'] }];
  expect(await getContent(answeringWith({ networks }).http, 'dentalCoveredPlans')).toMatchObject({
    issues: [expect.stringContaining('unreadable rows: 1 (network)')],
  });
});
