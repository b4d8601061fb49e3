import { type ReactNode, useRef } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button, ButtonLink, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { classes } from '../../../ui/classes.js';
import contained from '../../../ui/contained.css?inline';
import { handleLinkClick } from '../../../ui/handle-link-click.js';
import { external } from '../../../ui/icons/external.js';
import { Logo, logoStyles } from '../../../ui/Logo.js';
import { useKeptFocus } from '../../../ui/use-kept-focus.js';
import { useText } from '../../language/use-text.js';
import { openPopup } from '../../popups/actions.js';
import { isWhole } from '../../profile/rules/unread.js';
import { $isProfileKnown, $profile } from '../../profile/state/profile.js';
import { manageProfile, openBenefitPortal, register, signIn } from '../actions.js';
import { $accountLinks, $greeting, type Greeting } from '../state/account.js';
import type { AccountBannerText } from '../text/en/account-banner.js';
import { accountBanner as english } from '../text/en/account-banner.js';
import css from './AccountBanner.css?inline';
import { Art } from './Art.js';

interface AccountBannerProps {
  /** 1 where the page has no heading of its own, as the whole profile page has none. */
  readonly headingLevel?: number;
}

/** Whose page it is, and what can be done about it (ACC-01 to ACC-03). */
function AccountBanner({ headingLevel }: AccountBannerProps) {
  const text = useText(english);
  const greeting = useAtom($greeting);
  const root = useRef<HTMLElement>(null);
  // The buttons of a member whose session ends go.
  useKeptFocus(root, 'h1, h2');
  const isGuest = greeting.kind === 'guest';
  const isAgent = greeting.kind === 'member' && greeting.isAgent;
  const canImport = greeting.kind === 'member' && greeting.canImport;
  // The member reads that everything is there (LOAD-05).
  const { status, profile } = useAtom($profile);
  const isUntrue = (status === 'failed' || (profile !== null && !isWhole(profile))) && greeting.kind === 'member';
  const Heading = headingLevel === 2 ? 'h2' : 'h1';
  return (
    <section className={classes('root root--page banner', canImport && 'banner--full')} aria-label={text.label} part="banner" ref={root}>
      <div className="banner__inner">
        <div className="banner__head">
          <Heading className={classes('banner__title', (isAgent || greeting.kind === 'cloaked') && 'banner__title--viewing')}>
            {greeting.kind === 'guest' ? <GuestTitle whole={text.guestHeading} short={text.hello(null)} /> : titleOf(greeting, text)}
          </Heading>
          <Logo />
        </div>
        {!isUntrue && (
          <p className={classes('banner__text', isGuest && 'banner__text--long')}>{isAgent ? text.agent : text[greeting.kind]}</p>
        )}
        <div className="actions">{isGuest ? <GuestActions /> : <MemberActions />}</div>
      </div>
      <Art />
    </section>
  );
}

/** A phone has one line for it, as for a member's. Screen readers read the whole heading there too. */
function GuestTitle({ whole, short }: { readonly whole: string; readonly short: string }): ReactNode {
  return (
    <>
      <span className="banner__whole">{whole}</span>
      <span className="banner__short" data-words={short} aria-hidden="true" />
    </>
  );
}

/** Nobody is greeted by another person's name: an agent reads whose profile it is (CLOAK-02). */
function titleOf(greeting: Exclude<Greeting, { kind: 'guest' }>, text: AccountBannerText): string {
  const { kind, firstName } = greeting;
  return kind === 'cloaked' || greeting.isAgent ? text.viewing(firstName) : text.hello(firstName);
}

function GuestActions(): ReactNode {
  const text = useText(english);
  const host = useHost();
  const links = useAtom($accountLinks);
  if (!links) return null;
  return (
    <>
      <ButtonLink href={links.registration} part="create-account" onClick={handleLinkClick(() => register(host))}>
        {text.createAccount}
      </ButtonLink>
      <ButtonLink href={links.signIn} kind="quiet" part="sign-in" onClick={handleLinkClick(() => signIn(host))}>
        {text.signIn}
      </ButtonLink>
    </>
  );
}

function MemberActions(): ReactNode {
  const host = useHost();
  const text = useText(english);
  const greeting = useAtom($greeting);
  return (
    <>
      {greeting.kind === 'member' && <OwnActions canImport={greeting.canImport} />}
      <Button
        kind="quiet"
        isTwoLines
        part="sign-out"
        onClick={withClickTracking('Ask To Sign Out', () => openPopup({ tag: 'ucp-sign-out-popup', target: host }))}
      >
        {text.signOut}
      </Button>
    </>
  );
}

/** Only for the member, not for a person who looks at the member's profile. */
function OwnActions({ canImport }: { readonly canImport: boolean }): ReactNode {
  const text = useText(english);
  const host = useHost();
  const links = useAtom($accountLinks);
  if (!links) return null;
  return (
    <>
      <ButtonLink href={links.manageProfile} kind="quiet" isTwoLines part="manage" onClick={handleLinkClick(() => manageProfile(host))}>
        {text.manage}
      </ButtonLink>
      {canImport && (
        <Button
          kind="quiet"
          isTwoLines
          part="find-items"
          onClick={withClickTracking('Ask To Import', () => openPopup({ tag: 'ucp-import-popup' }))}
        >
          {text.findItems}
        </Button>
      )}
      <ButtonLink
        href={links.memberBenefits}
        isNewTab
        kind="quiet"
        isTwoLines
        iconEnd={external}
        suffix={text.newTab}
        part="portal"
        onClick={handleLinkClick(() => openBenefitPortal(host))}
      >
        {text.portal}
      </ButtonLink>
    </>
  );
}

export const component = {
  component: AccountBanner,
  styles: [base, contained, ...buttonStyles, ...logoStyles, css],
  when: $isProfileKnown,
} satisfies ReactComponent;
