import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import css from './Button.css?inline';
import { classes } from './classes.js';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';
import { oncePerPress } from './old-presses.js';
import { twoLines } from './two-lines.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** Props that a button and a link with the look of a button share. */
interface SharedProps extends AriaAttributes {
  /** A card or a view's heading has one primary button. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly isBlock?: boolean | undefined;
  readonly icon?: IconArt | undefined;
  readonly iconEnd?: IconArt | undefined;
  readonly children: string;
  /** In a row that has no space for the whole label, it takes two lines at most. */
  readonly isTwoLines?: boolean | undefined;
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
function buttonProps<P extends SharedProps>({
  kind = 'primary',
  isBlock,
  icon,
  iconEnd,
  children,
  isTwoLines,
  suffix,
  className,
  ...rest
}: P) {
  return {
    ...rest,
    className: classes('button', kind !== 'primary' && `button--${kind}`, isBlock && 'button--block', className),
    children: (
      <>
        {icon && <Icon of={icon} size="sm" />}
        <span>
          <Label text={children} isTwoLines={isTwoLines} iconEnd={iconEnd && <Icon of={iconEnd} size="sm" />} />
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

interface LabelProps {
  readonly text: string;
  readonly isTwoLines: boolean | undefined;
  readonly iconEnd: ReactNode;
}

/** The icon stays in the line of the last word. */
function Label({ text, isTwoLines, iconEnd }: LabelProps): ReactNode {
  const lines = isTwoLines && twoLines(text);
  if (!lines) {
    return (
      <>
        {text}
        {iconEnd}
      </>
    );
  }
  return (
    <>
      <span className="button__line">{lines[0]}</span>{' '}
      <span className="button__line">
        {lines[1]}
        {iconEnd}
      </span>
    </>
  );
}

/** A busy submit button stays focusable, so its click must be canceled here. */
function ignore(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
}

export const buttonStyles: readonly string[] = [css];
