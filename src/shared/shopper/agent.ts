import { type Area, readJson } from '../storage/storage.js';
import { type AgentProfile, readAgentProfile } from './agent-profile.js';

/** The agent who acts for the shopper, as this tab's session holds it (IDN-04). */
export function readAgent(): AgentProfile {
  return readAgentProfile(readJson('session', 'ucp_agentProfile'));
}

/** The storage that holds what belongs to the identity: in the agent flow only this tab's session storage (IDN-04, AGENT-01). */
export function areaOfIdentity(): Area {
  return readAgent().isAgentFlow ? 'session' : 'local';
}
