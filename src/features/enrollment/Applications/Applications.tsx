import { useRef, useState } from 'react';
import type { ReactComponent } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button } from '../../../ui/Button.js';
import { classes } from '../../../ui/classes.js';
import head from '../../../ui/SectionHead.css?inline';
import { SectionHead } from '../../../ui/SectionHead.js';
import { useText } from '../../language/use-text.js';
import more from '../../lists/LongList/LongList.css?inline';
import { useLongList } from '../../lists/LongList/use-long-list.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { laterApplications } from '../rules/later-applications.js';
import { $applications } from '../state/applications.js';
import { applications as english } from '../text/en/applications.js';
import { ApplicationCard } from './ApplicationCard.js';
import { applicationStyles } from './styles.js';

/** The drafts and submitted applications of the shopper (DASH-08, ENR-06). */
function Applications() {
  const text = useText(english);
  const applications = useAtom($applications);
  const root = useRef<HTMLElement>(null);
  const list = useLongList(applications, root, '.strip__title');
  const [isAll, setAll] = useState(false);
  const later = laterApplications(applications);
  useEmptyHost(applications.length === 0);
  if (applications.length === 0) return null;
  return (
    <section className="root root--main no-print" aria-label={text.heading} ref={root}>
      <SectionHead title={text.heading} />
      <div className={classes('strips', later.size > 0 && !isAll && 'strips--short')}>
        {list.rows.map((application, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan of a year may have been applied for more than once
          <div className={later.has(application) ? 'strips__later' : undefined} key={`${application.id} ${index}`}>
            <ApplicationCard application={application} />
          </div>
        ))}
      </div>
      {later.size > 0 && (
        <Button
          kind="quiet"
          part="all"
          className="strips__all"
          aria-expanded={isAll}
          onClick={withClickTracking('Show All', () => setAll(!isAll))}
        >
          {isAll ? text.showFewer : text.showAll(applications.length)}
        </Button>
      )}
      {list.more}
    </section>
  );
}

export const component = {
  component: Applications,
  styles: [...applicationStyles, head, more],
  when: $isProfileKnown,
} satisfies ReactComponent;
