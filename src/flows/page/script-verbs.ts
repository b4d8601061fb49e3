import type { View } from '../../domain/view/view.js';
import { reload } from '../load/reload.js';
import { picture } from './public.js';
import type { PublicFacts } from './public-facts.js';
import { start } from './start.js';
import { switchYear } from './switch-year.js';
import { showView } from './view.js';

/** What `profile` of the script interface leads to when the data layer is there. */

export async function ready(): Promise<PublicFacts> {
  await start();
  return picture();
}

export function refresh(): Promise<void> {
  return reload();
}

export function setView(view: View): void {
  showView(view, document);
}

export function setYear(year: number): Promise<void> {
  return switchYear(year, document);
}
