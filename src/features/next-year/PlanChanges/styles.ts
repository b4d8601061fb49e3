import button from '../../../ui/Button.css?inline';
import notice from '../../../ui/Notice.css?inline';
import skeleton from '../../../ui/Skeleton.css?inline';
import css from './PlanChanges.css?inline';

/** The sheets of what becomes of a plan and of the list of changes, wherever they are drawn. */
export const changesStyles: readonly string[] = [button, notice, skeleton, css];
