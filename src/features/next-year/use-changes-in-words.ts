import { useAtom } from '../../shared/state/use-atom.js';
import { cost as costEnglish } from '../cost/text/en/cost.js';
import { useText } from '../language/use-text.js';
import { footInWords, groupsInWords, leadInWords } from './changes-text.js';
import { $plansNextYear } from './state/plan-changes.js';
import { planChanges as english } from './text/en/plan-changes.js';

/** The list of one plan as sentences, for print and email (NEXT-05). */
export interface ChangesInWords {
  readonly title: string;
  readonly lead: string;
  readonly groups: readonly { readonly title: string; readonly rows: readonly string[] }[];
  readonly note: string;
}

/** The lists of the plans now, all groups open. Empty while a list loads, and without one. */
export function useChangesInWords(): readonly ChangesInWords[] {
  const text = useText(english);
  const cost = useText(costEnglish);
  return useAtom($plansNextYear).flatMap(({ name, year, changes: state }): readonly ChangesInWords[] => {
    const title = `${text.title(year + 1)}: ${text.planNow(name)}`;
    if (state.kind === 'ends') {
      const ends = text.outcome.ends.replaceAll('**', '').replace('{thisYear}', String(year));
      return [{ title, lead: `${ends} ${text.notOffered(year + 1)}`, groups: [], note: '' }];
    }
    if (state.kind !== 'list') return [];
    const words = { text, cost, thisYear: year, year: year + 1 };
    const groups = groupsInWords(state.changes, words);
    return [
      {
        title,
        lead: `${leadInWords(state.changes.lead, words).sentence}.`,
        groups: groups.map((group) => ({ title: group.title, rows: group.rows.map(({ sentence }) => `${sentence}.`) })),
        note: footInWords(state.pharmacy, state.isWithExtraHelp, text),
      },
    ];
  });
}
