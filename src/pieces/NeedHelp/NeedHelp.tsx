import { useId } from 'react';
import type { ReactPiece } from '../../platform/react-renderer.js';
import { $contactLink, $isHelpKnown, $shopperContent, loaded } from '../../store/content.js';
import { $tollFree, $tty } from '../../store/phone.js';
import { needHelp as english } from '../../text/en/need-help.js';
import base from '../../ui/base.css?inline';
import contained from '../../ui/contained.css?inline';
import { Icon } from '../../ui/Icon.js';
import { phone } from '../../ui/icons/phone.js';
import { unbroken } from '../../ui/unbroken.js';
import { PhoneNumber } from '../PhoneNumber.js';
import { useContentLang } from '../use-content-lang.js';
import { useFact } from '../use-fact.js';
import { useLink } from '../use-link.js';
import { useText } from '../use-text.js';
import css from './NeedHelp.css?inline';

/** Whom to call, and when: one set of hours beside the one number (PLN-01, TFN-01, CONST-05). */
function NeedHelp() {
  const text = useText('needHelp', english);
  const saidHours = loaded(useFact($shopperContent))?.hours;
  const hoursLang = useContentLang('shopperContent');
  const contactLang = useContentLang('contactUs');
  const number = useFact($tollFree);
  const tty = useFact($tty);
  const contact = useFact($contactLink);
  const linkTo = useLink();
  const id = useId();
  return (
    <div className="root root--main no-print">
      <section className="help" aria-labelledby={id} part="help">
        <span className="help__icon">
          <Icon of={phone} size="lg" />
        </span>
        <div>
          <h2 id={id}>{text.title}</h2>
          <p>{text.lead}</p>
          <p className="muted" lang={saidHours ? hoursLang : undefined}>
            {unbroken(saidHours || text.hours)}
          </p>
        </div>
        <div className="help__call">
          {number && (
            <>
              <PhoneNumber className="help__phone" number={number} />
              <p className="muted">{text.tty(tty)}</p>
            </>
          )}
          {contact && (
            <p lang={contactLang}>
              <a {...linkTo(contact.url, 'contact')}>{contact.text}</a>
            </p>
          )}
        </div>
      </section>
    </div>
  );
}

export const piece = { component: NeedHelp, styles: [base, contained, css], when: $isHelpKnown } satisfies ReactPiece;
