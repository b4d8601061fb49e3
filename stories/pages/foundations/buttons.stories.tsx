import type { Meta, StoryObj } from '@storybook/react-vite';
import { Example } from '../kit/example.js';
import { Advice, Page, Part, pageParameters } from '../kit/page.js';
import { inGroups } from '../kit/tokens.js';

const meta = {
  id: 'foundations-buttons',
  title: 'Foundations/Buttons and focus',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta;
export default meta;

const tokensOfFocus = (theme: string) => [...inGroups(theme, (group) => group.startsWith('Focus ring')).values()].flat();

/** How buttons differ, and the focus ring, in the brand of the toolbar. */
export const Buttons: StoryObj = {
  name: 'Buttons and focus',
  render: (_, { globals }) => (
    <Page
      title="Buttons and focus"
      lead="One filled button on a card or in a dialog says what comes next. The others are quiet. Focus is always visible."
    >
      <Advice
        dos={[
          'Use one filled button for the next step. Make the others quiet, or links.',
          'Begin its words with a verb, and name the thing: “Remove plan”.',
          'Keep a target 44 px high and wide, or larger.',
          'Set `--ucp-focus-color` and `--ucp-focus-gap-color` together. One of them has to stand out from each ground.',
        ]}
        donts={[
          'Do not put two filled buttons side by side.',
          'Do not remove the outline of focus, and do not replace it by a color alone.',
          'Do not disable a button without words that say why.',
          'Do not color a removal red. Red is for errors.',
        ]}
      />
      <Part
        title="The focus ring"
        text="A ring of its own color, set off by a gap. With more contrast it is 4 px wide. In forced colors it has the color of the system."
      >
        <dl className="page-terms">
          {tokensOfFocus(globals.theme).map(({ name, value }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="page-text">
          <a
            href="#focus"
            style={{ outline: 'var(--ucp-focus-width) solid var(--ucp-focus-color)', outlineOffset: 'var(--ucp-focus-offset)' }}
          >
            A link with focus
          </a>
        </p>
      </Part>
      <Example
        globals={globals}
        story="plans-ucp-plan-card--medicare-advantage"
        title="A filled button and quiet ones"
        text="“Enroll in plan” is filled. “Unsave” is quiet, and “View plan details” is a link."
        height={700}
      />
      <Example
        globals={globals}
        story="popups-ucp-email-popup--sending"
        title="A busy button"
        text="It keeps its width. A second press does nothing."
        height={620}
      />
      <Example
        globals={globals}
        story="popups-ucp-remove-popup--remove-plan"
        title="A choice in a dialog"
        text="Focus is in the dialog when it opens, and returns to the button that opened it."
        height={460}
      />
    </Page>
  ),
};
