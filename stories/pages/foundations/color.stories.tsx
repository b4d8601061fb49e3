import type { Meta, StoryObj } from '@storybook/react-vite';
import { Advice, Page, Part, pageParameters } from '../kit/page.js';
import { contrastOf, groundOf, inGroups } from '../kit/tokens.js';

const meta = {
  id: 'foundations-color',
  title: 'Foundations/Color tokens and contrast',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta;
export default meta;

const isColor = (group: string) => group.startsWith('Color') || group === 'Stars';

function Colors({ theme }: { readonly theme: string }) {
  const groups = inGroups(theme, isColor);
  const names = new Set([...groups.values()].flat().map(({ name }) => name));
  return [...groups].map(([group, tokens]) => (
    <Part title={group.replace('Color: ', '').replace(/^./, (first) => first.toUpperCase())} key={group}>
      <ul className="page-swatches">
        {tokens.map(({ name, value, note }) => {
          const ground = groundOf(name, group, names);
          const contrast = ground && contrastOf(theme, name, ground);
          const isText = ground && name !== '--ucp-color-border-strong';
          return (
            <li key={name}>
              <div className="page-swatch" style={{ background: `var(${ground ?? name})`, color: `var(${name})` }}>
                {isText ? 'Covered $6.40' : <span style={{ background: `var(${name})` }} />}
              </div>
              <code>{name}</code>
              <span className="page-value">{value}</span>
              {contrast && (
                <span>
                  {contrast.toFixed(1)}:1 on <code>{ground?.replace('--ucp-color-', '')}</code>
                </span>
              )}
              {note && <span className="page-note">{note}</span>}
            </li>
          );
        })}
      </ul>
    </Part>
  ));
}

/** Every color token with its value, in the brand of the toolbar. */
export const Color: StoryObj = {
  name: 'Color tokens and contrast',
  render: (_, { globals: { theme } }) => (
    <Page
      title="Color tokens and contrast"
      lead="Every color is a token. The values are those of the brand in the toolbar. A color with `on-` is the text on the color of the same name."
    >
      <Advice
        dos={[
          'Choose a token by its role, not by its look: `--ucp-color-action` for what can be pressed.',
          'Change a color together with its `on-` color.',
          'Keep 4.5:1 for text and 3:1 for controls.',
          'Add a word, an icon or a pattern to each color that means something.',
        ]}
        donts={[
          'Do not use `--ucp-color-accent` for text. It is for icons and drawings.',
          'Do not tint a whole card by its plan type. The tag names the type.',
          'Do not use the negative color for removing. It is for errors.',
          'Do not write a color value into your own styles. Use `ucp-elements/tokens.css`.',
        ]}
      />
      <Colors theme={theme} />
    </Page>
  ),
};
