import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { ignored } from '../../shared/http/wire.js';
import type { ExtraHelpTracking } from './rules/extra-help-tracking.js';

/** The facts of a profile event: counts and ids of the service, nothing about health or the person (TRK-03). */
export interface ProfileTracking {
  readonly uuid: string;
  readonly isMemberProfile: boolean;
  readonly planCount: number;
  readonly drugCount: number;
  readonly providerCount: number;
  readonly pharmacy: boolean;
  readonly savedEnrollmentCount: number;
  readonly submittedEnrollmentCount: number;
  readonly optumId: string | null;
}

export interface ProfileEvent {
  readonly type: string;
  readonly name: string;
  /** In the format of events (ENV-04). */
  readonly timestamp: string;
  /** A random id of this event. */
  readonly uuid: string;
  readonly appName: string;
  readonly userTrackingSystem: string;
  readonly internalUserId: string;
  /** Such as 'View Profile'. */
  readonly action: string;
  readonly data: ProfileTracking | ExtraHelpTracking;
}

/** Sends a profile event. The request continues after the page unloads (TRK-03, TRK-05). */
export function sendProfileEvent(http: Http, topic: string, event: ProfileEvent): Promise<Result<null>> {
  const message = JSON.stringify({
    event_type: event.type,
    event_name: event.name,
    event_timestamp: event.timestamp,
    event_uuid: event.uuid,
    app_name: event.appName,
    data: {
      user_tracking_system: event.userTrackingSystem,
      internalUserId: event.internalUserId,
      profile_action: event.action,
      ...event.data,
    },
  });
  const body = { message, producerCn: 'ucp-monitoring', topic };
  return request(http, { name: 'profileEvent', method: 'POST', body, answers: 'nothing', outlivesPage: true }, ignored);
}

export interface SraEvent {
  readonly uuid: string;
  readonly eventType: string;
  readonly isAuthUser: boolean;
  /** In the format of events (ENV-04). */
  readonly eventTimestamp: string;
}

/** Sends the sample callback event (TRK-04). */
export function sendSraEvent(http: Http, body: SraEvent): Promise<Result<null>> {
  return request(http, { name: 'sraEvent', method: 'POST', body, answers: 'nothing', outlivesPage: true }, ignored);
}
