import type { ReactNode } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { Chip } from '../../../ui/Chip.js';
import { handleLinkClick } from '../../../ui/handle-link-click.js';
import { arrowRight } from '../../../ui/icons/arrow-right.js';
import { clipboard } from '../../../ui/icons/clipboard.js';
import { edit } from '../../../ui/icons/edit.js';
import { no } from '../../../ui/icons/no.js';
import { ok } from '../../../ui/icons/ok.js';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.js';
import { Progress } from '../../../ui/Progress.js';
import { Loading, SkeletonBar } from '../../../ui/Skeleton.js';
import { Strip } from '../../../ui/Strip.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { PhoneNumber } from '../../content/PhoneNumber.js';
import { isolate } from '../../language/rules/isolate.js';
import { useText } from '../../language/use-text.js';
import type { PlanContact } from '../../plan/rules/plan-contact.js';
import { planCard as cardEnglish } from '../../plan/text/en/plan-card.js';
import { continueApplication, viewApplication } from '../actions.js';
import { isSent, statusName } from '../application-status-text.js';
import type { ApplicationCard as Card } from '../rules/application-card.js';
import type { ShownApplication } from '../state/applications.js';
import { type ApplicationsText, applications as english } from '../text/en/applications.js';

/** An application: its status, when it was saved, its progress, and whom to call when it was denied (ENR-02, ENR-06, ENR-08). */
export function ApplicationCard({ application }: { readonly application: ShownApplication }) {
  const text = useText(english);
  const { tag, standing } = useText(cardEnglish);
  const { card, premium } = application;
  const name = application.planName || tag.MEDSUPP;
  const action = <Action application={application} name={name} text={text} />;
  const facts = withNoBreakSpaces([premium && text.premium(premium), dateOf(card, text)].filter(Boolean).join(' · '));
  const next = isSent(application) && !application.isStatusLoading && `${standing.nextLetter}.`;
  return (
    <Strip
      title={<UnbrokenCodes of={name} />}
      chips={<Status application={application} text={text} />}
      meta={[facts, next, card.contact && <Contact contact={card.contact} text={text} />].filter(Boolean)}
      part="application"
      {...(card.progress ? {} : { action })}
    >
      {card.progress && (
        <>
          <Progress
            done={card.progress.place}
            of={card.progress.of}
            label={text.step(card.progress.place, card.progress.of)}
            note={text.stepName[card.progress.step]}
          />
          {action}
        </>
      )}
    </Strip>
  );
}

const looks = {
  'in-progress': { kind: 'accent', icon: edit },
  approved: { kind: 'positive', icon: ok },
  denied: { kind: 'negative', icon: no },
  open: { kind: 'info', icon: clipboard },
} as const;

interface PartProps {
  readonly application: ShownApplication;
  readonly text: ApplicationsText;
}

function Status({ application, text }: PartProps): ReactNode {
  const cardText = useText(cardEnglish);
  if (!application.isStatusLoading) return <Chip {...looks[application.outcome]}>{statusName(application, cardText)}</Chip>;
  return (
    <Loading label={text.readingStatus}>
      <SkeletonBar width="8em" height="2em" />
    </Loading>
  );
}

function dateOf({ date }: Card, text: ApplicationsText): string | null {
  if (!date) return null;
  return date.kind === 'saved' ? text.saved(date.text) : text.statusDate(date.date);
}

function Contact({ contact: { phone, tty, hours }, text }: { readonly contact: PlanContact; readonly text: ApplicationsText }): ReactNode {
  const rest = withNoBreakSpaces([tty && text.tty(tty), hours && isolate(hours)].filter(Boolean).join(', '));
  if (!phone) return rest;
  return (
    <>
      {text.questions} <PhoneNumber number={phone} />
      {rest && `, ${rest}`}
    </>
  );
}

/** Continue is a button: where it leads may hold what belongs in no address that others see (LINK-07). */
function Action({ application, name, text }: PartProps & { readonly name: string }): ReactNode {
  const host = useHost();
  const { id, card, detailsUrl } = application;
  if (card.action === 'continue') {
    return (
      <Button iconEnd={arrowRight} suffix={name} isDisabled={card.isDisabled} onClick={() => continueApplication(id, host)}>
        {text.continue}
      </Button>
    );
  }
  if (card.action === 'none' || !detailsUrl) return null;
  const view = handleLinkClick(() => viewApplication(id, host));
  return (
    <ButtonLink kind="secondary" suffix={name} href={detailsUrl} isDisabled={card.isDisabled} onClick={view}>
      {text.view}
    </ButtonLink>
  );
}
