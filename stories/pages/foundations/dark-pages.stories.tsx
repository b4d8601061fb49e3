import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { faq } from '../../../elements/faq.js';
import { yearToggle } from '../../../elements/year-toggle.js';
import { Advice, Page, Part, pageParameters } from '../kit/page.js';
import { tokensOf } from '../kit/tokens.js';

const shown = [yearToggle, faq];

const meta = {
  title: 'Foundations/Dark pages',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, load: () => Promise.all(shown.map(({ load }) => load())) },
} satisfies Meta;
export default meta;

/** The tags on a dark ground, in the brand of the toolbar. */
export const DarkPages: StoryObj = {
  name: 'Dark pages',
  render: (_, { globals: { theme } }) => (
    <Page
      title="Dark pages"
      lead="Cards stay light on a dark page. Headings and links that stand on the page itself become light. The tags find the dark background by themselves."
    >
      <Advice
        dos={[
          'Give the page or the section a background color. The tags need nothing else.',
          'Set all three tokens below if the background is a picture.',
          'Check headings, links and focus on the dark ground.',
        ]}
        donts={[
          'Do not set `--ucp-color-surface` to a dark color. The texts on cards are dark.',
          'Do not put a filter on the tags that turns colors around.',
        ]}
      />
      <Part title="On a dark ground" text="These tags are real. Nothing about colors is set on them.">
        <div className="page-dark">{shown.map(({ tag }) => createElement(tag, { key: tag }))}</div>
      </Part>
      <Part title="The tokens" text="They hold the colors of what stands on the page itself.">
        <dl className="page-terms">
          {tokensOf(theme)
            .filter(({ name }) => name.startsWith('--ucp-color-on-page'))
            .map(({ name, value, note }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{note ?? value}</dd>
              </div>
            ))}
        </dl>
      </Part>
    </Page>
  ),
};
