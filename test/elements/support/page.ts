import { freshPage, type StoryPage } from '../../../.storybook/fresh-page.js';

/**
 * The page asks a member of telesales to confirm their identity (IDC-12) some time after it has loaded. Here that would cover a test's own
 * popup.
 */
const asked = { ucp_once: '["confirm-identity"]' };

/** A loaded page over the reference service, in this browser: the same one that the stories are seen on. */
export async function openPage({ session, ...page }: Partial<StoryPage> = {}): Promise<void> {
  await freshPage({ shopper: 'member', date: '2026-11-20T09:30:00', theme: '', lang: 'en', session: { ...asked, ...session }, ...page });
}
