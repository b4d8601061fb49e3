import { classes } from './classes.js';
import { info } from './icons/info.js';
import css from './Tag.css?inline';
import { TipButton, tipButtonStyles } from './TipButton.js';

interface TagProps {
  /** The color of the plan type. The text says it too (CARD-03). */
  readonly tone: 'blue' | 'purple' | 'gold' | 'green';
  readonly children: string;
  /** Makes the tag a button with this tooltip. */
  readonly tip?: string | undefined;
  readonly part?: string | undefined;
  readonly tipPart?: string | undefined;
}

/** The plan type on a colored background. */
export function Tag({ tone, children, tip, part, tipPart }: TagProps) {
  const className = classes('tag', tone !== 'blue' && `tag--${tone}`);
  if (!tip) {
    return (
      <span className={className} part={part}>
        {children}
      </span>
    );
  }
  return (
    <TipButton className={className} iconEnd={info} tip={tip} part={part} tipPart={tipPart}>
      {children}
    </TipButton>
  );
}

export const tagStyles: readonly string[] = [css, ...tipButtonStyles];
