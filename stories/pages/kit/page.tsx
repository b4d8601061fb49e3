import type { PropsWithChildren } from 'react';
import { Words } from '../../../.storybook/words.js';
import css from './page.css?inline';

/**
 * The parameters of all pages: the whole canvas, no controls, and no checks inside frames. The stories in the frames have
 * checks of their own. Each page writes `tags: ['!autodocs']` too, which Storybook reads from the file.
 */
export const pageParameters = { layout: 'fullscreen', controls: { disable: true }, a11y: { options: { iframes: false } } };

interface PageProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead: string;
  readonly lang?: string;
}

/** A page of guidance in the library's own look. The toolbar changes its brand. */
export function Page({ title, lead, lang = 'en', children }: PropsWithChildren<PageProps>) {
  return (
    <main className="page" lang={lang}>
      <style>{css}</style>
      <header className="page-head">
        <h1>{title}</h1>
        <p>
          <Words>{lead}</Words>
        </p>
      </header>
      <div className="page-body">{children}</div>
    </main>
  );
}

interface PartProps {
  readonly title: string;
  readonly text?: string;
}

/** A part of a page, with a heading. */
export function Part({ title, text, children }: PropsWithChildren<PartProps>) {
  return (
    <section className="page-part">
      <h2>{title}</h2>
      {text && (
        <p className="page-text">
          <Words>{text}</Words>
        </p>
      )}
      {children}
    </section>
  );
}

export function List({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className="page-list">
      {of.map((text) => (
        <li key={text}>
          <Words>{text}</Words>
        </li>
      ))}
    </ul>
  );
}

interface AdviceProps {
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** The two headings, in another language. */
  readonly headings?: readonly [string, string];
}

/** Do and don't, side by side in a wide window. */
export function Advice({ dos, donts, headings: [good, bad] = ['Do', 'Don’t'] }: AdviceProps) {
  return (
    <div className="page-advice">
      <div className="page-do">
        <h2>{good}</h2>
        <List of={dos} />
      </div>
      <div className="page-dont">
        <h2>{bad}</h2>
        <List of={donts} />
      </div>
    </div>
  );
}

/** Opens another page or a tag's docs in the whole window. The ids are checked by test/build/stories.test.ts. */
export const addressOf = (id: string) => `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;
