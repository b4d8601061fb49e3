import { flag, oneOf, text } from '../src/platform/attributes.js';
import { litElement } from './element.js';

export const settings = litElement({
  tag: 'ucp-settings',
  summary: 'Configures the page and shows nothing. A child `<script type="application/json">` holds the full settings.',
  attributes: {
    'api-base': text('Where the services are; the page’s own origin without it.'),
    'content-base': text('Where the content fragments are; a path is of the page’s own origin, whatever `api-base` says.'),
    'site-id': oneOf('The brand site.', ['uhc', 'aarp', 'UHCCP'] as const),
    environment: text('The environment’s name, such as prod, stage or test.'),
    'system-date': text(
      'A what-if date for authors, such as 2026-11-20, 2026-11-20T09:30:00 or 11/20/2026; read only together with preview.',
    ),
    preview: flag('Turns the author’s help on: a panel on the page, and the what-if date counts.'),
  },
  notes: { theme: 'Brand of the page; the neutral look without it. It becomes the `data-ucp-theme` of `<html>`, where that has none.' },
  display: 'none',
  piece: () => import('../src/pieces/Settings/Settings.js'),
});
