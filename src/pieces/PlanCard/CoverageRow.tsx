import type { ReactNode } from 'react';
import type { Coverage } from '../../domain/coverage/coverage.js';
import { Icon } from '../../ui/Icon.js';
import { no } from '../../ui/icons/no.js';
import { ok } from '../../ui/icons/ok.js';
import { question } from '../../ui/icons/question.js';

const marks = { covered: ok, 'not-covered': no, 'not-available': question, loading: question } as const;

interface CoverageRowProps {
  readonly coverage: Coverage;
  readonly children: ReactNode;
}

/** A drug or a doctor in a card's list; the icon repeats what the words say. */
export function CoverageRow({ coverage, children }: CoverageRowProps) {
  return (
    <li className={`is-${coverage}`}>
      <Icon of={marks[coverage]} />
      {children}
    </li>
  );
}
