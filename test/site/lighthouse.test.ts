import { expect, it } from 'vitest';
import { scoresOf } from './support/lighthouse.mjs';
import { addressOf } from './support/site.js';

const pages = ['', 'tutorials/author', 'guides/colors', 'reference/tags/plan-card', 'explanation/accessibility'];

/** Milliseconds for a page that Lighthouse loads on a slowed machine. */
const PATIENCE = 120_000;

it.each(pages)(
  'Lighthouse gives page “%s” 100 for accessibility, best practices and SEO',
  async (path) => {
    const { scores, lost } = await scoresOf(addressOf(path));
    expect(lost).toEqual([]);
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
  },
  PATIENCE,
);
