import type { AriaAttributes, MouseEvent, Ref } from 'react';
import { classes } from './classes.js';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** What a button and a link that looks like one have in common. */
interface Look extends AriaAttributes {
  /** A card, and the heading of a view, has one primary button. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly isBlock?: boolean | undefined;
  readonly icon?: IconArt | undefined;
  readonly iconEnd?: IconArt | undefined;
  readonly children: string;
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
  readonly href: string;
  readonly isNewTab?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

export function Button(props: ButtonProps) {
  const { kind, isBlock, icon, iconEnd, children, suffix, className, type = 'button', isDisabled, isBusy, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={look(props)}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
    >
      {face(props)}
    </button>
  );
}

/** A link with the look of a button, for what leads to another page. */
export function ButtonLink(props: ButtonLinkProps) {
  const { kind, isBlock, icon, iconEnd, children, suffix, className, isNewTab, ...rest } = props;
  return (
    <a {...rest} className={look(props)} target={isNewTab ? '_blank' : undefined} rel={isNewTab ? 'noopener' : undefined}>
      {face(props)}
    </a>
  );
}

function look({ kind, isBlock, className }: Look): string {
  return classes('button', kind && kind !== 'primary' && `button--${kind}`, isBlock && 'button--block', className);
}

function face({ icon, iconEnd, children, suffix }: Look) {
  return (
    <>
      {icon && <Icon of={icon} size="sm" />}
      <span>{children}</span>
      {iconEnd && <Icon of={iconEnd} size="sm" />}
      {suffix && <VisuallyHidden>{` ${suffix}`}</VisuallyHidden>}
    </>
  );
}

/** A busy submit button stays focusable, so the press has to be stopped here. */
function ignore(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
}
