import type { Meta, StoryObj } from '@storybook/react-vite';
import { Example } from '../kit/example.js';
import { Advice, Page, pageParameters } from '../kit/page.js';

const meta = {
  id: 'patterns-loading',
  title: 'Patterns/Loading and skeletons',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta;
export default meta;

export const Loading: StoryObj = {
  name: 'Loading and skeletons',
  render: (_, { globals }) => (
    <Page title="Loading and skeletons" lead="Each tag shows its shape at once. When the data arrives, nothing moves.">
      <Advice
        dos={[
          'Show gray blocks of the final size.',
          'Keep everything that is known real: headings, the year, Extra Help.',
          'Say what loads, once, for screen readers.',
          'Keep the width of a busy button.',
        ]}
        donts={[
          'Do not cover a page with a spinner, except while claims are searched.',
          'Do not show a zero while a number loads.',
          'Do not let a late response move what the shopper reads.',
        ]}
      />
      <Example
        globals={globals}
        story="plans-ucp-saved-plans--loading"
        title="A list loads"
        text="Two cards in outline. The first words are “Loading your plans”."
        height={700}
      />
      <Example
        globals={globals}
        story="plans-ucp-plan-card--prices-loading"
        title="Prices load"
        text="The card is there. Its rows for prices have their final height."
        height={700}
      />
      <Example
        globals={globals}
        story="enrollment-ucp-applications--status-loading"
        title="A status loads"
        text="Drafts are usable at once. Submitted applications wait for their status."
        height={420}
      />
      <Example
        globals={globals}
        story="popups-ucp-email-popup--sending"
        title="A form is being sent"
        text="The button is busy and keeps its width. A second press does nothing."
        height={620}
      />
      <Example
        globals={globals}
        story="messages-ucp-import-progress--searching"
        title="Claims are searched"
        text="The one wait that covers the page, because the lists are about to change."
        height={480}
      />
    </Page>
  ),
};
