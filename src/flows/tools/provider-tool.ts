import type { MedicarePlan } from '../../domain/plan/plan.js';
import type { ProfileProviders } from '../../domain/profile/profile.js';
import type { Provider } from '../../domain/provider/provider.js';
import { log } from '../../platform/report.js';
import { readProfileProviders } from '../../services/profile-sections-decoder.js';
import { newNotes } from '../../services/wire.js';
import { zipCodeOf } from '../../store/derived/plan-address.js';
import { $profile } from '../../store/profile.js';
import { buildProviders } from '../load/build-providers.js';
import { writeProviders } from '../saved/write-providers.js';
import { isWritten, readSection, writeInTurn } from '../saved/write-section.js';
import { providerPayload } from './launch.js';
import { readToolData } from './tool-data.js';
import { openTool, type ToolOutcome } from './tools.js';

/** Adds doctors, from their list or from a plan's card; a drug plan has no network to be in (PROV-02, CARD-11). */
export async function addProviders(plan: MedicarePlan | null, origin: EventTarget): Promise<void> {
  if (plan?.kind !== 'PDP') await visit(plan, origin);
}

/** Changes a saved doctor. */
export function editProvider(id: string, origin: EventTarget): Promise<void> {
  return visit(null, origin, id);
}

function visit(plan: MedicarePlan | null, origin: EventTarget, itemId?: string): Promise<void> {
  return openTool('provider-search', { route: '', payload: providerPayload(plan), itemId }, origin, takeProviders);
}

/** After a completed visit the doctors are those that the tool left in the browser (PV-07), with their coverage (PV-08). */
async function takeProviders({ isCompleted }: ToolOutcome): Promise<boolean> {
  if (!isCompleted) return false;
  // Read only when its turn comes: a removal that was under way has by then taken its doctor out of the tool's data.
  const take = () => {
    const chosen = chosenProviders();
    return chosen ? store(chosen) : readSection('providers');
  };
  const isTaken = await writeInTurn('providers', take, { needsList: false });
  await buildProviders();
  return isTaken;
}

type Chosen = Partial<ProfileProviders> & Pick<ProfileProviders, 'providers'>;

/**
 * The doctors that the tool left in storage if they were searched for at the shopper's ZIP code; an empty list if it left nothing, or
 * searched elsewhere. Null when that is not known: a list is never cleared because storage is blocked or does not parse.
 */
function chosenProviders(): Chosen | null {
  const data = readToolData('providers');
  if (data.kind !== 'section') return data.kind === 'none' ? { providers: [] } : null;
  const notes = newNotes();
  const { providers, zipCode, stored } = readProfileProviders(data.section, notes);
  if (notes.dropped > 0) log(`${notes.dropped} doctors of the provider search could not be read`);
  if (zipCode === null) return null;
  const own = zipCodeOf();
  return own === null || own === zipCode ? { providers, zipCode, stored } : { providers: [] };
}

/** Fields of the section that the tool does not know stay as they were. */
async function store(chosen: Chosen): Promise<boolean> {
  const { profile } = $profile.get();
  if (!profile) return false;
  const { providers: now } = profile;
  const zipCode = chosen.zipCode ?? zipCodeOf() ?? now.zipCode;
  const section = { ...now, ...chosen, zipCode, stored: { ...now.stored, ...chosen.stored } };
  const answer = await writeProviders(profile, section);
  const isStored = await isWritten(profile, 'providers', answer, ({ providers }) => areTheSame(providers.providers, chosen.providers));
  // The service may keep other doctors than it was sent; the list has changed all the same.
  return isStored || answer !== null;
}

function areTheSame(some: readonly Provider[], others: readonly Provider[]): boolean {
  return some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id));
}
