import type { Meta, StoryObj } from '@storybook/react-vite';
import { Example } from '../kit/example.js';
import { Advice, Page, pageParameters } from '../kit/page.js';

const meta = { title: 'Patterns/Empty', tags: ['!autodocs'], parameters: pageParameters } satisfies Meta;
export default meta;

export const Empty: StoryObj = {
  render: (_, { globals }) => (
    <Page title="Empty" lead="An empty list is the first thing that a new shopper sees. It says what belongs here and gives one next step.">
      <Advice
        dos={[
          'Give one filled button or link, which adds the first item.',
          'Say what the shopper gains: “to see what they cost”.',
          'Keep the heading, so that the page has its shape.',
          'Take no space if there is nothing to do: a section without plans disappears.',
        ]}
        donts={[
          'Do not show an empty list while it loads, or after an error.',
          'Do not apologize or joke.',
          'Do not show an example that could be taken for real data.',
        ]}
      />
      <Example
        globals={globals}
        story="plans-ucp-saved-plans--empty"
        title="No saved plans"
        text="It leads to all plans of the active year."
        height={320}
      />
      <Example
        globals={globals}
        story="drugs-ucp-drug-list--empty-with-plans"
        title="No drugs, but plans"
        text="The text says why drugs matter here: costs on the saved plans."
        height={320}
      />
      <Example
        globals={globals}
        story="doctors-ucp-provider-list--empty"
        title="No doctors"
        text="The same shape, with the provider search as its step."
        height={320}
      />
      <Example
        globals={globals}
        story="plans-ucp-plan-card--no-drugs-or-doctors"
        title="A card without drugs and doctors"
        text="The total is “premium only”, and says what would complete it."
        height={700}
      />
      <Example
        globals={globals}
        story="drugs-ucp-pharmacy--empty"
        title="No pharmacy"
        text="A small list has a small empty state."
        height={240}
      />
    </Page>
  ),
};
