import { type ReactNode, useEffect, useId } from 'react';
import type { ReactComponent } from '../../../element/react-renderer.js';
import { wholeDollarsText } from '../../../shared/money/money-text.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import button from '../../../ui/Button.css?inline';
import { Button } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import rich from '../../content/RichContent/RichContent.css?inline';
import { RichContent } from '../../content/RichContent/RichContent.js';
import { $isProfileContentSettled, $profileContent, $shopperContent, valueWhenLoaded } from '../../content/state/content.js';
import { useContentLang } from '../../content/use-content-lang.js';
import { useText } from '../../language/use-text.js';
import type { FootnoteNumber } from '../../plans/rules/benefit-text.js';
import { addStarDisclosures } from '../../plans/state/stars.js';
import { $activeYear } from '../../plans/state/year.js';
import { followNotes, leaveNote } from '../actions.js';
import { $note } from '../state/notes.js';
import { disclosures as english } from '../text/en/disclosures.js';
import css from './Disclosures.css?inline';

const notes: readonly FootnoteNumber[] = [10, 14];

/** The required text about plans, the meaning of their stars, and the notes that benefit texts mark (PLN-01, CARD-15, FACT-04). */
function Disclosures() {
  const text = useText('disclosures', english);
  const said = valueWhenLoaded(useAtom($profileContent))?.disclosures;
  const lang = useContentLang('profileContent');
  const id = useId();
  const year = useAtom($activeYear);
  useEffect(() => void followNotes(), []);
  useEffect(addStarDisclosures, []);
  return (
    <section className="root disclosures no-print" aria-labelledby={id} part="disclosures">
      <h2 id={id}>{text.heading}</h2>
      {said
        ? said.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title; their places never change
            <div className="rich" lang={lang} key={place}>
              <h3>{one.title}</h3>
              <RichContent text={one.text} />
            </div>
          ))
        : text.disclosures.map((one) => <p key={one}>{one}</p>)}
      {year !== null && <p>{text.stars.replaceAll('{year}', String(year))}</p>}
      {notes.map((number) => (
        <Note number={number} key={number} />
      ))}
    </section>
  );
}

/** A marker leads here: it can be focused, and leads back. */
function Note({ number }: { readonly number: FootnoteNumber }) {
  const text = useText('disclosures', english);
  const isRead = useAtom($note) === number;
  const said = valueWhenLoaded(useAtom($profileContent))?.footnotes[number];
  const lang = useContentLang('profileContent');
  return (
    <div className="note" id={`ucp-note-${number}`} tabIndex={-1}>
      <sup>{number}</sup>{' '}
      {said ? (
        <Marked lang={lang}>
          <RichContent text={said} />
        </Marked>
      ) : (
        text.notes[number]
      )}
      {number === 14 && <Deductible />}
      {isRead && (
        <Button kind="quiet" suffix={text.fromNote(number)} onClick={() => leaveNote()}>
          {text.back}
        </Button>
      )}
    </div>
  );
}

/** In a box only where it is marked: the words stand in the note itself else. */
function Marked({ lang, children }: { readonly lang: string | undefined; readonly children: ReactNode }) {
  return lang ? <span lang={lang}>{children}</span> : children;
}

/** The figure is content, and stands beside its year; without one nothing is said (CONST-05). */
function Deductible() {
  const text = useText('disclosures', english);
  const figures = valueWhenLoaded(useAtom($shopperContent))?.figures;
  return figures && ` ${text.highDeductible(figures.year, wholeDollarsText(figures.highDeductible))}`;
}

export const component = {
  component: Disclosures,
  styles: [base, button, rich, css],
  when: $isProfileContentSettled,
} satisfies ReactComponent;
