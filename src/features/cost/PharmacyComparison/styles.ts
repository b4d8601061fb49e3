import { buttonStyles } from '../../../ui/Button.js';
import { noticeStyles } from '../../../ui/Notice.js';
import { skeletonStyles } from '../../../ui/Skeleton.js';
import css from './PharmacyComparison.css?inline';

/** The sheets of the table of pharmacies. */
export const pharmacyComparisonStyles: readonly string[] = [...buttonStyles, ...noticeStyles, ...skeletonStyles, css];
