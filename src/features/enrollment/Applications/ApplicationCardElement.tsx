import type { ReactComponent } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { $isSupplementKnown } from '../../profile/state/loading.js';
import { $applications } from '../state/applications.js';
import { ApplicationCard } from './ApplicationCard.js';
import { applicationStyles } from './styles.js';

/** One application by its id: that of a supplement application, or plan id and year joined by a dash. */
function ApplicationCardElement({ applicationId }: { readonly applicationId?: string }) {
  const application = useAtom($applications).find(({ id }) => id === applicationId);
  useEmptyHost(!application);
  if (!application) return null;
  return (
    <div className="root root--main no-print">
      <ApplicationCard application={application} />
    </div>
  );
}

export const component = {
  component: ApplicationCardElement,
  styles: applicationStyles,
  when: $isSupplementKnown,
} satisfies ReactComponent;
