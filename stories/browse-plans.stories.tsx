import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { browsePlans } from '../elements/browse-plans.js';

const guidance: Guidance = {
  use: [
    'Leads to all plans of the active year. Use it beside the drugs and doctors, where shoppers may want to go on.',
    'In the plans view it shows only if something is missing.',
  ],
  dos: [
    'Put it into the default slot of `ucp-side-nav`, or at the end of a view.',
    'Set the address in the setting `links` if yours differs.',
  ],
  donts: ['Do not use it as the main button of a page.', 'Do not show it twice. Lists without items already have this link.'],
  accessibility: [
    'It is a link with a clear text, inside a section with a heading.',
    'In a narrow column its button takes the full width.',
  ],
};

const meta = { ...tableDocs(browsePlans, guidance), title: 'Page/ucp-browse-plans' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** No application yet: the panel shows. */
export const Member: Story = {};

export const NothingSaved: Story = { globals: { shopper: 'empty' } };

/** Plans and an application are there: nothing shows. */
export const Hidden: Story = { globals: { shopper: 'guest' } };
