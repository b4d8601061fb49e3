import { expect, it } from 'vitest';
import { writtenPages } from '../../docs/site/lib/assemble.mjs';
import { withBrowser } from '../browser/support/browser.js';
import { addressOf } from './support/site.js';

/** Questions of a newcomer: the words that they type, and the page with the answer. */
const questions = [
  ['which tag shows doctors', 'reference/tags'],
  ['change a color', 'guides/colors'],
  ['send a token', 'guides/token'],
  ['nothing shows', 'guides/nothing-shows'],
  ['add an element', 'project/add'],
  ['which browsers', 'explanation/browsers'],
  ['what leaves the browser', 'explanation/what-leaves-the-browser'],
  ['extra help price', 'explanation/extra-help'],
  ['run one test', 'project/tests'],
  ['report a vulnerability', 'project/security'],
] as const;

/** Single words that developers type, and the page that they look for. */
const terms = [
  ['csp', 'guides/content-policy'],
  ['ssr', 'guides/hosts/skeletons'],
  ['server side rendering', 'guides/hosts/skeletons'],
  ['bundle size', 'explanation/measurements'],
  ['unit test', 'guides/pieces'],
  ['testing library', 'guides/pieces'],
  ['401', 'guides/token'],
  ['cors', 'reference/wire'],
  ['happy-dom', 'guides/pieces'],
  ['jsdom', 'guides/pieces'],
  ['vitest', 'guides/pieces'],
  ['react component', 'guides/hosts/react'],
  ['lit', 'guides/hosts/lit'],
  ['skeleton', 'guides/hosts/skeletons'],
  ['spanish', 'guides/spanish'],
  ['cookie', 'guides/sign-in'],
  ['logout', 'reference/script'],
  ['analytics', 'guides/tracking'],
  ['dark', 'guides/colors'],
  ['wcag', 'explanation/accessibility'],
  ['typescript', 'guides/hosts/react'],
  ['install', 'tutorials/demo'],
  ['print', 'guides/print'],
  ['next.js', 'guides/hosts/next'],
  ['integrity', 'guides/content-policy'],
  ['storybook', 'guides/storybook'],
  ['extra help', 'explanation/extra-help'],
] as const;

/** The words that a page declares for the search, in its `keywords`. */
const declared = writtenPages().flatMap(({ path, keywords }) => keywords.map((words) => [words, path] as const));

const searches = new Map([...questions, ...terms, ...declared].map(([words, path]) => [`${words} → ${path}`, [words, path] as const]));

/** Pages that a reader looks at before they type other words. */
const FIRST = 3;

const { newPage } = withBrowser();

it.each([...searches.values()])('one search for “%s” finds its page among the first three results', async (words, path) => {
  const page = await newPage();
  await page.goto(addressOf(''));
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill(words);
  // A result is a page. Below its title it lists headings of the page, which are links too.
  const results = page.locator('.pagefind-ui__result');
  const found = () => results.evaluateAll((all) => all.map((one) => one.querySelector('a')?.href.replace(/[?#].*$/, '')));
  // Each result appears when its own file has loaded.
  await expect.poll(async () => (await found()).slice(0, FIRST)).toContain(addressOf(path));
});

it.each(questions)('one press on the first page leads to the answer for “%s”', async (_, path) => {
  const page = await newPage();
  await page.goto(addressOf(''));
  await page
    .locator(`main a[href="${new URL(addressOf(path)).pathname}"]`)
    .first()
    .click();
  await page.waitForURL(addressOf(path));
  await page.locator('h1').waitFor();
});
