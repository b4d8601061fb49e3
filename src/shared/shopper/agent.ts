import { type KeptArea, readJson } from '../storage/storage.js';
import { type AgentProfile, readAgentProfile } from './agent-profile.js';

/** The agent who acts for the shopper, as this tab's session holds it (IDN-04). */
export function readAgent(): AgentProfile {
  return readAgentProfile(readJson('session', 'ucp_agentProfile'));
}

/**
 * The storage for what outlives the page: local storage. In the agent flow it is this tab's session storage. An agent works for many
 * shoppers, and leaves nothing of one in the browser (IDN-04, AGENT-01).
 */
export function keptArea(): KeptArea {
  return (readAgent().isAgentFlow ? 'session' : 'local') as KeptArea;
}
