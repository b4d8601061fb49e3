import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import type { IconArt } from '../../../src/ui/icons/art.js';
import * as icons from '../../../src/ui/icons/index.js';
import { Advice, Page, Part, pageParameters } from '../kit/page.js';
import { inGroups } from '../kit/tokens.js';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'], parameters: pageParameters } satisfies Meta;
export default meta;

interface ArtProps {
  readonly of: IconArt;
  readonly size: string;
}

function Art({ of: { d, kind }, size }: ArtProps) {
  const style: CSSProperties = { width: `var(${size})`, height: `var(${size})` };
  return (
    <svg className={kind === 'solid' ? 'page-icon page-icon--solid' : 'page-icon'} style={style} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Every icon by its name, and the sizes, in the brand of the toolbar. */
export const Icons: StoryObj = {
  render: (_, { globals: { theme } }) => (
    <Page
      title="Icons"
      lead="Line icons on a grid of 24 by 24, with strokes of 1.8. They have the color of the text beside them, and are hidden from screen readers."
    >
      <Advice
        dos={['Put a word beside each icon, or give its button a name.', 'Use the same icon for the same thing on every screen.']}
        donts={[
          'Do not mix in filled icons. Only status, star and heart are filled.',
          'Do not use an icon alone to show coverage or a status.',
        ]}
      />
      <Part title="Sizes">
        <ul className="page-samples">
          {[...inGroups(theme, (group) => group === 'Sizes').values()]
            .flat()
            .filter(({ name }) => name.startsWith('--ucp-icon'))
            .map(({ name, value, note }) => (
              <li key={name}>
                <div>
                  <Art of={icons.pill} size={name} />
                </div>
                <code>{name}</code>
                <span className="page-value">{value}</span>
                <span className="page-note">{note}</span>
              </li>
            ))}
        </ul>
      </Part>
      <Part title="All icons" text="The name is the export of `src/ui/icons`.">
        <ul className="page-icons">
          {Object.entries<IconArt>(icons).map(([name, art]) => (
            <li key={name}>
              <Art of={art} size="--ucp-icon-lg" />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
    </Page>
  ),
};
