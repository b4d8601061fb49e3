import type { Context, Hono } from 'hono';
import { defaultLinks, type LinkName } from '../../../src/shared/navigation/links.js';
import type { Demo } from '../controls/demo.js';
import { FILE_ANSWER } from '../controls/log-calls.js';
import { pageHeaders } from '../files/security-headers.js';

const STYLE_PATH = '/__demo/outside.css';

// No `text-wrap: pretty` in WebKit, which has crashed on it, as in `src/ui/base.css`.
const STYLE = `body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; font: 1.125rem/1.6 system-ui, sans-serif; color: #1f2430; }
h1 { line-height: 1.25; }
.demo { padding: 0.75rem 1rem; background: #fff4d6; border-left: 4px solid #b26a00; }
a { color: #0a4f9e; }
button { min-height: 2.75rem; padding: 0.5rem 1rem; font: inherit; }
@supports (overflow-anchor: auto) { h1, p { text-wrap: pretty; } }
li { padding: 0.5rem 0; }
li a { padding: 0.625rem 0; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
`;

const TITLES: Readonly<Partial<Record<LinkName, string>>> = {
  signIn: 'Sign in',
  signOut: 'You are signed out',
  registration: 'Create an account',
  manageProfile: 'Manage profile',
  memberBenefits: 'Member benefit portal',
  planSummary: 'Browse plans',
  zipEntry: 'Shop for plans',
  planDetails: 'Plan details',
  planCompare: 'Compare plans',
  supplementDetails: 'Medicare Supplement plan details',
  applicationDetails: 'Application details',
  supplementResume: 'Medicare Supplement application',
  recommendationStart: 'Plan recommendation',
  recommendationResults: 'Plan recommendation: results',
  recommendationEdit: 'Plan recommendation: your answers',
  drugCostEstimator: 'Drug cost estimator',
  pharmacySearch: 'Pharmacy search',
  planFinder: 'Plan finder',
  dualSpecialNeeds: 'Dual special needs plans',
  medicareEducation: 'Medicare education',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Query parameters that the page may show, and their labels. It shows nothing else of the URL, which may hold a birth
 * date (LINK-07).
 */
const ASKED: Readonly<Record<string, string>> = {
  planId: 'Plan',
  planCode: 'Plan code',
  planYear: 'Plan year',
  compareplanIds: 'Plans',
  planType: 'Plan type',
  year: 'Year',
  zipCode: 'ZIP code',
  zipcode: 'ZIP code',
  fipsCountyCode: 'County code',
  county: 'County code',
  startApplication: 'Starts the application at once',
  applicationId: 'Application',
  resume: 'Goes on with a draft',
  profile: 'From the profile',
};

function asked(c: Context): string {
  const values = new Map([...Object.entries(c.req.param()), ...new URL(c.req.url).searchParams]);
  const rows = Object.entries(ASKED).flatMap(([name, label]) => {
    const value = values.get(name);
    return value ? [`<dt>${label}</dt><dd>${escaped(value.replaceAll(',', ', '))}</dd>`] : [];
  });
  return rows.length === 0 ? '' : `<dl>\n${rows.join('\n')}\n</dl>`;
}

/** A page of the site outside the profile area. */
function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} (demo)</title>
<link rel="icon" href="/pages/favicon.svg">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p class="demo">This is a demo with invented people. The real site shows its own page here.</p>
${body}
<p><a href="/">To the demo’s index</a></p>
</main>
</body>
</html>
`;
}

/** The page that the shopper came from, without the demo's query parameters; the index if it is unknown. */
function wayBack(c: Context): URL {
  const here = new URL(c.req.url);
  const from = c.req.header('referer');
  if (!from || !URL.canParse(from) || new URL(from).origin !== here.origin) return new URL('/', here);
  const back = new URL(from);
  for (const name of ['shopper', 'code', 'state']) back.searchParams.delete(name);
  return back;
}

/** The return URL with a sign-in code. The index has no tag that reads the code, so the full page replaces it. */
function wayBackToTags(c: Context): URL {
  const back = wayBack(c);
  if (back.pathname === '/') back.pathname = '/pages/whole.html';
  return back;
}

function signInPage(c: Context, demo: Demo): string {
  const back = wayBackToTags(c);
  const state = c.req.query('state');
  if (state) back.searchParams.set('state', state);
  const choices = demo.shoppers
    .filter(({ kind }) => kind === 'member' || kind === 'cloaked')
    .map(({ name, summary }) => {
      back.searchParams.set('code', name);
      return `<li><a href="${escaped(back.pathname + back.search)}">${escaped(name)}</a>: ${escaped(summary)}</li>`;
    });
  return page('Sign in', `<p>Whom do you want to sign in as?</p>\n<ul>\n${choices.join('\n')}\n</ul>`);
}

/** A link back to the shopper's page. */
function back(c: Context): string {
  const { pathname, search } = wayBack(c);
  return pathname === '/' ? '' : `<p><a href="${escaped(pathname + search)}">Back to where you were</a></p>`;
}

/** The online application reads the plan, and the form data of a draft, from session storage (HAND-01, CARD-06). */
const APPLICATION = '<p id="draft"></p>\n<script type="module" src="/pages/handed-over.js"></script>';

function standIn(c: Context, name: LinkName): string {
  const isApplication = name.startsWith('enroll');
  const facts = isApplication ? `<div id="plan">\n${asked(c)}\n</div>` : asked(c);
  return page(TITLES[name] ?? 'Online application', [facts, isApplication ? APPLICATION : '', back(c)].filter(Boolean).join('\n'));
}

function html(c: Context, text: string): Response | Promise<Response> {
  for (const [name, value] of Object.entries(pageHeaders(new URL(c.req.url)))) c.header(name, value);
  c.header(FILE_ANSWER, 'page');
  return c.html(text);
}

/** The path of a link setting as a route: without its query, with its placeholders as parameters. */
function routeOf(link: string): string {
  const [path = ''] = link.split('?');
  return `/${path.replace(/^\//, '')}`.replace(/\{(\w+)\}/g, ':$1');
}

/** A page for each of the library's default links, so that no link out of the demo ends in a 404. */
export function outsidePages(app: Hono, demo: Demo): void {
  app.get(STYLE_PATH, (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', [FILE_ANSWER]: 'style' }));
  app.get(routeOf(defaultLinks.signIn), (c) => html(c, signInPage(c, demo)));
  for (const [name, link] of Object.entries(defaultLinks) as readonly [LinkName, string][]) {
    if (name === 'home' || name === 'signIn') continue;
    app.get(routeOf(link), (c) => html(c, standIn(c, name)));
  }
  // Links in the demo's own content.
  app.get('/contact-us.html', (c) => html(c, page('Contact us', back(c))));
}
