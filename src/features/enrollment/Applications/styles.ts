import button from '../../../ui/Button.css?inline';
import base from '../../../ui/base.css?inline';
import chip from '../../../ui/Chip.css?inline';
import contained from '../../../ui/contained.css?inline';
import progress from '../../../ui/Progress.css?inline';
import skeleton from '../../../ui/Skeleton.css?inline';
import strip from '../../../ui/Strip.css?inline';

/** The sheets of application cards, wherever they are drawn. */
export const applicationStyles: readonly string[] = [base, contained, button, chip, progress, strip, skeleton];
