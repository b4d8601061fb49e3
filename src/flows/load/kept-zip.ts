import { readText, writeText } from '../../platform/storage.js';
import { $agent, $identity } from '../../store/identity.js';

/**
 * The ZIP code that a shopper gave, for their next visit. An agent's browser keeps it for the session, with the shopper who gave it: an
 * agent may open several profiles in one (AGENT-01).
 */
export function keepZip(zipCode: string): void {
  if ($agent.get().isAgentFlow) writeText('session', 'ucp_zip', `${zipCode} ${shopper()}`);
  else writeText('local', 'ucp_zip', zipCode);
}

export function keptZip(): string | null {
  if (!$agent.get().isAgentFlow) return readText('local', 'ucp_zip') ?? null;
  const [zipCode = null, owner] = (readText('session', 'ucp_zip') ?? '').split(' ');
  return owner === shopper() ? zipCode : null;
}

function shopper(): string {
  return $identity.get()?.uuid ?? '';
}
