import type { Meta, StoryObj } from '@storybook/react-vite';
import { cost } from '../../../src/features/cost/text/en/cost.js';
import { zipPopup } from '../../../src/features/place/text/en/zip-popup.js';
import { emailPopup } from '../../../src/features/plans/text/en/email-popup.js';
import { savedPlans } from '../../../src/features/plans/text/en/saved-plans.js';
import { lists, removePopup } from '../../../src/features/profile/text/en/removal.js';
import { Advice, List, Page, Part, pageParameters } from '../kit/page.js';
import { Phrases, Terms } from '../kit/phrases.js';

const meta = { title: 'Foundations/Writing in English', tags: ['!autodocs'], parameters: pageParameters } satisfies Meta;
export default meta;

/** How we write for shoppers. The examples are the library's own texts. */
export const WritingInEnglish: StoryObj = {
  name: 'Writing in English',
  render: () => (
    <Page
      title="Writing in English"
      lead="Shoppers decide about money and health. They read on a phone, often with large letters. Each text says one thing, and they understand it at once."
    >
      <Advice
        dos={[
          'Say “you”. Say who does what: “We could not send your saved plans”.',
          'Put one idea into a sentence. Use fewer than 20 words.',
          'Use the terms of Medicare.gov.',
          'Begin a button with a verb: “Add your drugs”.',
          'Write sentence case: “Yearly cost”.',
        ]}
        donts={[
          'Do not blame: “You entered a wrong ZIP code”.',
          'Do not show codes or names of services.',
          'Do not use exclamation marks, except in “Success!”.',
          'Do not promise savings. Give the figures.',
          'Do not write “click here”. A link says where it leads.',
        ]}
      />
      <Part title="Texts and their reasons" text="These texts come from the library itself.">
        <Phrases
          heads={['Situation', 'We write', 'Because']}
          rows={[
            ['Nothing saved', savedPlans.empty, 'It states what is there. The link beside it is the next step.'],
            ['Loading', cost.noTotal.loading, 'It names what loads.'],
            ['Asking before a removal', removePopup.title.drugs, 'The question names the thing. Both buttons repeat it.'],
            ['The safe choice', removePopup.keep.drugs, 'It says what stays, not “Cancel”.'],
            ['After a removal', lists.removed('Atorvastatin'), 'The name first. Past tense, no “successfully”.'],
            [
              'A removal failed',
              `${lists.removeFailed('Atorvastatin')}. ${lists.backInList}`,
              'What happened, where the item is, what to do.',
            ],
            ['A field', zipPopup.hint, 'The hint says what to enter before there is an error.'],
            ['A wrong email address', emailPopup.invalidAddress, 'It says what to enter. “Error” is there for screen readers.'],
            ['A call failed', `${emailPopup.failed}. ${emailPopup.failedHint}`, 'It says that nothing that was typed is lost.'],
          ]}
        />
      </Part>
      <Part title="Terms">
        <Terms
          heads={['Write', 'Not']}
          rows={[
            ['drug', 'medication, medicine, Rx'],
            ['doctor; provider if it may be a dentist or a place', 'physician, practitioner'],
            ['premium', 'monthly payment, fee'],
            ['out-of-pocket maximum', 'MOOP, cap'],
            ['Extra Help', 'LIS, low-income subsidy'],
            ['special needs plan', 'SNP, D-SNP in running text'],
            ['enroll in a plan', 'buy, purchase, sign up for'],
            ['Open Enrollment', 'AEP'],
            ['Medicare number', 'MBI, HICN'],
          ]}
        />
      </Part>
      <Part title="Numbers and dates">
        <List
          of={[
            'Money of a month or a drug has cents: $26.40, and $0.00. Limits and deductibles are whole dollars: $3,500.',
            'A yearly total on a card is rounded: $1,349. The chart and the tables have cents.',
            'A missing value is “--”, never $0. Screen readers hear “not available”.',
            'Dates are written out: January 1, 2027.',
            'Phone numbers have their TTY number beside them.',
          ]}
        />
      </Part>
      <Part
        title="Change a text"
        text="The content fragment `shopper-messages.json` can replace most texts. docs/texts.md lists every key with its English text."
      />
    </Page>
  ),
};
