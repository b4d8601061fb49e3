import type { ReactPiece } from '../../platform/react-renderer.js';
import { $isSupplementKnown } from '../../store/loading.js';
import { $applications } from '../../store/shown-enrollments.js';
import { useEmptyHost } from '../use-empty-host.js';
import { useFact } from '../use-fact.js';
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
