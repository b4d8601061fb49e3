import { buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { chipStyles } from '../../../ui/Chip.js';
import contained from '../../../ui/contained.css?inline';
import { skeletonStyles } from '../../../ui/Skeleton.js';
import { stripStyles } from '../../../ui/Strip.js';
import { tagStyles } from '../../../ui/Tag.js';
import { nextYearStyles } from '../../next-year/NextYear.js';
import css from './ActivePlans.css?inline';

/** The sheets of the cards of enrolled plans, wherever they are drawn. */
export const activePlanStyles: readonly string[] = [
  base,
  contained,
  ...buttonStyles,
  ...chipStyles,
  ...tagStyles,
  ...stripStyles,
  ...skeletonStyles,
  ...nextYearStyles,
  css,
];
