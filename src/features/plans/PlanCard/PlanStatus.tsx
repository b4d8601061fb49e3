import type { ReactNode } from 'react';
import { useAtom } from '../../../shared/state/use-atom.js';
import { calendar } from '../../../ui/icons/calendar.js';
import { clipboard } from '../../../ui/icons/clipboard.js';
import { edit } from '../../../ui/icons/edit.js';
import { no } from '../../../ui/icons/no.js';
import { ok } from '../../../ui/icons/ok.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { PhoneNumber } from '../../content/PhoneNumber.js';
import { $tollFree } from '../../content/state/phone.js';
import { isSent, statusName } from '../../enrollment/application-status-text.js';
import type { PlanApplication } from '../../enrollment/rules/plan-application.js';
import { applications as applicationsEnglish } from '../../enrollment/text/en/applications.js';
import { useText } from '../../language/use-text.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import type { CardStatus } from '../rules/main-action.js';
import { StatusBox } from './StatusBox.js';

interface PlanStatusProps {
  readonly status: CardStatus;
  readonly text: PlanCardText;
}

/** The shopper's status with the plan, and the next step (HAND-02, HAND-03, HAND-04). */
export function PlanStatus({ status, text }: PlanStatusProps): ReactNode {
  switch (status.kind) {
    case 'enrolled':
      return (
        <StatusBox tone="positive" icon={ok} part="status">
          <b>{text.standing.enrolled}</b>
          {status.starts && text.standing.starts(status.starts)}
        </StatusBox>
      );
    case 'application':
      return <Application application={status.application} text={text} />;
    case 'closed':
      return (
        <StatusBox tone="info" icon={calendar} part="status">
          {status.reason === 'suppressed' ? <Suppressed text={text} /> : text.standing.closed[status.reason](status.year)}
        </StatusBox>
      );
  }
}

function Suppressed({ text }: { readonly text: PlanCardText }): ReactNode {
  const phone = useAtom($tollFree);
  const words = text.standing.suppressed(phone);
  return phone ? <Calling words={words} phone={phone} /> : words;
}

const looks = {
  'in-progress': { tone: 'caution', icon: edit },
  approved: { tone: 'positive', icon: ok },
  denied: { tone: 'negative', icon: no },
  open: { tone: 'info', icon: clipboard },
} as const;

function Application({ application, text }: { readonly application: PlanApplication; readonly text: PlanCardText }) {
  const { outcome, isStatusLoading, card } = application;
  const { tone, icon } = looks[outcome];
  return (
    <StatusBox tone={tone} icon={icon} part="status">
      {isStatusLoading ? text.standing.readingStatus : <ApplicationWords application={application} text={text} />}
      {card.contact?.phone && !isStatusLoading && <Contact phone={card.contact.phone} tty={card.contact.tty} text={text} />}
    </StatusBox>
  );
}

/** The status, and the next step of the two that the library knows it of. */
function ApplicationWords({ application, text }: { readonly application: PlanApplication; readonly text: PlanCardText }) {
  const { stepName } = useText(applicationsEnglish);
  const { card, outcome } = application;
  const { standing } = text;
  const name = <b>{statusName(application, text)}</b>;
  const day = card.date ? ` ${standing.on(card.date.date)}` : '';
  if (outcome === 'in-progress') {
    const { progress } = card;
    return (
      <>
        {name}. {progress && standing.nextStep(progress.place, progress.of, stepName[progress.step])}
      </>
    );
  }
  if (!isSent(application)) {
    return (
      <>
        {name}
        {day}
      </>
    );
  }
  return (
    <>
      <VisuallyHidden>{`${text.status(card.status)}: `}</VisuallyHidden>
      {name}
      {day}. {standing.nextLetter}
    </>
  );
}

interface ContactProps {
  readonly phone: string;
  readonly tty: string | null;
  readonly text: PlanCardText;
}

function Contact({ phone, tty, text }: ContactProps) {
  return (
    <>
      {'. '}
      <Calling words={text.standing.call(phone, tty)} phone={phone} />
    </>
  );
}

/** A sentence with a number to call in it. */
function Calling({ words, phone }: { readonly words: string; readonly phone: string }) {
  const at = words.indexOf(phone);
  return (
    <>
      {words.slice(0, at)}
      <PhoneNumber number={phone} />
      {words.slice(at + phone.length)}
    </>
  );
}
