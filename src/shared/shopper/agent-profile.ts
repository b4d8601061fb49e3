/** The agent who acts for a shopper, from session storage (IDN-04). */
export interface AgentProfile {
  readonly isAgentFlow: boolean;
  readonly userName: string | null;
}

/** Reads a stored agent profile. Any other value counts as no agent. */
export function readAgentProfile(stored: unknown): AgentProfile {
  if (typeof stored !== 'object' || stored === null) return { isAgentFlow: false, userName: null };
  const { agentFlow, userName } = stored as Readonly<Record<string, unknown>>;
  return { isAgentFlow: agentFlow === true || agentFlow === 'true', userName: typeof userName === 'string' ? userName : null };
}
