import type { Meta, StoryObj } from '@storybook/react-vite';
import { Example } from '../kit/example.js';
import { Advice, Page, pageParameters } from '../kit/page.js';

const meta = { title: 'Patterns/Errors', tags: ['!autodocs'], parameters: pageParameters } satisfies Meta;
export default meta;

export const Errors: StoryObj = {
  render: (_, { globals }) => (
    <Page
      title="Errors"
      lead="Calls fail. The screen says what is known, what is not, and what the shopper can do. Nothing that was entered is lost."
    >
      <Advice
        dos={[
          'Say what happened in the shopper’s words: “We could not load your saved items”.',
          'Offer “Try again” if trying again can help.',
          'Keep the error in its own place: one card, one list, one field.',
          'Show all that is known. A premium without drug prices is still a premium.',
        ]}
        donts={[
          'Do not show an empty list after a failed call. It would say that things are gone.',
          'Do not show codes, and do not blame.',
          'Do not invent a figure. A missing value is “--”.',
          'Do not close a failure by time.',
        ]}
      />
      <Example
        globals={globals}
        story="plans-ucp-saved-plans--load-error"
        title="A list failed to load"
        text="The heading stays. The message offers to try again."
        height={260}
      />
      <Example
        globals={globals}
        story="plans-ucp-saved-plans--one-plan-error"
        title="One of several failed"
        text="Its card says so, and the others are whole."
        height={900}
      />
      <Example
        globals={globals}
        story="plans-ucp-cost-chart--prices-error"
        title="A part of the figures failed"
        text="Premiums show. No total is made from half of the data."
        height={480}
      />
      <Example
        globals={globals}
        story="popups-ucp-email-popup--send-error"
        title="A form could not be sent"
        text="The popup stays open and keeps the address. The alert stands above the fields."
        height={620}
      />
      <Example
        globals={globals}
        story="drugs-ucp-drug-list--tool-unavailable"
        title="A tool is missing"
        text="The message says that what is saved is safe."
        height={420}
      />
      <Example
        globals={globals}
        story="messages-ucp-outage-banner--outage"
        title="Sign-in is down"
        text="One message at the top. Everything else works."
        height={200}
      />
    </Page>
  ),
};
