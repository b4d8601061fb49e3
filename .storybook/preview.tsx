import { tokens } from 'virtual:described';
import type { Preview } from '@storybook/react-vite';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { shopperList } from '../demo/service/enter.js';
import { tables } from '../elements/index.js';
import { defineElements } from '../src/element/shell.js';
import { adoptTokens } from '../src/element/theme.js';
import { brands } from '../src/shared/brands.js';
import { asHtml } from './as-html.js';
import { prepareDocsFrame } from './docs-frame.js';
import { DocsPage, ToolbarsForFrames } from './docs-page.js';
import { freshPage, removeAdded, type StoryPage } from './fresh-page.js';
import { lookOf } from './theme.js';

defineElements(tables);
// Docs pages and pages without tags use the tokens too.
adoptTokens();

// A link or a sign-out must not leave the frame: no toolbar or story would reach it anymore.
addEventListener('ucp-navigate', (event) => event.preventDefault());

/** Days on which rules change. The time has hyphens, because Storybook leaves a value with a colon out of a story's address. */
const dates = [
  ['2026-03-10T09-30-00', 'March: this year’s plans'],
  ['2026-06-10T09-30-00', 'June: this year’s plans'],
  ['2026-09-30T23-59-59', 'September 30: the last second before the toggle'],
  ['2026-10-01T00-00-00', 'October 1: next year’s plans, no enrolling yet'],
  ['2026-10-14T12-00-00', 'October 14: the last day without enrolling'],
  ['2026-10-15T00-00-00', 'October 15: enrolling for next year'],
  ['2026-11-20T09-30-00', 'November 20: both years'],
  ['2026-12-01T00-00-00', 'December 1: no enrolling for this year'],
  ['2026-12-08T00-00-00', 'December 8: Open Enrollment has ended'],
  ['2026-12-10T09-30-00', 'December 10: joining needs a reason'],
  ['2026-12-31T12-00-00', 'December 31: the last day of the old year'],
  ['2027-01-01T00-00-00', 'January 1: the new year'],
  ['2027-03-10T09-30-00', 'March of the new year'],
] as const;

const clockOf = (date: string) => date.replace(/T(\d\d)-(\d\d)-(\d\d)$/, 'T$1:$2:$3');

/** The widths that a change of the look is checked at. */
const viewports = {
  small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;

const neutral = new Map((tokens.neutral ?? []).map(({ name, value }) => [name, value]));

/** The page that the story on the screen was opened on. */
let shown = '';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: [{ value: '', title: 'neutral' }, ...brands.map((value) => ({ value, title: value }))],
        dynamicTitle: true,
      },
    },
    lang: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
        dynamicTitle: true,
      },
    },
    shopper: {
      description: 'Shopper',
      toolbar: {
        icon: 'user',
        items: shopperList.map(({ name, summary }) => ({ value: name, title: name, right: summary })),
        dynamicTitle: true,
      },
    },
    date: {
      description: 'System date',
      toolbar: { icon: 'calendar', items: dates.map(([value, title]) => ({ value, title })), dynamicTitle: true },
    },
  },
  initialGlobals: { theme: '', lang: 'en', shopper: 'member', date: '2026-11-20T09-30-00' },
  loaders: [
    async ({ id, tags, canvasElement, globals: { theme, lang, shopper, date }, parameters }) => {
      const page: StoryPage = { theme, lang, shopper, date: clockOf(date), ...parameters.page };
      const asked = JSON.stringify(page);
      // Drawn again: a control changes the tags as they stand; a toolbar asks for another page, where the story begins anew and is played.
      if (canvasElement?.hasChildNodes()) {
        if (asked !== shown) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
        return {};
      }
      if (!shown) prepareDocsFrame(tags);
      shown = asked;
      removeAdded();
      // The second stage of the story's tag comes before the story is drawn, so that plays and axe meet the component itself.
      await Promise.all([freshPage(page), parameters.load?.()]);
      removeAdded();
      return {};
    },
  ],
  // `npm test` checks each story in its own brand and language, by the addon. `npm run test:release` checks it in the others.
  afterEach: async ({ canvasElement, globals: { theme, lang }, parameters }) => {
    if (!import.meta.env.UCP_EVERY_LOOK) return;
    const { checkEveryLook } = await import('./every-look.js');
    const page: Partial<StoryPage> = parameters.page ?? {};
    await checkEveryLook(canvasElement, page.theme ?? theme, page.lang ?? lang, parameters.a11y?.config?.rules ?? []);
  },
  parameters: {
    a11y: {
      test: import.meta.env.UCP_EVERY_LOOK ? 'off' : 'error',
      ...('__vitest_browser__' in globalThis && { options: { resultTypes: ['violations'] } }),
    },
    controls: { expanded: true },
    // Each story has a page, and so a store, of its own in the docs too.
    docs: {
      page: DocsPage,
      theme: lookOf((name) => neutral.get(name) ?? ''),
      container: ToolbarsForFrames,
      story: { inline: false, height: '600px' },
      codePanel: true,
      source: { transform: asHtml },
    },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Color tokens and contrast',
            'Dark pages',
            'Type and fonts',
            'Spacing',
            'Buttons and focus',
            'Icons',
            'Motion',
            'Writing in English',
            'Writing in Spanish',
            'Brands',
          ],
          'Patterns',
          ['Deciding on a plan', 'Empty', 'Errors', 'Loading and skeletons', 'Removal', 'Forms', 'A piece of your own'],
          'Page',
          'Plans',
          'Drugs',
          'Doctors',
          'Enrollment',
          'Dashboard',
          'Messages',
          'Popups',
        ],
      },
    },
  },
};

export default preview;
