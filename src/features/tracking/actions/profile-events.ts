import { wallClockAt } from '../../../shared/calendar/clock-state.js';
import { timestampText } from '../../../shared/calendar/time-text.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { environmentOf, topicOf } from '../../../shared/settings/environment.js';
import { $settings } from '../../../shared/settings/state.js';
import { $agent, $identity, isCloaked } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import { newUuid } from '../../../shared/storage/random.js';
import { clock } from '../../../shared/time/clock.js';
import { $drugs } from '../../drugs/state/saved-drugs.js';
import { supportedPlans } from '../../known-plans/state/plans.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $classification } from '../../profile/state/classification.js';
import { $profile } from '../../profile/state/profile.js';
import { $providers } from '../../providers/state/saved-providers.js';
import type { ExtraHelpTracking } from '../rules/extra-help-tracking.js';
import { type ProfileTracking, sendProfileEvent, sendSraEvent } from '../service.js';

/** The subjects of profile events. */
type ProfileAction = 'View Profile' | 'Telesales Check' | 'Extra Help' | 'Go to VPP Page';

/** Sends the event that the profile has been viewed. For a cloaked profile only these two events are sent (TRK-03, CLOAK-01). */
export async function sendProfileView(): Promise<void> {
  if (!$profile.get().profile) return;
  if (tracked() === 'all') await Promise.all([sendEvent('View Profile'), sendSampleCallback('View Profile')]);
  else await Promise.all([sendEvent('View Profile'), sendEvent('Telesales Check')]);
}

/** The shopper continues to the plan summary. The page does not wait for this event (TRK-05). */
export async function sendPlanSummaryVisit(): Promise<void> {
  if (tracked() === 'all') await sendEvent('Go to VPP Page');
}

/** An answer about Extra Help, to the profile event service and nowhere else (EH-06). */
export async function sendExtraHelpAnswer(answer: ExtraHelpTracking): Promise<void> {
  if (tracked() === 'all') await sendEvent('Extra Help', answer);
}

function tracked(): 'all' | 'view-profile-and-telesales-check' {
  const identity = $identity.get();
  return identity ? permissionsOf(identity).tracking : 'all';
}

async function sendEvent(action: ProfileAction, data: ProfileTracking | ExtraHelpTracking | null = profileData()): Promise<void> {
  const settings = $settings.get();
  if (!settings || !data) return;
  const topic = settings.topics[topicOf(environmentOf(location.hostname, settings))];
  valueOrLog(
    await sendProfileEvent(httpClient(), topic, {
      type: 'ucp-profile',
      name: action,
      timestamp: now(),
      uuid: newUuid(),
      appName: 'ucp',
      userTrackingSystem: isCloaked() ? 'CSR' : 'UCP',
      internalUserId: $agent.get().userName ?? '',
      action,
      data,
    }),
  );
}

async function sendSampleCallback(eventType: ProfileAction): Promise<void> {
  const identity = $identity.get();
  if (!identity) return;
  valueOrLog(await sendSraEvent(httpClient(), { uuid: identity.uuid, eventType, isAuthUser: !identity.isGuest, eventTimestamp: now() }));
}

/** Server time as events write it (ENV-04). */
function now(): string {
  const wall = wallClockAt(clock.elapsed());
  return wall === null ? '' : timestampText(wall);
}

/** Counts and ids; null while there is no profile to speak of. */
function profileData(): ProfileTracking | null {
  const { profile } = $profile.get();
  if (!profile) return null;
  const submitted = profile.enrollments.filter(({ isSubmitted }) => isSubmitted).length;
  return {
    uuid: profile.uuid,
    isMemberProfile: $classification.get()?.isMember ?? false,
    planCount: supportedPlans().length,
    drugCount: $drugs.get().length,
    providerCount: $providers.get().length,
    pharmacy: contentOf(profile.drugs).pharmacy !== null,
    savedEnrollmentCount: profile.enrollments.length - submitted,
    submittedEnrollmentCount: submitted,
    optumId: profile.user?.optumId ?? null,
  };
}
