import { type ReactNode, useId } from 'react';
import { classes } from './classes.js';
import { Icon } from './Icon.js';
import { warn } from './icons/warn.js';
import { VisuallyHidden } from './VisuallyHidden.js';
import { WholeCodes } from './WholeCodes.js';

/** The words around a control. An error is shown, and tied to the control, as long as it is given. */
export interface FieldWords {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** The ids that tie a control to its words. */
export interface FieldTies {
  readonly id: string;
  readonly describedBy: string | undefined;
}

interface FieldProps extends FieldWords {
  readonly label: string;
  /** Takes both columns of a form that has two. */
  readonly isFull?: boolean | undefined;
  readonly children: (ties: FieldTies) => ReactNode;
}

/** A labelled control with its hint above and its error below (IDC-05). */
export function Field({ label, hint, error, isFull, children }: FieldProps) {
  const ties = useTies({ hint, error });
  return (
    <div className={classes('field', isFull && 'is-full')}>
      <label htmlFor={ties.id}>{label}</label>
      <Hint ties={ties}>{hint}</Hint>
      {children(ties)}
      <FieldError ties={ties}>{error}</FieldError>
    </div>
  );
}

interface FieldsetProps extends FieldWords {
  readonly legend: string;
  readonly isFull?: boolean | undefined;
  /** A group of radios is one control with one error; of text inputs, each is tied to it. */
  readonly isRadioGroup?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly children: (ties: FieldTies) => ReactNode;
}

/** The same for a group of controls. */
export function Fieldset({ legend, hint, error, isFull, isRadioGroup, isRequired, children }: FieldsetProps) {
  const ties = useTies({ hint, error });
  return (
    <fieldset className={classes('field', isFull && 'is-full')} {...(isRadioGroup && radioGroup(isRequired, error, ties))}>
      <legend id={`${ties.id}-l`}>
        <span>{legend}</span>
      </legend>
      <Hint ties={ties}>{hint}</Hint>
      {children(ties)}
      <FieldError ties={ties}>{error}</FieldError>
    </fieldset>
  );
}

/** The legend is named, because a legend without a box of its own names nothing in some browsers. */
function radioGroup(isRequired: boolean | undefined, error: string | undefined, { id, describedBy }: FieldTies) {
  return {
    role: 'radiogroup',
    'aria-labelledby': `${id}-l`,
    'aria-required': isRequired,
    'aria-invalid': !!error,
    'aria-describedby': describedBy,
  } as const;
}

export function useTies({ hint, error }: FieldWords): FieldTies {
  const id = useId();
  return { id, describedBy: classes(!!hint && `${id}-h`, !!error && `${id}-e`) || undefined };
}

function Hint({ ties, children }: { readonly ties: FieldTies; readonly children: string | undefined }) {
  return children ? (
    <span className="field__hint" id={`${ties.id}-h`}>
      <WholeCodes of={children} />
    </span>
  ) : null;
}

/** What every error starts with, in English and in Spanish alike; where the words of the rules do not, it is spoken (IDC-05). */
const SAID = 'Error:';

export function FieldError({ ties, children }: { readonly ties: FieldTies; readonly children: string | undefined }) {
  return children ? (
    <span className="error" id={`${ties.id}-e`}>
      <Icon of={warn} size="sm" />
      {!children.startsWith(SAID) && <VisuallyHidden>{SAID} </VisuallyHidden>}
      <span>{children}</span>
    </span>
  ) : null;
}
