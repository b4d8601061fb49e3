import { type ReactNode, useId } from 'react';
import { classes } from './classes.js';
import css from './Field.css?inline';
import form from './Form.css?inline';
import { Icon } from './Icon.js';
import { warn } from './icons/warn.js';
import { UnbrokenCodes } from './UnbrokenCodes.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** The texts of a control. An error is shown, and describes the control, while it is given. */
export interface FieldWords {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** The ids that connect a control with its texts. */
export interface FieldIds {
  readonly id: string;
  readonly describedBy: string | undefined;
}

interface FieldProps extends FieldWords {
  readonly label: string;
  /** Spans both columns of a form. */
  readonly isFull?: boolean | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A labeled control with its hint above and its error below (IDC-05). */
export function Field({ label, hint, error, isFull, children }: FieldProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <div className={classes('field', isFull && 'is-full')}>
      <label htmlFor={ids.id}>{label}</label>
      <Hint ids={ids}>{hint}</Hint>
      {children(ids)}
      <FieldError ids={ids}>{error}</FieldError>
    </div>
  );
}

interface FieldsetProps extends FieldWords {
  readonly legend: string;
  readonly isFull?: boolean | undefined;
  /** A radio group is one control with one error. In a group of text inputs, the error describes each input. */
  readonly isRadioGroup?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** The same for a group of controls. */
export function Fieldset({ legend, hint, error, isFull, isRadioGroup, isRequired, children }: FieldsetProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <fieldset className={classes('field', isFull && 'is-full')} {...(isRadioGroup && radioGroup(isRequired, error, ids))}>
      <legend id={`${ids.id}-l`}>
        <span>{legend}</span>
      </legend>
      <Hint ids={ids}>{hint}</Hint>
      {children(ids)}
      <FieldError ids={ids}>{error}</FieldError>
    </fieldset>
  );
}

/** Uses `aria-labelledby`, because a legend without a box does not name its group in some browsers. */
function radioGroup(isRequired: boolean | undefined, error: string | undefined, { id, describedBy }: FieldIds) {
  return {
    role: 'radiogroup',
    'aria-labelledby': `${id}-l`,
    'aria-required': isRequired,
    'aria-invalid': !!error,
    'aria-describedby': describedBy,
  } as const;
}

export function useFieldIds({ hint, error }: FieldWords): FieldIds {
  const id = useId();
  return { id, describedBy: classes(!!hint && `${id}-h`, !!error && `${id}-e`) || undefined };
}

function Hint({ ids, children }: { readonly ids: FieldIds; readonly children: string | undefined }) {
  return children ? (
    <span className="field__hint" id={`${ids.id}-h`}>
      <UnbrokenCodes of={children} />
    </span>
  ) : null;
}

/** The prefix of every error, in English and in Spanish. It is spoken if the rule's text lacks it (IDC-05). */
const ERROR_PREFIX = 'Error:';

export function FieldError({ ids, children }: { readonly ids: FieldIds; readonly children: string | undefined }) {
  return children ? (
    <span className="error" id={`${ids.id}-e`}>
      <Icon of={warn} size="sm" />
      {!children.startsWith(ERROR_PREFIX) && <VisuallyHidden>{ERROR_PREFIX} </VisuallyHidden>}
      <span>{children}</span>
    </span>
  ) : null;
}

export const fieldStyles: readonly string[] = [css];

/** The sheets of a form with boxes for text. */
export const formStyles: readonly string[] = [...fieldStyles, form];
