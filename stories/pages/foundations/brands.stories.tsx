import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { accountBanner } from '../../../elements/account-banner.js';
import { extraHelp } from '../../../elements/extra-help.js';
import { planCard } from '../../../elements/plan-card.js';
import { yearToggle } from '../../../elements/year-toggle.js';
import { brands } from '../../../src/shared/brands.js';
import { Advice, Page, Part, pageParameters } from '../kit/page.js';
import { tokensOf } from '../kit/tokens.js';

const shown = [accountBanner, yearToggle, extraHelp, planCard];

const meta = {
  title: 'Foundations/Brands',
  tags: ['!autodocs'],
  parameters: {
    ...pageParameters,
    load: () => Promise.all(shown.map(({ load }) => load())),
    // Four pages stand on one here, so their landmarks have the same names.
    a11y: { ...pageParameters.a11y, config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;
export default meta;

/** The tokens that a brand changes first. */
const traits = [
  '--ucp-font-display',
  '--ucp-color-action',
  '--ucp-color-banner',
  '--ucp-radius-card',
  '--ucp-radius-button',
  '--ucp-density',
];

function Traits({ brand }: { readonly brand: string }) {
  const values = new Map(tokensOf(brand).map(({ name, value }) => [name, value]));
  return (
    <dl className="page-traits">
      {traits.map((name) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{values.get(name)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same real elements in every brand. */
export const Brands: StoryObj = {
  render: () => (
    <Page
      title="Brands"
      lead="All brands have the same markup and the same words. A brand is a file of tokens, so nothing but the look differs."
    >
      <Advice
        dos={[
          'Set the brand of a page with `theme` on `ucp-settings`, and of a part with `data-ucp-theme`.',
          'Put your own logo into the slot `logo`. The library has none.',
          'Check a change in all four brands, with the toolbar.',
        ]}
        donts={[
          'Do not restyle inner rules of a tag. Set tokens, or use a part.',
          'Do not let an error look like a button. In `aarp`, errors are orange because the buttons are garnet.',
        ]}
      />
      <div className="page-brands">
        {['neutral', ...brands].map((brand) => (
          <section className="page-brand" data-ucp-theme={brand} key={brand}>
            <div className="page-brand-words">
              <h2>{brand}</h2>
            </div>
            {createElement(accountBanner.tag, { 'heading-level': '2' })}
            <div className="page-brand-room">
              {createElement(yearToggle.tag)}
              {createElement(extraHelp.tag)}
              {createElement(planCard.tag, { 'plan-id': 'H0321002000', 'plan-year': '2027' })}
            </div>
            <Traits brand={brand} />
          </section>
        ))}
      </div>
      <Part title="Add a brand" text="Write a file of tokens in `src/themes`. CONTRIBUTING.md lists the other files." />
    </Page>
  ),
};
