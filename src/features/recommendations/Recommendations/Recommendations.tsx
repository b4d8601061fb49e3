import type { ReactComponent } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { ButtonLink } from '../../../ui/Button.js';
import chip from '../../../ui/Chip.css?inline';
import contained from '../../../ui/contained.css?inline';
import { edit } from '../../../ui/icons/edit.js';
import head from '../../../ui/SectionHead.css?inline';
import { SectionHead } from '../../../ui/SectionHead.js';
import { useText } from '../../language/use-text.js';
import { useLink } from '../../navigation/use-link.js';
import { cardStyles } from '../../plans/PlanCard/styles.js';
import starsExplained from '../../plans/StarsExplained/StarsExplained.css?inline';
import prompt from '../RecommendationPrompt/RecommendationPrompt.css?inline';
import { RecommendationPrompt } from '../RecommendationPrompt/RecommendationPrompt.js';
import { $recommendationLinks } from '../state/recommendation-links.js';
import { $areRecommendationsKnown, $recommendations } from '../state/recommendations.js';
import { recommendations as english } from '../text/en/recommendations.js';
import { RankedPlans } from './RankedPlans.js';
import css from './Recommendations.css?inline';
import { TopPlan } from './TopPlan.js';

interface RecommendationsProps {
  /** The most results to show, the number one among them; five without it. */
  readonly limit?: number;
}

/** The prompt, the number one with the results behind it, or the results alone, by the shopper's progress (DASH-05, REC-02). */
function Recommendations({ limit = 5 }: RecommendationsProps) {
  const { block, isDisabled } = useAtom($recommendations);
  const links = useAtom($recommendationLinks);
  const isEmpty = block === 'none' || block === 'loading' || !links;
  useEmptyHost(isEmpty);
  if (isEmpty) return null;
  return (
    <div className="root root--main no-print">
      {block === 'prompt' ? <RecommendationPrompt url={links.planFinder} isDisabled={isDisabled} /> : <Results limit={limit} />}
    </div>
  );
}

function Results({ limit }: { readonly limit: number }) {
  const text = useText(english);
  const linkTo = useLink();
  const { block, results, isDisabled } = useAtom($recommendations);
  const links = useAtom($recommendationLinks);
  const [first, ...others] = results.slice(0, limit);
  const isTop = block === 'top' && first !== undefined;
  return (
    <section aria-label={text.heading}>
      <SectionHead title={text.heading} lead={text.lead}>
        {links && !isDisabled && (
          <ButtonLink {...linkTo(links.edit, 'recommendation-edit')} kind="quiet" icon={edit}>
            {text.edit}
          </ButtonLink>
        )}
      </SectionHead>
      <div className="rec" part="recommendation">
        {isTop && <TopPlan result={first} isDisabled={isDisabled} />}
        <RankedPlans results={isTop ? others : results.slice(0, limit)} isDisabled={isDisabled} />
        {links && !isDisabled && (
          <p className="rec__more">
            <ButtonLink {...linkTo(links.results, 'recommendation-results')} kind="quiet">
              {text.seeAll}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** Until the gate opens the tag's own outline stays: another one would be of another height (LOAD-04). */
export const component = {
  component: Recommendations,
  styles: [...cardStyles, contained, chip, head, prompt, starsExplained, css],
  when: $areRecommendationsKnown,
} satisfies ReactComponent;
