import type { Meta, StoryObj } from '@storybook/react-vite';
import { Example } from '../kit/example.js';
import { Advice, Page, pageParameters } from '../kit/page.js';

const meta = { title: 'Patterns/Deciding on a plan', tags: ['!autodocs'], parameters: pageParameters } satisfies Meta;
export default meta;

export const DecidingOnAPlan: StoryObj = {
  name: 'Deciding on a plan',
  render: (_, { globals }) => (
    <Page
      title="Deciding on a plan"
      lead="Shoppers ask three questions: what does it cost me, does it cover me, and can I enroll now? Each screen answers them in this order."
    >
      <Advice
        dos={[
          'Lead with one figure: the cost of a year, with the shopper’s own drugs.',
          'Say what is not covered before what is covered.',
          'Mark a total as incomplete if it leaves out a drug.',
          'Keep one filled button for each card.',
        ]}
        donts={[
          'Do not call a plan “best”. Rank by cost, and say so.',
          'Do not sort cards by price. Their order stays as the shopper knows it.',
          'Do not hide a plan that cannot be enrolled in. Say why, and from when.',
          'Do not show a price without saying whether Extra Help is in it.',
        ]}
      />
      <Example
        globals={globals}
        story="plans-ucp-cost-chart--with-extra-help"
        title="Rank by the cost of a year"
        text="The chart compares premium and drugs of each plan with the plan that the shopper has now. Every row says its amounts in words."
        height={500}
      />
      <Example
        globals={globals}
        story="plans-ucp-plan-card--medicare-advantage"
        title="One lead figure"
        text="The card repeats the total of the chart. Figures of the plan stand under it, coverage follows, and the actions end the card."
        height={700}
      />
      <Example
        globals={globals}
        story="page-ucp-extra-help--change-answer"
        title="Ask once, change every price"
        text="One question decides which price counts. The answer becomes a line, and “Change” asks again."
        height={200}
      />
      <Example
        globals={globals}
        story="plans-ucp-plan-card--incomplete-total"
        title="Honest totals"
        text="A drug is not covered and has no price. The total says what it leaves out, so nobody compares it with a complete one."
        height={900}
      />
      <Example
        globals={globals}
        story="plans-ucp-saved-plans--compare-two"
        title="Compare two to four"
        text="Each card has a checkbox. The bar says what is missing, then offers to compare. A plan that cannot be compared says why."
        height={900}
      />
      <Example
        globals={globals}
        story="plans-ucp-plan-card--before-enrollment"
        title="Not open yet"
        text="Between October 1 and 14 plans of next year show, with the day on which enrollment opens."
        height={700}
      />
    </Page>
  ),
};
