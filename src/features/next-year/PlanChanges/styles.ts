import { buttonStyles } from '../../../ui/Button.js';
import { noticeStyles } from '../../../ui/Notice.js';
import { skeletonStyles } from '../../../ui/Skeleton.js';
import css from './PlanChanges.css?inline';

/** The sheets of what becomes of a plan and of the list of changes, wherever they are drawn. */
export const changesStyles: readonly string[] = [...buttonStyles, ...noticeStyles, ...skeletonStyles, css];
