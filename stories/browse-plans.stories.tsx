import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { browsePlans } from '../elements/browse-plans.js';

const meta = { ...tableDocs(browsePlans), title: 'Page/ucp-browse-plans' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside the plans view of a member with plans it stays away. */
export const Member: Story = {};

export const NothingSaved: Story = { globals: { shopper: 'empty' } };

/** Plans and an application are there: nothing shows. */
export const NotNeeded: Story = { globals: { shopper: 'guest' } };
