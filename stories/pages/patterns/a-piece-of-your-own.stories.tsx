import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import '../../../demo/pieces/next-step.js';
import '../../../demo/pieces/next-step-lit.js';
import { waitFor } from 'storybook/test';
import { PATIENCE } from '../../support.js';
import { Example } from '../kit/example.js';
import { Advice, Page, pageParameters } from '../kit/page.js';

const meta = { title: 'Patterns/A piece of your own', tags: ['!autodocs'], parameters: pageParameters } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const APieceOfYourOwn: Story = {
  name: 'A piece of your own',
  render: (_, { globals }) => (
    <Page
      title="A piece of your own"
      lead="A brand adds elements of its own between the tags. They share the profile, the language and the theme. The recipe is `docs/pieces.md`, the code of this piece is in `demo/pieces`."
    >
      <Advice
        dos={[
          'Say nothing about the shopper before the profile is known.',
          'Write every text in English and Spanish.',
          'Use the tokens for colors, corners and fonts.',
          'Keep the place of the piece in your stylesheet, so that nothing below it moves.',
        ]}
        donts={[
          'Do not start the name of your tag with `ucp-`.',
          'Do not keep a copy of the facts. After sign-out it would still show them.',
          'Do not repeat an action that a tag beside it has.',
        ]}
      />
      <Example
        globals={globals}
        story="patterns-a-piece-of-your-own--member"
        title="Signed in"
        text="The piece counts the plans of the year on the screen. It counts again after a removal, and after its undo."
      />
      <Example globals={globals} story="patterns-a-piece-of-your-own--no-plans" title="No plans" text="The piece says what to do first." />
      <Example
        globals={globals}
        story="patterns-a-piece-of-your-own--loading"
        title="Loading"
        text="The title is there, and the box has its final size."
      />
      <Example
        globals={globals}
        story="patterns-a-piece-of-your-own--with-lit"
        title="With Lit"
        text="The same piece without React. Both look alike."
      />
    </Page>
  ),
};

const place = { display: 'block', minHeight: 160, font: '18px / 1.56 sans-serif' };

const stateParameters = { layout: 'padded' };

/** A state of the piece, alone in its frame. It has no entry in the sidebar: the page above shows it. */
const state = (tag: string, globals: Readonly<Record<string, string>>, says: RegExp): Story => ({
  parameters: stateParameters,
  globals,
  render: () => createElement(tag, { style: place }),
  play: ({ canvasElement }) =>
    waitFor(() => {
      const { textContent } = canvasElement.querySelector(tag)?.shadowRoot ?? {};
      if (!says.test(textContent ?? '')) throw new Error(`<${tag}> says “${textContent}”`);
    }, PATIENCE),
});

export const Member: Story = { ...state('your-next-step', {}, /\b4 (saved plans|planes guardados)/), tags: ['!dev'] };
export const NoPlans: Story = {
  ...state('your-next-step', { shopper: 'empty' }, /Save a plan first|Primero guarde un plan/),
  tags: ['!dev'],
};
export const Loading: Story = {
  ...state('your-next-step', {}, /are loading|se están cargando/),
  tags: ['!dev'],
  parameters: {
    ...stateParameters,
    page: { isLoading: true, faults: [{ method: 'GET', path: '/profiles/data', delayMs: 600_000 }] },
  },
};
export const WithLit: Story = { ...state('your-next-step-lit', {}, /\b4 (saved plans|planes guardados)/), tags: ['!dev'] };
