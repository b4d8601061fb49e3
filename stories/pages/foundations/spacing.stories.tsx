import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Advice, Page, Part, pageParameters } from '../kit/page.js';
import { inGroups } from '../kit/tokens.js';

const meta = { title: 'Foundations/Spacing', tags: ['!autodocs'], parameters: pageParameters } satisfies Meta;
export default meta;

interface SampleGroup {
  readonly group: string;
  readonly title: string;
  readonly text?: string;
  readonly styleOf: (name: string) => CSSProperties;
}

const bar = (name: string): CSSProperties => ({ width: `var(${name})`, height: 20 });

const groups: readonly SampleGroup[] = [
  {
    group: 'Space',
    title: 'Space',
    text: 'One scale for gaps and padding. On a phone with very large letters it stays as it is, because the words need the room.',
    styleOf: bar,
  },
  { group: 'Sizes', title: 'Sizes', text: 'A target is never lower than 44 px. Buttons and fields are 52 px high.', styleOf: bar },
  {
    group: 'Borders and radii',
    title: 'Borders and corners',
    styleOf: (name) =>
      name.includes('radius')
        ? { width: 96, height: 56, borderRadius: `var(${name})` }
        : { width: 96, height: 56, background: 'none', border: `var(${name}) solid var(--ucp-color-border-strong)` },
  },
  {
    group: 'Density: one number scales the gaps of head and card',
    title: 'Density',
    text: 'One number for the gaps of the head and of cards. A brand can be compact or airy with it.',
    styleOf: (name) => ({ width: `calc(var(--ucp-space-6) * var(${name}))`, height: 20 }),
  },
  {
    group: 'Shadows (warm gray, low and soft)',
    title: 'Shadows',
    text: 'Use hairlines and space to group. Never put a shadow inside a shadow.',
    styleOf: (name) => ({ width: 140, height: 72, background: 'var(--ucp-color-surface)', boxShadow: `var(${name})`, borderRadius: 10 }),
  },
];

function Samples({ theme, group, styleOf }: SampleGroup & { readonly theme: string }) {
  return (
    <ul className="page-samples">
      {(inGroups(theme, (name) => name === group).get(group) ?? []).map(({ name, value, note }) => (
        <li key={name}>
          <div className="page-shape" style={styleOf(name)} />
          <code>{name}</code>
          <span className="page-value">{value}</span>
          {note && <span className="page-note">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

const widths = [
  ['small', 'below 600 px', 'Margins of 16 px. One column of cards, tabs above the content.'],
  ['medium', 'from 600 px', 'Margins of 32 px. Two columns of cards.'],
  ['large', 'from 1024 px', 'Margins of 32 px, at most 1216 px of content. A side column of 280 px.'],
] as const;

/** Space, sizes, corners and shadows, in the brand of the toolbar. */
export const Spacing: StoryObj = {
  render: (_, { globals: { theme } }) => (
    <Page
      title="Spacing"
      lead="Elements follow the width of their container, not of the window. The same tag works in a column and on a whole page."
    >
      <Part title="Widths" text="The widths are of the container. With text of twice the size, they count twice as wide.">
        <dl className="page-terms">
          {widths.map(([name, width, text]) => (
            <div key={name}>
              <dt>
                {name}, {width}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Advice
        dos={[
          'Take gaps from the scale.',
          'Set `--ucp-margin: 0` on a tag if your grid has a gap of its own.',
          'Check 320 px: nothing may scroll sideways.',
        ]}
        donts={[
          'Do not set a height on a tag. Its content grows with the letters.',
          'Do not place targets closer than 8 px.',
          'Do not reorder tags with CSS. The keyboard follows the order in the page.',
        ]}
      />
      {groups.map((one) => (
        <Part title={one.title} text={one.text ?? ''} key={one.group}>
          <Samples theme={theme} {...one} />
        </Part>
      ))}
    </Page>
  ),
};
