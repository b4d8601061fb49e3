import button from '../../../ui/Button.css?inline';
import base from '../../../ui/base.css?inline';
import tag from '../../../ui/Tag.css?inline';
import tip from '../../../ui/TipButton.css?inline';
import more from '../../lists/LongList/LongList.css?inline';
import card from './PlanCard.css?inline';

/** The sheets of a plan card, wherever it is drawn. */
export const cardStyles: readonly string[] = [base, button, tag, tip, more, card];
