import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Notice } from '../../../ui/Notice.js';
import { RichContent } from '../../content/RichContent/RichContent.js';
import { useContentLang } from '../../content/use-content-lang.js';
import { useText } from '../../language/use-text.js';
import { closeSupplementNotice } from '../actions.js';
import { $supplementNotice } from '../state/supplement.js';
import { supplementArea as english } from '../text/en/supplement-area.js';

/** Stands in for the area while it is switched off, until the shopper closes it (SUP-02). */
export function SupplementNotice() {
  const text = useText(english);
  const ownNotice = useAtom($supplementNotice);
  const lang = useContentLang('supplementContent');
  const [title, rest] = firstSentence(ownNotice ?? text.notice);
  return (
    <Notice kind="info" closeLabel={text.closeNotice} onClose={withClickTracking('Close', closeSupplementNotice)} part="notice">
      <p lang={ownNotice === null ? undefined : lang}>
        <strong className="notice__title">
          <RichContent text={[title]} />
        </strong>{' '}
        <RichContent text={[rest]} />
      </p>
    </Notice>
  );
}

/** The first sentence, which is bold, and what follows it. */
function firstSentence(notice: string): readonly [string, string] {
  const end = notice.search(/[.!?]\s/) + 1 || notice.length;
  return [notice.slice(0, end), notice.slice(end).trim()];
}
