import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { check } from '../../../ui/icons/check.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import type { ComparisonProps, PharmacyColumn } from './parts.js';

type ChoiceProps = { readonly column: PharmacyColumn } & Pick<ComparisonProps, 'texts' | 'onUse' | 'saving'>;

/** The foot of a column: whose pharmacy it is, or the way to make it the shopper's (PHARM-04). */
export function Choice({ column: { pharmacy, isYours, state }, texts: { text, common }, onUse, saving }: ChoiceProps) {
  const isSaving = saving === pharmacy.number;
  if (isYours && !isSaving) {
    return (
      <span className="pharmacies__mine">
        <Icon of={check} size="sm" />
        {text.yours}
      </span>
    );
  }
  if (state === 'loading' && !isSaving) return <Waits common={common} />;
  if (state === 'failed') return <span className="pharmacies__no">{text.notLoaded}</span>;
  if (!onUse) return null;
  return (
    <Button
      kind="secondary"
      className="pharmacies__use"
      part="use-pharmacy"
      suffix={pharmacy.name}
      isBusy={isSaving}
      onClick={() => onUse(pharmacy)}
    >
      {text.use}
    </Button>
  );
}

export function Waits({ common }: Pick<ComparisonProps['texts'], 'common'>) {
  return (
    <span className="pharmacies__wait">
      <span className="pharmacies__spinner" aria-hidden="true" />
      {common.loading}
    </span>
  );
}

/** The name of a pharmacy, and its kind. */
export function PharmacyName({ column: { pharmacy }, texts: { text } }: Pick<ChoiceProps, 'column' | 'texts'>) {
  return (
    <>
      <UnbrokenCodes of={pharmacy.name} />
      <small className="pharmacies__kind"> {text.kind(pharmacy.isMailOrder, pharmacy.isPreferredNetwork)}</small>
    </>
  );
}
