import { type ReactNode, useEffect, useId, useState } from 'react';
import type { ReactComponent } from '../../../element/react-renderer.js';
import { wholeDollarsText } from '../../../shared/money/money-text.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { FoldHead, foldHeadStyles } from '../../../ui/Fold.js';
import { useUntilFound } from '../../../ui/use-until-found.js';
import { RichContent, richContentStyles } from '../../content/RichContent/RichContent.js';
import {
  $isProfileContentSettled,
  $profileContent,
  $shopperContent,
  type SafeDisclosure,
  valueWhenLoaded,
} from '../../content/state/content.js';
import { useContentLang } from '../../content/use-content-lang.js';
import { $hasSavedSupplement } from '../../known-plans/state/supplement-plans.js';
import { useText } from '../../language/use-text.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { addStarDisclosures } from '../../plans/actions.js';
import type { FootnoteNumber } from '../../plans/rules/benefit-text.js';
import { disclosures as english } from '../../plans/text/en/disclosures.js';
import { followFootnotes, leaveFootnote } from '../actions.js';
import { $footnote } from '../state/footnote.js';
import css from './Disclosures.css?inline';

const notes: readonly FootnoteNumber[] = [10, 14];

interface DisclosuresProps {
  /** One row that opens the text. Required notices stand above it. */
  readonly compact?: boolean;
}

/** The required text about plans, the meaning of their stars, and the notes that benefit texts mark (PLN-01, CARD-15, FACT-04). */
function Disclosures({ compact = false }: DisclosuresProps) {
  const text = useText(english);
  const disclosures = valueWhenLoaded(useAtom($profileContent))?.disclosures;
  const id = useId();
  useEffect(() => void followFootnotes(), []);
  useEffect(addStarDisclosures, []);
  const required = disclosures?.filter((one) => !one.isAboutSupplement) ?? [];
  const about = disclosures?.filter((one) => one.isAboutSupplement);
  if (compact) {
    return (
      <section className="root fold no-print" aria-label={text.short} part="disclosures">
        {required.length > 0 && (
          <div className="disclosures__part disclosures__part--first">
            <FromContent disclosures={required} level={2} />
          </div>
        )}
        <Folded>
          <Rest about={about} />
        </Folded>
      </section>
    );
  }
  return (
    <section className="root disclosures no-print" aria-labelledby={id} part="disclosures">
      <h2 id={id}>{text.heading}</h2>
      <FromContent disclosures={required} level={3} />
      <Rest about={about} />
    </section>
  );
}

/** A saved supplement plan opens it, until the shopper closes it. */
function Folded({ children }: { readonly children: ReactNode }) {
  const text = useText(english);
  const hasSupplement = useAtom($hasSavedSupplement);
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? hasSupplement;
  const panel = useUntilFound(isOpen, () => setChoice(true));
  const id = useId();
  return (
    <>
      <FoldHead heading={text.short} isOpen={isOpen} controls={id} onToggle={withClickTracking('Show All', () => setChoice(!isOpen))} />
      <div className="fold__panel" id={id} ref={panel}>
        <div className="disclosures__part">{children}</div>
      </div>
    </>
  );
}

/** All but the required notices. Without content there is a built-in text about supplement plans. */
function Rest({ about }: { readonly about: readonly SafeDisclosure[] | undefined }) {
  const text = useText(english);
  const year = useAtom($activeYear);
  return (
    <>
      {about ? <FromContent disclosures={about} level={3} /> : text.disclosures.map((one) => <p key={one}>{one}</p>)}
      {year !== null && <p>{text.stars.replaceAll('{year}', String(year))}</p>}
      {notes.map((number) => (
        <Note number={number} key={number} />
      ))}
    </>
  );
}

interface FromContentProps {
  readonly disclosures: readonly SafeDisclosure[];
  readonly level: 2 | 3;
}

function FromContent({ disclosures, level }: FromContentProps): ReactNode {
  const lang = useContentLang('profileContent');
  const Heading = `h${level}` as const;
  return disclosures.map((one, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title; their places never change
    <div className="rich" lang={lang} key={place}>
      <Heading>{one.title}</Heading>
      <RichContent text={one.text} />
    </div>
  ));
}

/** A marker leads here: it can be focused, and leads back. */
function Note({ number }: { readonly number: FootnoteNumber }) {
  const text = useText(english);
  const isRead = useAtom($footnote) === number;
  const footnote = valueWhenLoaded(useAtom($profileContent))?.footnotes[number];
  const lang = useContentLang('profileContent');
  return (
    <div className="note" id={`ucp-note-${number}`} tabIndex={-1}>
      <sup>{number}</sup>{' '}
      {footnote ? (
        <Marked lang={lang}>
          <RichContent text={footnote} />
        </Marked>
      ) : (
        text.notes[number]
      )}
      {number === 14 && <Deductible />}
      {isRead && (
        <Button kind="quiet" suffix={text.fromNote(number)} onClick={() => leaveFootnote()}>
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
  const text = useText(english);
  const figures = valueWhenLoaded(useAtom($shopperContent))?.figures;
  return figures && ` ${text.highDeductible(figures.year, wholeDollarsText(figures.highDeductible))}`;
}

export const component = {
  component: Disclosures,
  styles: [base, ...buttonStyles, ...foldHeadStyles, ...richContentStyles, css],
  when: $isProfileContentSettled,
} satisfies ReactComponent;
