import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { settings } from '../elements/settings.js';

const meta = { ...tableDocs(settings), title: 'Page/ucp-settings' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** It shows nothing, whatever it sets. No control changes it: settings count from the start of the page, which so has the same brand here. */
export const Shown: Story = { args: { theme: 'uhc' }, parameters: { controls: { disable: true }, page: { theme: 'uhc' } } };
