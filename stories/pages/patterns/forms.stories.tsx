import type { Meta, StoryObj } from '@storybook/react-vite';
import { Example } from '../kit/example.js';
import { Advice, Page, pageParameters } from '../kit/page.js';

const meta = { title: 'Patterns/Forms', tags: ['!autodocs'], parameters: pageParameters } satisfies Meta;
export default meta;

export const Forms: StoryObj = {
  render: (_, { globals }) => (
    <Page title="Forms" lead="Forms are short, and most fields are known already. Each field says what it needs before and after an error.">
      <Advice
        dos={[
          'Keep labels visible above the fields.',
          'Put the hint above the field, and the error below it.',
          'Move focus to the first error, and keep what was typed.',
          'Allow paste and autofill everywhere.',
          'Say the result in a dialog of its own or in an alert.',
        ]}
        donts={[
          'Do not check a field while the shopper types.',
          'Do not disable the button until all is filled in. Nobody would know why.',
          'Do not preselect an answer that costs money.',
          'Do not ask for something that the profile knows.',
        ]}
      />
      <Example
        globals={globals}
        story="popups-ucp-zip-popup--open"
        title="One field"
        text="A label, a hint, and two buttons. The filled one goes on."
        height={420}
      />
      <Example
        globals={globals}
        story="popups-ucp-zip-popup--validation-error"
        title="An error"
        text="A thick border, an icon and a sentence. Focus is in the field."
        height={460}
      />
      <Example
        globals={globals}
        story="popups-ucp-zip-popup--county-required"
        title="A choice"
        text="Radio buttons in a group with a name. No county is selected at first."
        height={520}
      />
      <Example
        globals={globals}
        story="popups-ucp-confirm-identity-popup--validation-error"
        title="Several errors"
        text="Each field has its own message. A date is three boxes in one group."
        height={1000}
      />
      <Example
        globals={globals}
        story="popups-ucp-import-popup--medicare-number-hidden"
        title="A private number"
        text="“Hide” covers the number, so that people nearby cannot read it."
        height={900}
      />
      <Example
        globals={globals}
        story="popups-ucp-email-popup--sent"
        title="Success"
        text="A dialog of its own says that the email was sent."
        height={420}
      />
    </Page>
  ),
};
