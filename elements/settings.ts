import { flag, oneOf, text } from '../src/element/attributes.js';
import type { Environment } from '../src/settings-input.js';
import { litElement } from './element.js';

export const settings = litElement({
  tag: 'ucp-settings',
  summary: 'Configures the page and shows nothing. A child `<script type="application/json">` holds the full settings.',
  attributes: {
    'api-base': text('Base address of your services. Default: the origin of the page.'),
    'content-base': text('Base address of the content fragments. A path is on the origin of the page, even with `api-base`.'),
    'site-id': oneOf('The brand site.', ['uhc', 'aarp', 'UHCCP'] as const),
    environment: text<Environment>('The environment’s name.'),
    'system-date': text('A what-if date for authors: 2026-11-20, 2026-11-20T09:30:00 or 11/20/2026. Only with `preview`.'),
    preview: flag('Shows the panel for authors, and uses the what-if date.'),
  },
  // Written out, so that the shell does not import them. A test compares them with those of the domain.
  known: {
    environment: {
      type: 'Environment',
      names: ['prod', 'live', 'online', 'green', 'offline', 'offline-stage', 'stage', 'preview', 'test', 'qa', 'dev'],
      others: 'counts as dev',
    },
  },
  notes: { theme: 'Brand of the page. Default: the neutral look. Sets `data-ucp-theme` of `<html>`, unless that has one.' },
  display: 'none',
  component: () => import('../src/features/page/Settings/Settings.js'),
});
