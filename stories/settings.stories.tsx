import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { settings } from '../elements/settings.js';

const guidance: Guidance = {
  use: [
    'Configures the page, and shows nothing. Use one on each page, in the HTML itself.',
    'Long settings go into a JSON script inside it. Developers can also call `configure()`.',
  ],
  dos: ['Write it before the first tag.', 'Use `preview` while you build a page. A panel says what is wrong.'],
  donts: [
    'Do not publish with `preview`.',
    'Do not add a second one, and do not change it later. Neither counts.',
    'Do not put anything about the shopper into it.',
  ],
  accessibility: ['It has no content, so screen readers skip it.', 'Set `lang` on `<html>`. It decides the language of the page.'],
};

const meta = { ...tableDocs(settings, guidance), title: 'Page/ucp-settings' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** It shows nothing. Controls change nothing here, because the page reads its settings once, at the start. This page starts in the brand uhc. */
export const Default: Story = { args: { theme: 'uhc' }, parameters: { controls: { disable: true }, page: { theme: 'uhc' } } };
