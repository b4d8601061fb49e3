import { buttonStyles } from '../../ui/Button.js';
import base from '../../ui/base.css?inline';
import { tagStyles } from '../../ui/Tag.js';
import { longListStyles } from '../lists/LongList/use-long-list.js';
import card from './PlanCard/PlanCard.css?inline';
import { starsExplainedStyles } from './StarsExplained/StarsExplained.js';

/** The sheets of parts of a plan card, such as its costs and facts. */
export const cardPartStyles: readonly string[] = [base, ...buttonStyles, ...tagStyles, card];

/** The sheets of a plan card, wherever it is drawn. */
export const cardStyles: readonly string[] = [base, ...buttonStyles, ...tagStyles, ...longListStyles, card, ...starsExplainedStyles];
