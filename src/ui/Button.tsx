import type { AriaAttributes, MouseEvent, Ref } from 'react';
import { classes } from './classes.js';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';
import { oncePerPress } from './old-presses.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** Props that a button and a link with the look of a button share. */
interface SharedProps extends AriaAttributes {
  /** A card or a view's heading has one primary button. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly isBlock?: boolean | undefined;
  readonly icon?: IconArt | undefined;
  readonly iconEnd?: IconArt | undefined;
  readonly children: string;
  /**
   * Shown instead of the label in narrow layouts (`button__short` in the component's stylesheet). Screen readers read
   * the label.
   */
  readonly short?: string | undefined;
  /** Visually hidden text after the label: the plan, drug or doctor that the button acts on. */
  readonly suffix?: string | undefined;
  readonly part?: string | undefined;
  readonly className?: string | undefined;
}

interface ButtonProps extends SharedProps {
  readonly type?: 'button' | 'submit' | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Shows a spinner instead of the label (`Spinner.css`). The button keeps its width and focus and ignores presses. */
  readonly isBusy?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

interface ButtonLinkProps extends SharedProps {
  readonly href: string | null | undefined;
  readonly isNewTab?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

export function Button({ type = 'button', isDisabled, isBusy, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...buttonProps(rest)}
      type={type}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? ignore : oncePerPress(onClick)}
    />
  );
}

/**
 * A link if there is an address, so that it can open in a new tab. A link cannot be disabled, so a disabled one is a
 * button.
 */
export function ButtonLink({ href, isNewTab, isDisabled, ...rest }: ButtonLinkProps) {
  if (isDisabled || !href) return <Button {...rest} isDisabled={isDisabled} />;
  return <a {...buttonProps(rest)} href={href} target={isNewTab ? '_blank' : undefined} rel={isNewTab ? 'noopener' : undefined} />;
}

/** Turns the shared props into class, icons and hidden text. Other props pass through. */
function buttonProps<P extends SharedProps>({ kind = 'primary', isBlock, icon, iconEnd, children, short, suffix, className, ...rest }: P) {
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

/** A busy submit button stays focusable, so its click must be canceled here. */
function ignore(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
}
