import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Advice, Page, Part, pageParameters } from '../kit/page.js';
import { inGroups } from '../kit/tokens.js';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'], parameters: pageParameters } satisfies Meta;
export default meta;

function Track({ duration = '--ucp-duration-base', ease = '--ucp-ease-out' }: { readonly duration?: string; readonly ease?: string }) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <button type="button" className="page-track" onClick={() => setIsAtEnd((before) => !before)}>
      <span className="page-track-text">Play</span>
      <span
        className="page-track-line"
        style={{
          justifyContent: 'start',
          paddingInlineStart: isAtEnd ? 'calc(100% - 20px)' : 0,
          transition: `padding var(${duration}) var(${ease})`,
        }}
      >
        <span className="page-track-dot" />
      </span>
    </button>
  );
}

/** Durations and curves, in the brand of the toolbar. */
export const Motion: StoryObj = {
  render: (_, { globals: { theme } }) => (
    <Page
      title="Motion"
      lead="Motion says what changed, and is over at once. If the reader’s system asks for less motion, every duration is 0 and nothing travels."
    >
      <Advice
        dos={[
          'Use motion for hover, press, opening and closing.',
          'Let focus and content arrive without waiting for a transition.',
          'Check each screen with reduced motion.',
        ]}
        donts={[
          'Do not move content that the shopper is reading.',
          'Do not close a message by time. The shopper closes it.',
          'Do not blink, and do not start a video.',
        ]}
      />
      <Part title="Tokens" text="Press a track to play it. It does not move if your system asks for less motion.">
        <ul className="page-samples">
          {(inGroups(theme, (group) => group === 'Motion').get('Motion') ?? []).map(({ name, value, note }) => (
            <li key={name}>
              <div>
                {name.includes('duration') && <Track duration={name} />}
                {name.includes('ease') && <Track ease={name} duration="--ucp-duration-sheen" />}
              </div>
              <code>{name}</code>
              <span className="page-value">{value}</span>
              {note && <span className="page-note">{note}</span>}
            </li>
          ))}
        </ul>
      </Part>
    </Page>
  ),
};
