import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { describe as describeLibrary } from '../../rollup/describe/model.mjs';
import { reactTypes, tagTypes } from '../../rollup/describe/types.mjs';
import { blockOf, compileBlock, compileFiles } from '../support/compile.js';

/** Code that a developer writes with the generated types: good lines compile, and each bad line is refused. */

const folder = resolve(import.meta.dirname, '../../.cache/types');

/** A file of good lines, and of bad lines that each say with `@ts-expect-error` that they are refused. */
const written: Readonly<Record<string, string>> = {
  'page.ts': `
    import './tags.js';
    const card = document.createElement('ucp-plan-card');
    card.planId = 'H0321002000';
    card.planYear = 2026;
    card.theme = 'aarp';
    document.querySelector('ucp-zip-popup')?.show();
    card.ready.then(() => card.focus());
    // @ts-expect-error the element makes it
    card.ready = Promise.resolve();
    document.addEventListener('ucp-year-change', ({ detail }) => detail.year.toFixed());
    card.addEventListener('ucp-plan-enroll', (event) => { const id: string = event.detail.planId; event.preventDefault(); return id; });
    // @ts-expect-error a year is a number
    card.planYear = '2026';
    // @ts-expect-error no such brand
    card.theme = 'blue';
    // @ts-expect-error a card is no popup
    card.show();
    // @ts-expect-error the detail has no such field
    document.addEventListener('ucp-view-change', ({ detail }) => detail.year);
    document.addEventListener('ucp-navigate', ({ detail }) => detail.reason === 'supplement-resume');
    // @ts-expect-error nothing leads away for this reason
    document.addEventListener('ucp-navigate', ({ detail }) => detail.reason === 'content');
  `,
  'server.ts': `
    import { addSkeletons, renderElement, renderSkeleton } from '../../elements/server.js';
    export const good: string = renderElement('ucp-plan-card', { 'plan-id': 'H0321002000', 'plan-year': 2027, theme: 'aarp', slot: 'x', 'data-x': 1 });
    renderElement('ucp-saved-plans', { 'no-heading': true, lang: 'es' }, { content: '<p>Call us.</p>', nonce: 'a', date: new Date() });
    renderElement('ucp-view', { name: ['plans', 'drugs'] });
    renderSkeleton('ucp-faq', {}, { lang: 'es', isSignedIn: true, view: 'drugs', stylesheet: '/skeletons.css' });
    addSkeletons('<ucp-faq></ucp-faq>', { lang: 'es' });
    // @ts-expect-error no such tag
    renderElement('ucp-saved-plan');
    // @ts-expect-error no such attribute
    renderElement('ucp-saved-plans', { 'plan-id': 'H0321002000' });
    // @ts-expect-error an attribute is written as in HTML
    renderElement('ucp-saved-plans', { noHeading: true });
    // @ts-expect-error a year is a number
    renderElement('ucp-plan-card', { 'plan-year': '2027' });
    // @ts-expect-error no such brand
    renderElement('ucp-faq', { theme: 'blue' });
    // @ts-expect-error no such view
    renderElement('ucp-view', { name: ['plan'] });
    // @ts-expect-error no such option
    renderSkeleton('ucp-faq', {}, { language: 'es' });
  `,
  'brand.ts': `
    import { configure, profile, type ChatPerson, type HandedPlan, type Launch, type MedicarePlan, type Plan, type PlanId, type SettingsInput, type SupplementPlan, type Tool, type ToolOutcome, type TrackedEvent } from '../../src/index.js';
    import type {} from './tags.js';
    declare const plan: MedicarePlan;
    declare const supplement: SupplementPlan;
    export const id: PlanId = plan.id;
    export const plans: readonly Plan[] = [plan, supplement];
    document.createElement('ucp-plan-card').plan = plan;
    document.createElement('ucp-plan-card').plan = supplement;
    export const own: HandedPlan = { kind: 'MAPD', id: 'H0609044000', year: 2027, name: 'Essentials', bullets: [], bulletsV2: [], monthlyPremium: 26 };
    document.createElement('ucp-plan-card').plan = own;
    // @ts-expect-error an id is a text
    export const wrong: HandedPlan = { ...own, id: 609 };
    export const tool: Tool = {
      open: async ({ route }: Launch): Promise<ToolOutcome> => ({ isCompleted: route !== '', isImported: false }),
    };
    addEventListener('openAddYourInfo', ({ detail }) => detail.planCode.trim());
    // @ts-expect-error a plan has more
    document.createElement('ucp-plan-card').plan = {};
    const chatProfile = ({ firstName, lastName, uuid, email }: ChatPerson) => [firstName, lastName, uuid, email].join();
    const track = ({ eventType, assetId, assetName, container }: TrackedEvent) => [eventType, assetId, assetName, container].join();
    export const settings: SettingsInput = { host: { chatProfile, track } };
    export const open: SettingsInput = { siteId: undefined, flags: { extraHelp: undefined }, host: { track: undefined } };
    document.addEventListener('ucp-view-change', ({ detail }) => profile.setView(detail.view));
    export const named: SettingsInput = {
      siteId: 'UHCCP', theme: 'uhccp', environment: 'offline-stage', hosts: { 'stage.example.com': 'Offline Stage', localhost: 'dev' },
      endpoints: { validateAuth: '/auth', lowIncome: undefined }, links: { planCompare: '/compare' },
    };
    export const neutral: SettingsInput = { theme: '' };
    // @ts-expect-error no such brand
    export const brand: SettingsInput = { theme: 'aaarp' };
    // @ts-expect-error no such environment
    export const environment: SettingsInput = { environment: 'produ' };
    // @ts-expect-error no such environment
    export const host: SettingsInput = { hosts: { 'stage.example.com': 'stagging' } };
    // @ts-expect-error no such site
    export const site: SettingsInput = { siteId: 'uhccp' };
    // @ts-expect-error no such call
    export const call: SettingsInput = { endpoints: { validateAuthentication: '/auth' } };
    // @ts-expect-error no such link
    export const link: SettingsInput = { links: { compare: '/compare' } };
    // @ts-expect-error no such setting
    export const setting: SettingsInput = { brand: 'aarp' };
    configure(named);
    // @ts-expect-error no such flag
    configure({ flags: { extrahelp: false } });
    // @ts-expect-error a page event has no such field
    export const misheard: SettingsInput = { host: { track: ({ assetID }) => assetID } };
    // @ts-expect-error an outcome has both
    export const outcome: ToolOutcome = { isCompleted: true };
  `,
  'app.tsx': `
    import type {} from './react.js';
    export const good = (
      <ucp-saved-plans no-heading class="wide" onucp-plan-remove={(event) => event.preventDefault()}>
        <ucp-year-toggle slot="toggle" />
        <ucp-plan-card plan-id="H0321002000" plan-year={2026} theme="uhc" lang="es" />
        <ucp-zip-popup open={false} ref={(popup) => popup?.show()} />
        <ucp-settings environment="stage" site-id="UHCCP" theme="uhccp" ref={(tag) => void (tag?.environment === 'prod')} />
        <ucp-view name="plans" /><ucp-view name="drugs plans" /><ucp-view name="providers drugs plans" />
        <ucp-account-banner heading-level="2" /><ucp-recommendations limit={3} />
      </ucp-saved-plans>
    );
    export const bad = (
      <>
        {/* @ts-expect-error no such brand */}
        <ucp-plan-card theme="blue" />
        {/* @ts-expect-error no such attribute */}
        <ucp-plan-card number="1" />
        {/* @ts-expect-error a property is no attribute: JSX says plan-id */}
        <ucp-plan-card planId="H0321002000" />
        {/* @ts-expect-error no such environment */}
        <ucp-settings environment="produ" />
        {/* @ts-expect-error no such site */}
        <ucp-settings site-id="uhccp" />
        {/* @ts-expect-error no such view */}
        <ucp-view name="plan" />
        {/* @ts-expect-error one of the views is none */}
        <ucp-view name="plans drug" />
        {/* @ts-expect-error a level that is none */}
        <ucp-account-banner heading-level={3} />
        {/* @ts-expect-error more than there are */}
        <ucp-recommendations limit="6" />
        {/* @ts-expect-error no such tag */}
        <ucp-plan-cards />
        {/* @ts-expect-error the detail has no such field */}
        <ucp-year-toggle onucp-year-change={({ detail }) => detail.view} />
      </>
    );
  `,
};

/** The wrappers as an application uses them. */
const wrapped = `
    import { useRef } from 'react';
    import { AccountBanner, PlanCard, SavedPlans, Settings, useProfile, View, ZipPopup } from '../../elements/react.js';
    import type { HandedPlan } from '../../src/index.js';
    const plan: HandedPlan = { kind: 'MAPD', id: 'H0609044000', year: 2027, name: 'Essentials', bullets: [], bulletsV2: [], monthlyPremium: 26 };
    export function Good() {
      const popup = useRef<HTMLElement & { show(): void }>(null);
      const { savedPlansCount } = useProfile();
      return (
        <SavedPlans noHeading className="wide" style={{ margin: 0 }} onPlanRemove={(event) => { event.detail.planId.trim(); event.preventDefault(); }}>
          <PlanCard planId="H0321002000" planYear={2026} theme="uhc" lang="es" onPlanSave={({ detail }) => detail.planYear.toFixed()} />
          <PlanCard plan={plan} onClick={() => popup.current?.show()} aria-label={String(savedPlansCount)} />
          <View name={['plans', 'drugs']} />
          <Settings environment="Offline Stage" siteId="aarp" />
          <AccountBanner headingLevel={2} />
          <ZipPopup open={false} ref={(element) => void element?.ready.then(() => element.show())} onClose={() => undefined} />
        </SavedPlans>
      );
    }
    export const bad = (
      <>
        {/* @ts-expect-error no such brand */}
        <PlanCard theme="aaarp" />
        {/* @ts-expect-error no such prop */}
        <PlanCard number="1" />
        {/* @ts-expect-error a year is a number */}
        <PlanCard planYear="2026" />
        {/* @ts-expect-error this tag has no such event */}
        <ZipPopup onPlanRemove={() => undefined} />
        {/* @ts-expect-error the detail has no such field */}
        <PlanCard onPlanSave={({ detail }) => detail.year} />
        {/* @ts-expect-error a plan has more */}
        <PlanCard plan={{ kind: 'MAPD' }} />
        {/* @ts-expect-error no such view */}
        <View name={['plan']} />
        {/* @ts-expect-error no such environment */}
        <Settings environment="produ" />
        {/* @ts-expect-error a level that is none */}
        <AccountBanner headingLevel={3} />
      </>
    );
  `;

/** The compiler's messages by file. */
let messages: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const generated = { 'tags.d.ts': tagTypes(await describeLibrary(), '../../src'), 'react.d.ts': reactTypes };
  // The package's entry: it exports all of src/index.ts, which a declaration of the application's adds to.
  const entry = { 'package.ts': "export * from '../../src/index.js';\n" };
  messages = compileFiles(folder, { ...generated, ...entry, ...written, 'wrapped.tsx': wrapped });
}, 60_000);

it('wrappers of ucp-elements/react take what their tags take, and nothing else', () => {
  expect(messages.get('wrapped.tsx')).toEqual([]);
});

it.each(Object.keys(written))('%s compiles with the generated types', (name) => {
  expect(messages.get(name)).toEqual([]);
});

it.each(['tags.d.ts', 'react.d.ts'])('%s has no type error itself', (name) => {
  expect(messages.get(name)).toEqual([]);
});

describe('code in the documents', () => {
  const library = '../../src/index.ts';
  const brand = `
    declare global { interface Window { yourAnalytics?: unknown[] } }
    declare const openYourDrawer: (route: string, payload: unknown) => Promise<boolean>;`;

  it.each([
    ['README.md', 'profile.ready).', '', { 'ucp-elements': library }],
    ['docs/brands.md', 'await profile.ready;', '', { 'ucp-elements': library }],
    [
      'docs/brands.md',
      'yourRouter.push',
      "import type {} from './tags.js';\ndeclare const yourRouter: { push(path: string): void };",
      { 'ucp-elements': library },
    ],
    ['docs/brands.md', '// /your/profile.js', brand, { 'https://your-site.example/cdn/1.1.0/autoload.js': library }],
    ['docs/brands.md', 'interface OwnNames', '', { 'ucp-elements': './package.ts' }],
    ['docs/hosts.md', 'ucp-elements/react', '', { 'ucp-elements/react': '../../elements/react.ts' }],
  ])(
    'the block of %s with “%s” compiles',
    (document, mark, ahead, modules) => {
      expect(compileBlock(folder, blockOf(document, mark), ahead, modules)).toEqual([]);
    },
    60_000,
  );
});
