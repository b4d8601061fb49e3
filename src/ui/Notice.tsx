import { type ReactNode, type Ref, useId } from 'react';
import { classes } from './classes.js';
import { Icon } from './Icon.js';
import { IconButton, iconButtonStyles } from './IconButton.js';
import type { IconArt } from './icons/art.js';
import { close } from './icons/close.js';
import { info } from './icons/info.js';
import { ok } from './icons/ok.js';
import { warn } from './icons/warn.js';
import css from './Notice.css?inline';

const iconOf = { info, caution: warn, negative: warn, positive: ok } as const;

interface NoticeProps {
  readonly kind: keyof typeof iconOf;
  /** The first line, in bold. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Replaces the default icon of the kind. */
  readonly icon?: IconArt | undefined;
  /**
   * `alert` for urgent messages, `status` for others, none for a notice that is there from the start. Use `group` for
   * a notice that gets focus when it appears: an alert would be read twice.
   */
  readonly role?: 'alert' | 'status' | 'group' | undefined;
  /** The label says what the button closes. */
  readonly closeLabel?: string | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly part?: string | undefined;
  /** Lets the owner focus the notice. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A message in the flow of the page or a popup. */
export function Notice({ kind, title, children, icon = iconOf[kind], role, closeLabel, onClose, part, ref }: NoticeProps) {
  const id = useId();
  return (
    <div
      className={classes('notice', kind !== 'info' && `notice--${kind}`)}
      role={role}
      {...(role === 'group' && { 'aria-labelledby': id })}
      part={part}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon of={icon} />
      <div className="notice__body" id={id}>
        {title && <p className="notice__title">{title}</p>}
        {children}
      </div>
      {closeLabel && onClose && <IconButton icon={close} label={closeLabel} onClick={onClose} />}
    </div>
  );
}

export const noticeStyles: readonly string[] = [...iconButtonStyles, css];
