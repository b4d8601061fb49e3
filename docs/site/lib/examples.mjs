import { tagNames } from './tags.mjs';

/**
 * The live examples. Each runs on the reference service inside the browser, in a frame of its own.
 *
 * @typedef {object} Example
 * @property {string} title the title of its frame
 * @property {string} code the tags, as an author writes them
 * @property {string} [shopper] who shops: a person of the reference service
 * @property {string} [date] the date of the service
 * @property {number} [height] the least height of the frame, in px
 * @property {string} [signInCode] the sign-in code in the address
 * @property {readonly object[]} [faults] faults of the service
 * @property {boolean} [isSessionOver] the service has ended the session
 * @property {string} [press] the button that shows the popup
 * @property {boolean} [opensItself] the popup needs no button
 */

const MEMBER = 'member';

/** A popup with a button that opens it. */
function popup(tag, button, options = {}) {
  return {
    title: `${tag}, opened by a button`,
    code: `
<button type="button" id="open">${button}</button>
<${tag}></${tag}>

<script type="module">
  const popup = document.querySelector('${tag}');
  document.querySelector('#open').addEventListener('click', () => popup.show());
</script>`,
    height: 680,
    press: button,
    ...options,
  };
}

const tag = (name, attributes = '', options = {}) => ({
  title: name,
  code: `<${name}${attributes && ` ${attributes}`}></${name}>`,
  ...options,
});

/** @type {Readonly<Record<string, Example>>} */
export const examples = {
  // A tag without an example below stands alone.
  ...Object.fromEntries(tagNames.map((name) => [name, tag(name)])),
  'ucp-settings': {
    title: 'ucp-settings, which sets the brand of the page',
    code: `
<ucp-settings theme="aarp"></ucp-settings>
<ucp-need-help></ucp-need-help>`,
  },
  'ucp-profile-area': tag('ucp-profile-area', '', { height: 900 }),
  'ucp-dashboard': tag('ucp-dashboard', '', { shopper: 'recommended', height: 900 }),
  'ucp-view': {
    title: 'ucp-view, with the navigation that switches it',
    code: `
<ucp-side-nav></ucp-side-nav>
<ucp-view name="plans"><p>This shows beside the plans.</p></ucp-view>
<ucp-view name="drugs"><ucp-drug-list></ucp-drug-list></ucp-view>
<ucp-view name="providers"><ucp-provider-list></ucp-provider-list></ucp-view>`,
  },
  'ucp-outage-banner': {
    title: 'ucp-outage-banner during an outage of the sign-in',
    code: `
<ucp-settings>
  <script type="application/json">{ "serviceOutage": true }</script>
</ucp-settings>
<ucp-outage-banner></ucp-outage-banner>`,
    shopper: 'guest',
  },
  'ucp-account-ready-banner': tag('ucp-account-ready-banner', '', {
    title: 'ucp-account-ready-banner after a registration',
    signInCode: 'new-base',
  }),
  'ucp-top-bar': tag('ucp-top-bar'),
  'ucp-account-banner': tag('ucp-account-banner', 'heading-level="2"', { shopper: 'guest' }),
  'ucp-side-nav': tag('ucp-side-nav'),
  'ucp-extra-help': tag('ucp-extra-help', '', { shopper: 'guest' }),
  'ucp-browse-plans': {
    title: 'ucp-browse-plans in the view of drugs',
    code: `
<ucp-side-nav></ucp-side-nav>
<ucp-browse-plans></ucp-browse-plans>`,
    shopper: 'empty',
  },
  'ucp-year-toggle': tag('ucp-year-toggle'),
  'ucp-saved-plans': {
    title: 'ucp-saved-plans with the year toggle and the yearly cost',
    code: `
<ucp-saved-plans heading="Your shortlist">
  <ucp-year-toggle slot="toggle"></ucp-year-toggle>
  <ucp-cost-chart slot="costs"></ucp-cost-chart>
</ucp-saved-plans>`,
    height: 900,
  },
  'ucp-plan-card': tag('ucp-plan-card', 'plan-id="H0609044000"', { height: 900 }),
  'ucp-cost-chart': tag('ucp-cost-chart', '', { height: 480 }),
  'ucp-pharmacy-comparison': tag('ucp-pharmacy-comparison', '', { shopper: 'pharmacies', height: 640 }),
  'ucp-active-plans': tag('ucp-active-plans', '', { shopper: 'enrolled' }),
  'ucp-active-plan-card': tag('ucp-active-plan-card', 'plan-id="H0609044000"', { shopper: 'enrolled' }),
  'ucp-plan-changes': tag('ucp-plan-changes', '', { shopper: 'plan-renews', height: 900 }),
  'ucp-applications': tag('ucp-applications', '', { shopper: 'applicant' }),
  'ucp-application-card': tag('ucp-application-card', 'application-id="H0609044000-2027"', { shopper: 'guest' }),
  'ucp-supplement-area': tag('ucp-supplement-area', '', { shopper: 'supplement', height: 640 }),
  'ucp-drug-list': tag('ucp-drug-list', '', { height: 560 }),
  'ucp-pharmacy': tag('ucp-pharmacy'),
  'ucp-provider-list': tag('ucp-provider-list', '', { height: 560 }),
  'ucp-doctor-search': {
    title: 'ucp-doctor-search with the search of a brand',
    code: `
<ucp-doctor-search>
  <p><label>Find a doctor <input type="search"></label></p>
</ucp-doctor-search>`,
  },
  'ucp-upsell': tag('ucp-upsell', '', { shopper: 'enrolled' }),
  'ucp-enrolled-plans': tag('ucp-enrolled-plans', '', { shopper: 'enrolled' }),
  'ucp-recommendations': tag('ucp-recommendations', 'limit="3"', { shopper: 'recommended', height: 640 }),
  'ucp-saved-items': tag('ucp-saved-items'),
  'ucp-faq': tag('ucp-faq'),
  'ucp-need-help': tag('ucp-need-help'),
  'ucp-counselor-sheet': tag('ucp-counselor-sheet', 'box', { shopper: 'member' }),
  'ucp-disclosures': tag('ucp-disclosures'),
  'ucp-email-popup': popup('ucp-email-popup', 'Email the plans'),
  'ucp-counselor-popup': popup('ucp-counselor-popup', 'Print a sheet for a counselor', { shopper: 'member' }),
  'ucp-zip-popup': popup('ucp-zip-popup', 'Ask for the ZIP code', { shopper: 'empty' }),
  'ucp-extra-help-popup': popup('ucp-extra-help-popup', 'Explain Extra Help'),
  'ucp-remove-popup': {
    title: 'ucp-remove-popup, opened by the list of drugs',
    code: `
<ucp-drug-list></ucp-drug-list>
<ucp-remove-popup></ucp-remove-popup>`,
    height: 680,
    press: 'Remove',
  },
  'ucp-import-popup': popup('ucp-import-popup', 'Import drugs and doctors', { shopper: 'base', height: 900 }),
  'ucp-import-progress': tag('ucp-import-progress', '', {
    title: 'ucp-import-progress after sign-in, while the claims are searched',
    signInCode: 'second-import',
    faults: [{ path: '/profiles/import', delayMs: 600_000 }],
    height: 480,
    opensItself: true,
  }),
  'ucp-confirm-identity-popup': tag('ucp-confirm-identity-popup', '', {
    title: 'ucp-confirm-identity-popup, which opens by itself',
    shopper: 'member-consent',
    height: 900,
    opensItself: true,
  }),
  'ucp-sign-out-popup': popup('ucp-sign-out-popup', 'Sign out'),
  'ucp-timeout-popup': popup('ucp-timeout-popup', 'Warn before the session ends'),
  'ucp-toast': {
    title: 'ucp-toast after the session has ended',
    code: '<ucp-toast inline></ucp-toast>',
    isSessionOver: true,
  },
  'a-color': {
    title: 'a plan card in colors of your own',
    code: `
<style>
  :root {
    --ucp-color-action: #663399;
    --ucp-color-action-hover: #4d2673;
    --ucp-color-action-active: #3a1d57;
    --ucp-color-link: #663399;
    --ucp-radius-card: 4px;
  }
</style>
<ucp-plan-card plan-id="H0609044000"></ucp-plan-card>`,
    height: 900,
  },
  'two-brands': {
    title: 'two tags in two brands',
    code: `
<ucp-year-toggle theme="uhc"></ucp-year-toggle>
<ucp-need-help theme="aarp"></ucp-need-help>`,
  },
  spanish: {
    title: 'a list of drugs in Spanish',
    code: '<ucp-drug-list lang="es"></ucp-drug-list>',
    height: 560,
  },
  events: {
    title: 'a page that hears an event',
    code: `
<ucp-year-toggle></ucp-year-toggle>
<p role="status">Choose a year.</p>

<script type="module">
  document.addEventListener('ucp-year-change', ({ detail }) => {
    document.querySelector('[role=status]').textContent = \`The page shows plans of \${detail.year}.\`;
  });
</script>`,
  },
};

/** The options of an example with its defaults, for its frame. */
export function optionsOf({ shopper = MEMBER, date = '2026-11-20T09:30:00', signInCode, faults = [], isSessionOver = false }) {
  return { shopper, date, signInCode, faults, isSessionOver };
}
