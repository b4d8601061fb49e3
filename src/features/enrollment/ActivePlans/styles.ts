import button from '../../../ui/Button.css?inline';
import base from '../../../ui/base.css?inline';
import chip from '../../../ui/Chip.css?inline';
import contained from '../../../ui/contained.css?inline';
import skeleton from '../../../ui/Skeleton.css?inline';
import strip from '../../../ui/Strip.css?inline';
import tag from '../../../ui/Tag.css?inline';
import tip from '../../../ui/TipButton.css?inline';
import { nextYearStyles } from '../../next-year/NextYear.js';
import css from './ActivePlans.css?inline';

/** The sheets of the cards of enrolled plans, wherever they are drawn. */
export const activePlanStyles: readonly string[] = [base, contained, button, chip, tag, tip, strip, skeleton, ...nextYearStyles, css];
