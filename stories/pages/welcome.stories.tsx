import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { planCard } from '../../elements/plan-card.js';
import { addressOf, Page, Part, pageParameters } from './kit/page.js';

const meta = { title: 'Welcome', tags: ['!autodocs'], parameters: { ...pageParameters, load: planCard.load } } satisfies Meta;
export default meta;

interface Way {
  readonly title: string;
  readonly text: string;
  readonly to: readonly (readonly [id: string, name: string])[];
}

const ways: readonly Way[] = [
  {
    title: 'Foundations',
    text: 'Colors and sizes, read from the themes, and how we write for shoppers.',
    to: [
      ['foundations-color--color', 'Color tokens and contrast'],
      ['foundations-dark-pages--dark-pages', 'Dark pages'],
      ['foundations-type--type', 'Type and fonts'],
      ['foundations-spacing--spacing', 'Spacing'],
      ['foundations-buttons--buttons', 'Buttons and focus'],
      ['foundations-icons--icons', 'Icons'],
      ['foundations-motion--motion', 'Motion'],
      ['foundations-writing-in-english--writing-in-english', 'Writing in English'],
      ['foundations-writing-in-spanish--writing-in-spanish', 'Writing in Spanish'],
      ['foundations-brands--brands', 'Brands side by side'],
    ],
  },
  {
    title: 'Patterns',
    text: 'How the tags solve the same task in the same way.',
    to: [
      ['patterns-deciding-on-a-plan--deciding-on-a-plan', 'Deciding on a plan'],
      ['patterns-empty--empty', 'Nothing saved yet'],
      ['patterns-errors--errors', 'Something failed'],
      ['patterns-loading--loading', 'Loading and skeletons'],
      ['patterns-removal--removal', 'Removing and undoing'],
      ['patterns-forms--forms', 'Forms'],
    ],
  },
  {
    title: 'Tags',
    text: 'Each tag has a page: when to use it, every state, and what you can change.',
    to: [
      ['page-ucp-profile-area--docs', 'The whole page'],
      ['dashboard-ucp-dashboard--docs', 'The dashboard'],
      ['plans-ucp-saved-plans--docs', 'Saved plans'],
      ['plans-ucp-plan-card--docs', 'Plan card'],
      ['plans-ucp-cost-chart--docs', 'Yearly cost'],
      ['drugs-ucp-drug-list--docs', 'Drugs'],
      ['doctors-ucp-provider-list--docs', 'Doctors'],
    ],
  },
];

const tools = [
  ['Brand', 'Shows the same screen in the neutral look, uhc, aarp or uhccp.'],
  ['Language', 'English or Spanish. Spanish is longer: check that nothing is cut.'],
  ['Shopper', 'A guest with nothing, a member with thirty plans, and the people between them.'],
  ['System date', 'Days on which rules change, such as October 15.'],
  ['Viewport', '320, 390, 820 and 1280 px.'],
] as const;

/** The first page: what is here, and a real card. */
export const Welcome: StoryObj = {
  render: () => (
    <Page
      title="Plans that people can compare"
      lead="These elements build the profile pages of a Medicare plan site. Shoppers see what they saved, what it costs them, and what to do next."
    >
      <div className="page-welcome">
        <div className="page-rows">
          <nav className="page-ways" aria-label="What is here">
            {ways.map(({ title, text, to }) => (
              <section className="page-way" key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
                <ul>
                  {to.map(([id, name]) => (
                    <li key={id}>
                      <a href={addressOf(id)} target="_top">
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          <Part
            title="The toolbar"
            text="The toolbar above each story changes these things. The story then starts again and plays its steps."
          >
            <dl className="page-terms">
              {tools.map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Part>
        </div>
        <aside className="page-sample" aria-label="A real tag">
          <p>
            This card is real. It is the tag <code>ucp-plan-card</code>, with the prices of a sample member.
          </p>
          {createElement(planCard.tag, { 'plan-id': 'H0609044000', 'plan-year': '2027' })}
        </aside>
      </div>
    </Page>
  ),
};
