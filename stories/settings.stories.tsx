import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { settings } from '../elements/settings.js';

const meta = { ...tableDocs(settings), title: 'Page/ucp-settings' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** It shows nothing, whatever it sets. Controls change nothing here, because settings are read once, when the page starts; this one starts in the brand uhc. */
export const Shown: Story = { args: { theme: 'uhc' }, parameters: { controls: { disable: true }, page: { theme: 'uhc' } } };
