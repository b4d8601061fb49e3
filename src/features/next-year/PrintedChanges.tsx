import { UnbrokenCodes } from '../../ui/UnbrokenCodes.js';
import css from './PrintedChanges.css?inline';
import { type ChangesInWords, useChangesInWords } from './use-changes-in-words.js';

/** All changes of the plans now with the next year, as sentences (NEXT-05). Its parent shows it on paper alone. */
export function PrintedChanges() {
  return useChangesInWords().map((one) => <PrintedList changes={one} key={one.title} />);
}

function PrintedList({ changes: { title, lead, groups, note } }: { readonly changes: ChangesInWords }) {
  return (
    <section className="printed-changes">
      <h3>
        <UnbrokenCodes of={title} isSentence />
      </h3>
      <p>
        <b>{lead}</b>
      </p>
      {groups.map((group) => (
        <div className="printed-changes__group" key={group.title}>
          <h4>{group.title}</h4>
          <ul>
            {group.rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="printed-changes__note">{note}</p>
    </section>
  );
}

export const printedChangesStyles: readonly string[] = [css];
