import { buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { chipStyles } from '../../../ui/Chip.js';
import contained from '../../../ui/contained.css?inline';
import { progressStyles } from '../../../ui/Progress.js';
import { skeletonStyles } from '../../../ui/Skeleton.js';
import { stripStyles } from '../../../ui/Strip.js';

/** The sheets of application cards, wherever they are drawn. */
export const applicationStyles: readonly string[] = [
  base,
  contained,
  ...buttonStyles,
  ...chipStyles,
  ...progressStyles,
  ...stripStyles,
  ...skeletonStyles,
];
