import { skeletonStyles } from '../../../ui/Skeleton.js';
import { noticesStyles } from '../../profile/Notices/Notices.js';
import css from './PharmacyComparison.css?inline';

/** The sheets of the table of pharmacies. */
export const pharmacyComparisonStyles: readonly string[] = [...noticesStyles, ...skeletonStyles, css];
