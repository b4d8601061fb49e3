import { type ReactNode, useEffect } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useIsCloaked } from '../../../shared/shopper/use-is-cloaked.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import type { HeadingProps } from '../../../ui/heading-props.js';
import { pill } from '../../../ui/icons/pill.js';
import { plus } from '../../../ui/icons/plus.js';
import { ListRow } from '../../../ui/ListRow.js';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.js';
import { $hasShownPlans } from '../../known-plans/state/plans.js';
import { isolate } from '../../language/rules/isolate.js';
import { useText } from '../../language/use-text.js';
import { BrowseLink } from '../../place/BrowseLink.js';
import { ItemList, itemListStyles } from '../../profile/ItemList/ItemList.js';
import { RowActions } from '../../profile/RowActions/RowActions.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { addDrugs, editDrug, readGenericNames, restorePharmacy } from '../actions.js';
import { $shownDrugs, type ShownDrug } from '../state/saved-drugs.js';
import { type DrugListText, drugList as english } from '../text/en/drugs.js';

/** The saved drugs, in the order in which they were saved (DV-01, DV-02, DV-07). */
function DrugList({ heading, noHeading = false }: HeadingProps) {
  const host = useHost();
  const text = useText(english);
  const drugs = useAtom($shownDrugs);
  const hasPlans = useAtom($hasShownPlans);
  const isCloaked = useIsCloaked();
  const keys = drugs.map(({ ndc }) => ndc);
  const codes = keys.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drug that joins the list is asked about
  useEffect(() => void readGenericNames(), [codes]);
  const add = (label: string) => (
    <Button icon={plus} isDisabled={isCloaked} onClick={() => addDrugs(null, host)} part="add">
      {label}
    </Button>
  );
  return (
    <ItemList
      list="drugs"
      title={heading ?? text.heading}
      lead={text.lead}
      noHeading={noHeading}
      keys={keys}
      onPutBack={(target) => void restorePharmacy(target)}
      add={add(text.add)}
      empty={
        <EmptyState icon={pill} title={text.empty} text={text.emptyHint(hasPlans)}>
          {add(text.emptyAdd)}
          <BrowseLink label={text.browse} />
        </EmptyState>
      }
    >
      {drugs.map((drug) => (
        <DrugRow drug={drug} text={text} onEdit={() => editDrug(drug.ndc, host)} key={drug.ndc} />
      ))}
    </ItemList>
  );
}

interface DrugRowProps {
  readonly drug: ShownDrug;
  readonly text: DrugListText;
  readonly onEdit: () => void;
}

function DrugRow({ drug, text, onEdit }: DrugRowProps) {
  const { ndc, name, dosage, isGeneric, genericName } = drug;
  const facts = factsOf(drug, text);
  const kind = isGeneric === null ? '' : text.kind(isGeneric);
  const sub = [
    dosage !== null && dosage !== '' ? <Dosage dosage={dosage} kind={kind} key="dosage" /> : kind,
    !isGeneric && genericName !== null && text.generic(genericName),
    facts.length === 0 && text.noRefill,
  ].filter((line) => line !== false && line !== '');
  const detail = [dosage && isolate(dosage), drug.frequency !== null && text.frequency(drug.frequency)].filter(Boolean).join(' · ');
  return (
    <ListRow icon={pill} name={name} sub={sub.length > 0 && isolatedLines(sub)} facts={facts.length > 0 ? facts : undefined}>
      <RowActions item={{ list: 'drugs', key: ndc, name, detail }} edit={text.edit} remove={text.remove} onEdit={onEdit} />
    </ListRow>
  );
}

/** How much of it the shopper takes; what is not known is left out. */
function factsOf({ quantity, frequency, supplyLength }: ShownDrug, text: DrugListText) {
  return [
    quantity !== null && { term: text.quantity, detail: String(quantity) },
    frequency !== null && { term: text.refill, detail: withNoBreakSpaces(text.frequency(frequency)) },
    supplyLength !== null && { term: text.supply, detail: withNoBreakSpaces(text.days(supplyLength)) },
  ].filter((fact) => fact !== false);
}

/** The dosage is the service's: no character in it reorders what stands beside it (SAFE-09). */
function Dosage({ dosage, kind }: { readonly dosage: string; readonly kind: string }) {
  return (
    <>
      <bdi>{withNoBreakSpaces(dosage)}</bdi>
      {kind && withNoBreakSpaces(` · ${kind}`)}
    </>
  );
}

/** Each line is isolated for direction, for it may hold a name (SAFE-09). */
function isolatedLines(texts: readonly ReactNode[]) {
  return texts.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one drug never move
    <bdi className="row__line" key={index}>
      {line}
    </bdi>
  ));
}

export const component = { component: DrugList, styles: itemListStyles, when: $isProfileKnown } satisfies ReactComponent;
