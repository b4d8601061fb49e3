import { useId, useState } from 'react';
import type { ReactComponent } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { $view } from '../../../shared/view/state.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import contained from '../../../ui/contained.css?inline';
import { Disclosure, disclosureStyles } from '../../../ui/Disclosure.js';
import { FoldHead, foldHeadStyles } from '../../../ui/Fold.js';
import { SectionHead, sectionHeadStyles } from '../../../ui/SectionHead.js';
import { useUntilFound } from '../../../ui/use-until-found.js';
import { RichContent, richContentStyles } from '../../content/RichContent/RichContent.js';
import { $isProfileContentSettled, $profileContent, valueWhenLoaded } from '../../content/state/content.js';
import { useContentLang } from '../../content/use-content-lang.js';
import { useText } from '../../language/use-text.js';
import { faq as english } from '../text/en/faq.js';

interface FaqProps {
  /** One row that opens the questions. */
  readonly compact?: boolean;
}

/** The questions of the current view (FAQ-01 to FAQ-03). */
function Faq({ compact = false }: FaqProps) {
  const text = useText(english);
  const view = useAtom($view);
  const ownQuestions = valueWhenLoaded(useAtom($profileContent))?.questions;
  const contentLang = useContentLang('profileContent');
  const questions = ownQuestions ?? text.questions;
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const panel = useUntilFound(!compact || isUnfolded, () => setUnfolded(true));
  const places = questions.flatMap(({ views }, place) => (views.includes(view) ? [place] : []));
  if (places.length === 0) return null;
  const change = (changed: readonly number[], isOpen: boolean) => {
    const next = new Set(open);
    for (const place of changed) isOpen ? next.add(place) : next.delete(place);
    setOpen(next);
  };
  const areAllOpen = places.every((place) => open.has(place));
  const all = withClickTracking('Question', () => change(places, !areAllOpen));
  const toggleAll = places.length > 1 && (
    <Button kind="quiet" part="all" onClick={all}>
      {areAllOpen ? text.collapseAll : text.expandAll}
    </Button>
  );
  return (
    <section className="root root--main no-print" aria-label={text.heading}>
      <div className={compact ? 'fold' : undefined}>
        {compact ? (
          <FoldHead
            heading={text.heading}
            count={places.length}
            isOpen={isUnfolded}
            controls={id}
            onToggle={withClickTracking('Question', () => setUnfolded(!isUnfolded))}
          />
        ) : (
          <SectionHead title={text.heading}>{toggleAll}</SectionHead>
        )}
        <div className={compact ? 'fold__panel fold__panel--wide' : undefined} id={id} ref={panel}>
          {compact && toggleAll}
          <div className="faq" part="faq" lang={ownQuestions ? contentLang : undefined} key="questions">
            {questions.map(
              ({ heading, answer, views }, place) =>
                views.includes(view) && (
                  <Disclosure
                    heading={heading}
                    isOpen={open.has(place)}
                    onToggle={withClickTracking('Question', () => change([place], !open.has(place)))}
                    onFound={() => change([place], true)}
                    // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same heading; their places never change
                    key={place}
                  >
                    <div className="rich">
                      <RichContent text={answer} />
                    </div>
                  </Disclosure>
                ),
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

export const component = {
  component: Faq,
  styles: [base, contained, ...buttonStyles, ...sectionHeadStyles, ...foldHeadStyles, ...disclosureStyles, ...richContentStyles],
  when: $isProfileContentSettled,
} satisfies ReactComponent;
