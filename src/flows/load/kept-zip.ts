import { readText, writeText } from '../../platform/storage.js';
import { $agent, shopperUuid } from '../../store/identity.js';

/**
 * The ZIP code that a shopper gave, for their next visit. An agent's browser keeps it for the session, with the shopper who gave it: an
 * agent may open several profiles in one (AGENT-01).
 */
export function keepZip(zipCode: string): void {
  if ($agent.get().isAgentFlow) writeText('session', 'ucp_zip', `${zipCode} ${shopperUuid()}`);
  else writeText('local', 'ucp_zip', zipCode);
}

export function keptZip(): string | null {
  if (!$agent.get().isAgentFlow) return readText('local', 'ucp_zip') ?? null;
  const [zipCode = null, owner] = (readText('session', 'ucp_zip') ?? '').split(' ');
  return owner === shopperUuid() ? zipCode : null;
}
