import type { AriaAttributes, MouseEvent, Ref } from 'react';
import { classes } from './classes.js';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';
import { oncePerPress } from './old-presses.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** What a button and a link that looks like one have in common. */
interface Look extends AriaAttributes {
  /** A card, and the heading of a view, has one primary button. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly isBlock?: boolean | undefined;
  readonly icon?: IconArt | undefined;
  readonly iconEnd?: IconArt | undefined;
  readonly children: string;
  /** Seen in place of the label where there is little room (`button__short` in the piece's sheet); the label is read. */
  readonly short?: string | undefined;
  /** Hidden words behind the label: the plan, drug or doctor that is meant. */
  readonly suffix?: string | undefined;
  readonly part?: string | undefined;
  readonly className?: string | undefined;
}

interface ButtonProps extends Look {
  readonly type?: 'button' | 'submit' | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Work is under way: a ring in place of the label (`Spinner.css`), the same width, focus kept, presses ignored. */
  readonly isBusy?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

interface ButtonLinkProps extends Look {
  readonly href: string | null | undefined;
  readonly isNewTab?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

export function Button({ type = 'button', isDisabled, isBusy, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...faced(rest)}
      type={type}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? ignore : oncePerPress(onClick)}
    />
  );
}

/** A link where there is an address, so that it can be opened in a new tab; a disabled link does not exist, so then it is a button. */
export function ButtonLink({ href, isNewTab, isDisabled, ...rest }: ButtonLinkProps) {
  if (isDisabled || !href) return <Button {...rest} isDisabled={isDisabled} />;
  return <a {...faced(rest)} href={href} target={isNewTab ? '_blank' : undefined} rel={isNewTab ? 'noopener' : undefined} />;
}

/** The props that a button and a link share: class, icons and hidden words. Other props pass through. */
function faced<P extends Look>({ kind = 'primary', isBlock, icon, iconEnd, children, short, suffix, className, ...rest }: P) {
  return {
    ...rest,
    className: classes('button', kind !== 'primary' && `button--${kind}`, isBlock && 'button--block', className),
    children: (
      <>
        {icon && <Icon of={icon} size="sm" />}
        <span>
          {short ? (
            <>
              <span className="button__long">{children}</span>
              <span className="button__short" data-words={short} aria-hidden="true" />
            </>
          ) : (
            children
          )}
          {iconEnd && <Icon of={iconEnd} size="sm" />}
        </span>
        {suffix && (
          <VisuallyHidden>
            {' '}
            <bdi>{suffix}</bdi>
          </VisuallyHidden>
        )}
      </>
    ),
  };
}

/** A busy submit button stays focusable, so the press has to be stopped here. */
function ignore(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
}
