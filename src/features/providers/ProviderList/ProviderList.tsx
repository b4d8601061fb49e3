import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useIsCloaked } from '../../../shared/shopper/use-is-cloaked.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { Button } from '../../../ui/Button.js';
import { chipStyles } from '../../../ui/Chip.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import type { HeadingProps } from '../../../ui/heading-props.js';
import { building } from '../../../ui/icons/building.js';
import { doctor } from '../../../ui/icons/doctor.js';
import { mind } from '../../../ui/icons/mind.js';
import { plus } from '../../../ui/icons/plus.js';
import { tooth } from '../../../ui/icons/tooth.js';
import { ListRow } from '../../../ui/ListRow.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { $hasShownPlans } from '../../known-plans/state/plans.js';
import { useText } from '../../language/use-text.js';
import { BrowseLink } from '../../place/BrowseLink.js';
import { ItemList, itemListStyles } from '../../profile/ItemList/ItemList.js';
import { RowActions } from '../../profile/RowActions/RowActions.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { $providers } from '../../providers/state/saved-providers.js';
import { RecommendationPrompt, recommendationPromptStyles } from '../../recommendations/RecommendationPrompt/RecommendationPrompt.js';
import { $offersRecommendation, $recommendationLinks } from '../../recommendations/state/recommendation-links.js';
import { addProviders, editProvider, restoreProviders } from '../actions.js';
import type { Provider } from '../rules/provider.js';
import { providerList as english, type ProviderListText } from '../text/en/providers.js';
import css from './ProviderList.css?inline';

/** The saved doctors and dentists (PV-01 to PV-06). */
function ProviderList({ heading, noHeading = false }: HeadingProps) {
  const host = useHost();
  const text = useText(english);
  const providers = useAtom($providers);
  const offersRecommendation = useAtom($offersRecommendation);
  const links = useAtom($recommendationLinks);
  const hasPlans = useAtom($hasShownPlans);
  const isCloaked = useIsCloaked();
  const add = (label: string) => (
    <Button icon={plus} isDisabled={isCloaked} onClick={() => addProviders(null, host)} part="add">
      {label}
    </Button>
  );
  return (
    <ItemList
      list="providers"
      title={heading ?? text.heading}
      lead={text.lead}
      noHeading={noHeading}
      keys={providers.map(({ id }) => id)}
      add={add(text.addMore)}
      empty={
        <EmptyState icon={doctor} title={text.empty} text={text.emptyHint(hasPlans)}>
          {add(text.add)}
          <BrowseLink label={text.browse} />
        </EmptyState>
      }
      onPutBack={(target) => void restoreProviders(target)}
      below={offersRecommendation && links && <RecommendationPrompt url={links.planFinder} isDisabled={isCloaked} headingLevel={3} />}
    >
      {providers.map((provider) => (
        <ProviderRow provider={provider} text={text} onEdit={() => editProvider(provider.id, host)} key={provider.id} />
      ))}
    </ItemList>
  );
}

const icons = { dental: tooth, behavioral: mind, place: building, default: doctor } as const;

interface ProviderRowProps {
  readonly provider: Provider;
  readonly text: ProviderListText;
  readonly onEdit: () => void;
}

/** The meaning of the icon is in words too (PV-02). */
function ProviderRow({ provider: { id, name, coverageType, specialties, address }, text, onEdit }: ProviderRowProps) {
  const specialty = specialties.join(', ');
  const sub = (
    <>
      <VisuallyHidden>{text.kind[coverageType]}</VisuallyHidden>
      <bdi>{specialty}</bdi>
      {specialty && <br />}
      {address !== null && <bdi className="row__line">{address}</bdi>}
    </>
  );
  return (
    <ListRow icon={icons[coverageType]} name={name} sub={sub}>
      <RowActions item={{ list: 'providers', key: id, name, detail: specialty }} edit={text.edit} remove={text.remove} onEdit={onEdit} />
    </ListRow>
  );
}

export const component = {
  component: ProviderList,
  styles: [...itemListStyles, ...chipStyles, ...recommendationPromptStyles, css],
  when: $isProfileKnown,
} satisfies ReactComponent;
