import type { Meta, StoryObj } from '@storybook/react-vite';
import { Advice, Page, Part, pageParameters } from '../kit/page.js';
import { inGroups } from '../kit/tokens.js';

const meta = {
  id: 'foundations-type',
  title: 'Foundations/Type and fonts',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta;
export default meta;

/** The tokens of headings. All others are set in the body face. */
const headings = new Set(['xl', '2xl', '3xl', 'name'].map((size) => `--ucp-text-${size}`));

const tokensOfType = (theme: string) => [...inGroups(theme, (group) => group.startsWith('Type')).values()].flat();

function styleOf(name: string) {
  const property = `var(${name})`;
  if (name.startsWith('--ucp-font')) return { fontFamily: property, fontSize: 'var(--ucp-text-xl)' };
  if (name.startsWith('--ucp-leading')) return { lineHeight: property };
  if (name === '--ucp-weight-display')
    return { fontWeight: property, fontFamily: 'var(--ucp-font-display)', fontSize: 'var(--ucp-text-xl)' };
  if (name.startsWith('--ucp-weight')) return { fontWeight: property };
  if (name.startsWith('--ucp-tracking')) {
    return { letterSpacing: property, fontFamily: 'var(--ucp-font-display)', fontSize: 'var(--ucp-text-xl)' };
  }
  if (name === '--ucp-measure') return { maxWidth: property };
  if (!headings.has(name)) return { fontSize: property };
  return { fontSize: property, fontFamily: 'var(--ucp-font-display)', fontWeight: 'var(--ucp-weight-display)', lineHeight: 1.22 };
}

const LONG =
  'You get the drug plan and the medical plan from one company. The yearly cost is the premium of twelve months plus your share of the drug costs.';

const isLong = (name: string) => name.startsWith('--ucp-leading') || name === '--ucp-measure';

function Samples({ theme, start }: { readonly theme: string; readonly start: readonly string[] }) {
  const own = tokensOfType(theme).filter(({ name }) => start.some((one) => name.startsWith(one)));
  return (
    <ul className="page-samples">
      {own.map(({ name, value, note }) => (
        <li key={name}>
          <p style={styleOf(name)}>{isLong(name) ? LONG : 'Yearly cost $1,304.27'}</p>
          <code>{name}</code>
          <span className="page-value">{value}</span>
          {note && <span className="page-note">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Faces, sizes and weights, in the brand of the toolbar. */
export const Type: StoryObj = {
  name: 'Type and fonts',
  render: (_, { globals: { theme } }) => (
    <Page
      title="Type and fonts"
      lead="Shoppers are 65 and older. Body text is 18 px, and nothing is smaller than 16 px. No web font is loaded."
    >
      <Advice
        dos={[
          'Use the display face for headings and plan names, and the body face for all else.',
          'Set money in the body face with figures of one width, so that columns line up.',
          'Let text wrap. A plan name may take three lines.',
          'Test with a root font size of 32 px and with zoom at 400%.',
        ]}
        donts={[
          'Do not go below 16 px. Only the small numbers of footnotes are smaller.',
          'Do not cut a plan name with dots.',
          'Do not break codes such as AZ-S001 or doses such as 175 mcg.',
          'Do not set sizes in px in your own styles. They would not follow the reader’s font size.',
        ]}
      />
      <Part title="Faces">
        <Samples theme={theme} start={['--ucp-font']} />
      </Part>
      <Part title="Sizes" text="The number in the note is in px, at the usual font size of a browser.">
        <Samples theme={theme} start={['--ucp-text']} />
      </Part>
      <Part title="Weights and spacing of letters">
        <Samples theme={theme} start={['--ucp-weight', '--ucp-tracking']} />
      </Part>
      <Part title="Line height and line length">
        <Samples theme={theme} start={['--ucp-leading', '--ucp-measure']} />
      </Part>
    </Page>
  ),
};
