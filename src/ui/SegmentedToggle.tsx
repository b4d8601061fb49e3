import { useId } from 'react';
import { Icon } from './Icon.js';
import { check } from './icons/check.js';
import css from './SegmentedToggle.css?inline';

interface SegmentedToggleProps<V extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: V; readonly label: string /** A second line. */; readonly note?: string | undefined }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly part?: string | undefined;
}

/** A radio group in the style of a segmented control. The chosen segment is filled and has a check mark. */
export function SegmentedToggle<V extends string>({ legend, options, value, onChange, part }: SegmentedToggleProps<V>) {
  const name = useId();
  return (
    <fieldset className="segments" part={part} aria-labelledby={`${name}-l`}>
      <legend id={`${name}-l`}>
        <span>{legend}</span>
      </legend>
      <div className="segments__options">
        {options.map((option) => (
          <label className={option.value === value ? 'is-chosen' : undefined} key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.value === value && <Icon of={check} size="sm" />}
            {option.note ? (
              <span>
                {option.label} <small>{option.note}</small>
              </span>
            ) : (
              option.label
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const segmentedToggleStyles: readonly string[] = [css];
