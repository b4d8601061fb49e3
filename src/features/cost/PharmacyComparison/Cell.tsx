import { Fragment } from 'react';
import { Icon } from '../../../ui/Icon.js';
import { ok } from '../../../ui/icons/ok.js';
import { warn } from '../../../ui/icons/warn.js';
import { SkeletonBar } from '../../../ui/Skeleton.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { type CellTexts, cellInWords } from '../pharmacy-cell-text.js';
import type { PharmacyCell } from '../rules/pharmacy-table.js';

interface CellProps {
  readonly cell: PharmacyCell;
  readonly texts: CellTexts;
}

/** The figure with all that a reader needs beside it, or the words in its place. */
export function Cell({ cell, texts }: CellProps) {
  const words = cellInWords(cell, texts);
  const { text } = texts;
  switch (words.kind) {
    case 'loading':
      return (
        <span className="pharmacies__wait">
          <VisuallyHidden>{text.loadingPrices}</VisuallyHidden>
          <SkeletonBar width="4.2em" height="1.25em" />
        </span>
      );
    case 'words':
      return <span className="pharmacies__no">{words.words}</span>;
    case 'figure':
      return (
        <>
          <span className="pharmacies__total">
            <b className="pharmacies__figure">{words.figure}</b>
            {words.isLowest && (
              <span className="pharmacies__low">
                {' '}
                <Icon of={ok} size="sm" />
                {text.lowest}
              </span>
            )}
          </span>
          <Notes notes={words.notes} />
        </>
      );
    case 'incomplete':
      return (
        <>
          <span className="pharmacies__part">
            <Icon of={warn} size="sm" />
            <VisuallyHidden>{text.incomplete} </VisuallyHidden>
            {words.figure}
            {words.missing.map((line) => (
              <Fragment key={line}>
                <VisuallyHidden>, </VisuallyHidden> <span className="pharmacies__plus">{line}</span>
              </Fragment>
            ))}
          </span>
          <Notes notes={words.notes} />
        </>
      );
  }
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <small className="pharmacies__note" key={note}>
      {' '}
      {note}
    </small>
  ));
}
