import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sitePages } from '../../docs/site/lib/site.mjs';
import { inProject } from '../../scripts/lib/project.mjs';
import { addressOf } from './support/site.js';

it('leads from each picture of a state to a story that Storybook has, and shows a picture that is there', async () => {
  const { pages } = await sitePages();
  const { entries } = JSON.parse(readFileSync(inProject('.cache/storybook/index.json'), 'utf8'));
  const text = pages.map(({ markdown }) => markdown).join('\n');
  const stories = [...text.matchAll(/path=\/story\/([\w-]+)/g)].map(([, id = '']) => id);
  expect(stories.length).toBeGreaterThan(200);
  expect(stories.filter((id) => !(id in entries))).toEqual([]);
  const pictures = [...new Set([...text.matchAll(/src="(\/docs\/states\/[^"]+)"/g)].map(([, path = '']) => path))];
  const statuses = await Promise.all(pictures.map(async (path) => (await fetch(new URL(path, addressOf('')))).status));
  expect(pictures.filter((_, at) => statuses[at] !== 200)).toEqual([]);
});
