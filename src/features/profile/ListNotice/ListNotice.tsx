import { useRef } from 'react';
import { useAtom } from '../../../shared/state/use-atom.js';
import { focusHeading } from '../../../ui/use-focus-after-removal.js';
import { $notices, type NoticePlace } from '../../lists/state/notices.js';
import { Notices, type NoticesProps } from '../Notices/Notices.js';

/** The messages of a list about the latest removals and its tool, above it and for screen readers (REM-03, REM-06, DV-04). */
export function ListNotice({ list, onPutBack }: { readonly list: NoticePlace } & Pick<NoticesProps, 'onPutBack'>) {
  const place = useRef<HTMLDivElement>(null);
  const posted = useAtom($notices)[list].filter(({ isInToast }) => !isInToast);
  // The button that had focus disappears with its notice.
  const onClosed = () => {
    const section = place.current?.parentElement;
    if (section) focusHeading(section);
  };
  return <Notices posted={posted} onClosed={onClosed} onPutBack={onPutBack} ref={place} />;
}
