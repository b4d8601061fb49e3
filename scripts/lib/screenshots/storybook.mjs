import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { alone } from '../lock.mjs';
import { inProject } from '../project.mjs';
import { run } from '../run.mjs';
import { contentHash, isFresh, makeFresh } from '../stale.mjs';
import { say, step } from '../steps.mjs';
import { storySources } from './stories.mjs';

const name = 'screenshots';
/** A separate folder, because the output of `npm run build:storybook` may be old. */
const folder = '.cache/storybook';
const inputs = () => [
  '.storybook',
  ...storySources(),
  'stories/pages',
  'src',
  'elements',
  'demo',
  'test/fixtures',
  'package.json',
  'package-lock.json',
];

/** Builds the Storybook without its docs and panels, unless its inputs are unchanged. */
export function buildStorybook() {
  return alone(async () => {
    const hash = contentHash(inputs());
    if (isFresh(name, hash, [`${folder}/iframe.html`])) {
      say('✓ The Storybook is built');
      return;
    }
    const make = () => run('storybook', ['build', '--test', '--output-dir', folder, '--disable-telemetry']);
    await step('Building the Storybook', () => makeFresh(name, hash, make));
  });
}

/** Serves it with the packages' fonts on a free local port. */
export async function serveStorybook() {
  const app = new Hono();
  // Only this run uses the port, so the browser's cache is not shared.
  app.use(async ({ header }, next) => {
    header('cache-control', 'max-age=86400, immutable');
    await next();
  });
  app.use('/node_modules/*', serveStatic({ root: inProject() }));
  app.use('/*', serveStatic({ root: inProject(folder) }));
  const server = await new Promise((ready) => {
    const one = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => ready(one));
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((ended) => server.close(ended)),
  };
}
