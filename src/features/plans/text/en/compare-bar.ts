import { defineText } from '../../../language/text/define-text.js';
import type { CompareGroup } from '../../rules/compare-choice.js';

/** The bar that names the chosen plans (CMP-01). */
export const compareBar = defineText('compareBar', {
  label: 'Compare plans',
  chooseMore: (least: number, most: number, group: CompareGroup) =>
    `Choose ${least} to ${most} more ${group === 'drug-plans' ? 'drug plans' : 'Medicare Advantage plans'}`,
  chosen: (count: number) => `${count} plans chosen`,
  compare: (count: number) => `Compare ${count} plans`,
  clear: 'Clear',
  clearSuffix: 'the plans chosen to compare',
});

export type CompareBarText = typeof compareBar;
