import { type AgentProfile, readAgentProfile } from '../../domain/identity/agent-profile.js';
import { type Area, readJson } from '../../platform/storage.js';

/** The agent who acts for the shopper, as this tab's session holds it (IDN-04). */
export function readAgent(): AgentProfile {
  return readAgentProfile(readJson('session', 'ucp_agentProfile'));
}

/** Where what belongs to the identity is kept: in the agent flow in this tab's session alone (IDN-04, AGENT-01). */
export function areaOfIdentity(): Area {
  return readAgent().isAgentFlow ? 'session' : 'local';
}
