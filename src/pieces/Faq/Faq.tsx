import type { ReactPiece } from '../../platform/react-renderer.js';
import { $areWordsKnown, $profileWords, loaded } from '../../store/content.js';
import { $view } from '../../store/view.js';
import { faq as english } from '../../text/en/faq.js';
import base from '../../ui/base.css?inline';
import contained from '../../ui/contained.css?inline';
import disclosure from '../../ui/Disclosure.css?inline';
import { Disclosure } from '../../ui/Disclosure.js';
import head from '../../ui/SectionHead.css?inline';
import { SectionHead } from '../../ui/SectionHead.js';
import rich from '../RichWords/RichWords.css?inline';
import { RichWords } from '../RichWords/RichWords.js';
import { tell } from '../telling.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';

/** The questions of the current view (FAQ-01 to FAQ-03). */
function Faq() {
  const text = useText('faq', english);
  const view = useFact($view);
  const questions = loaded(useFact($profileWords))?.questions ?? text.questions;
  if (!questions.some(({ views }) => views.includes(view))) return null;
  return (
    <section className="root root--main no-print" aria-label={text.heading}>
      <SectionHead title={text.heading} />
      <div className="faq" part="faq">
        {questions.map(
          ({ heading, answer, views }, place) =>
            views.includes(view) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same heading; their places never change
              <Disclosure heading={heading} onToggle={() => tell('Question')} key={place}>
                <div className="rich">
                  <RichWords text={answer} />
                </div>
              </Disclosure>
            ),
        )}
      </div>
    </section>
  );
}

export const piece = { component: Faq, styles: [base, contained, head, disclosure, rich], when: $areWordsKnown } satisfies ReactPiece;
