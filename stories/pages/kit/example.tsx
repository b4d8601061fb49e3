import { Words } from '../../../.storybook/words.js';
import { addressOf } from './page.js';

interface ExampleProps {
  /** The id of a story. test/build/stories.test.ts checks that it exists. */
  readonly story: string;
  readonly title: string;
  /** The example in words, with the reason for it. */
  readonly text: string;
  /** The brand and language of the toolbar. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** In px, for popups: they draw nothing in the page that could be measured. */
  readonly height?: number;
}

/** In a test there is no Storybook around the page that could serve the frame. */
const isAlone = '__vitest_browser__' in globalThis;

function frameAddress(story: string, { theme, lang }: ExampleProps['globals']): string {
  const globals = [theme ? `theme:${theme}` : '', lang ? `lang:${lang}` : ''].filter(Boolean).join(';');
  return `iframe.html?viewMode=story&id=${story}&globals=${globals}`;
}

/** A story in a frame with a session of its own, as on a docs page: the class is known to .storybook/docs-frame.ts. */
export function Example({ story, title, text, globals, height = 240 }: ExampleProps) {
  return (
    <article className="page-example">
      <div className="page-example-words">
        <h2>{title}</h2>
        <p>
          <Words>{text}</Words>
        </p>
        <a href={addressOf(story)} target="_top">
          Open the story <span className="page-hidden">{title}</span>
        </a>
      </div>
      <div className="page-example-frame sb-story" style={{ height }}>
        <iframe title={title} loading="lazy" {...(isAlone ? {} : { src: frameAddress(story, globals) })} />
      </div>
    </article>
  );
}
