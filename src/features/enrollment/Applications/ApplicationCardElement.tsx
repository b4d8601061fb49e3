import type { ReactPiece } from '../../../element/react-renderer.js';
import { useFact } from '../../../shared/state/use-fact.js';
import { useEmptyHost } from '../../page/hooks/use-empty-host.js';
import { $isSupplementKnown } from '../../profile/state/loading.js';
import { $applications } from '../state/applications.js';
import { ApplicationCard } from './ApplicationCard.js';
import { applicationStyles } from './styles.js';

/** One application by its id: that of a supplement application, or plan id and year joined by a dash. */
function ApplicationCardElement({ applicationId }: { readonly applicationId?: string }) {
  const application = useFact($applications).find(({ id }) => id === applicationId);
  useEmptyHost(!application);
  if (!application) return null;
  return (
    <div className="root root--main no-print">
      <ApplicationCard application={application} />
    </div>
  );
}

export const piece = { component: ApplicationCardElement, styles: applicationStyles, when: $isSupplementKnown } satisfies ReactPiece;
