import { useId } from 'react';
import type { ReactComponent } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import base from '../../../ui/base.css?inline';
import contained from '../../../ui/contained.css?inline';
import fold from '../../../ui/Fold.css?inline';
import { Icon } from '../../../ui/Icon.js';
import { phone } from '../../../ui/icons/phone.js';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.js';
import { PhoneNumber } from '../../content/PhoneNumber.js';
import { $contactLink, $isHelpSettled, $shopperContent, valueWhenLoaded } from '../../content/state/content.js';
import { $tollFree, $tty } from '../../content/state/phone.js';
import { useContentLang } from '../../content/use-content-lang.js';
import { useText } from '../../language/use-text.js';
import { useLink } from '../../navigation/use-link.js';
import { needHelp as english } from '../text/en/need-help.js';
import css from './NeedHelp.css?inline';

interface NeedHelpProps {
  /** One row of a box. The number, TTY and the hours show. */
  readonly compact?: boolean;
}

/** Whom to call, and when: one set of hours beside the one number (PLN-01, TFN-01, CONST-05). */
function NeedHelp({ compact = false }: NeedHelpProps) {
  const text = useText(english);
  const saidHours = valueWhenLoaded(useAtom($shopperContent))?.hours;
  const hoursLang = useContentLang('shopperContent');
  const contactLang = useContentLang('contactUs');
  const number = useAtom($tollFree);
  const tty = useAtom($tty);
  const contact = useAtom($contactLink);
  const linkTo = useLink();
  const id = useId();
  const about = (
    <>
      <p>{text.lead}</p>
      <p className="muted" lang={saidHours ? hoursLang : undefined}>
        {withNoBreakSpaces(saidHours || text.hours)}
      </p>
    </>
  );
  const contactUs = contact && (
    <p lang={contactLang}>
      <a {...linkTo(contact.url, 'contact')}>{contact.text}</a>
    </p>
  );
  if (compact) {
    return (
      <div className="root root--main no-print">
        <section className="fold help-row" aria-labelledby={id} part="help">
          <h2 id={id} className="fold__title">
            {text.title}
          </h2>
          {number && (
            <p>
              <PhoneNumber className="help-row__phone" number={number} /> <span className="muted">{text.tty(tty)}</span>
            </p>
          )}
          <div className="help-row__about">{about}</div>
          {contactUs}
        </section>
      </div>
    );
  }
  return (
    <div className="root root--main no-print">
      <section className="help" aria-labelledby={id} part="help">
        <span className="help__icon">
          <Icon of={phone} size="lg" />
        </span>
        <div>
          <h2 id={id}>{text.title}</h2>
          {about}
        </div>
        <div className="help__call">
          {number && (
            <>
              <PhoneNumber className="help__phone" number={number} />
              <p className="muted">{text.tty(tty)}</p>
            </>
          )}
          {contactUs}
        </div>
      </section>
    </div>
  );
}

export const component = { component: NeedHelp, styles: [base, contained, fold, css], when: $isHelpSettled } satisfies ReactComponent;
