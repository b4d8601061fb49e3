import type { Meta, StoryObj } from '@storybook/react-vite';
import { Example } from '../kit/example.js';
import { Advice, Page, pageParameters } from '../kit/page.js';

const meta = { title: 'Patterns/Removal', tags: ['!autodocs'], parameters: pageParameters } satisfies Meta;
export default meta;

export const Removal: StoryObj = {
  render: (_, { globals }) => (
    <Page title="Removal" lead="Removing is safe: a popup asks first, the item leaves at once, and “Undo” brings it back.">
      <Advice
        dos={[
          'Name the item, with a detail that tells it from others.',
          'Put the safe choice first, and say what it keeps.',
          'Remove at once, and put the item back if the server refuses.',
          'Move focus to the next item, or to the heading.',
        ]}
        donts={[
          'Do not use red for the removal. Red is for errors.',
          'Do not close the message by time.',
          'Do not hide a failure behind a success.',
          'Do not ask twice.',
        ]}
      />
      <Example
        globals={globals}
        story="popups-ucp-remove-popup--remove-drug"
        title="Ask first"
        text="The question names the drug and its dose. “Keep drug” is framed, “Remove drug” is filled."
        height={480}
      />
      <Example
        globals={globals}
        story="drugs-ucp-drug-list--removed"
        title="Say it, with Undo"
        text="The message stands above the list, and stays until it is closed."
        height={420}
      />
      <Example
        globals={globals}
        story="drugs-ucp-drug-list--restoring"
        title="While Undo works"
        text="The button is busy. The rest of the list can be used."
        height={420}
      />
      <Example
        globals={globals}
        story="drugs-ucp-drug-list--restored"
        title="It is back"
        text="The item is in its old place."
        height={420}
      />
      <Example
        globals={globals}
        story="drugs-ucp-drug-list--partial-remove-error"
        title="Some failed"
        text="The failure is an alert and stands first. The item is back in the list."
        height={480}
      />
      <Example
        globals={globals}
        story="messages-ucp-toast--plan-removed"
        title="Away from a list"
        text="A card that stands alone has no list. The message is a toast."
        height={300}
      />
    </Page>
  ),
};
