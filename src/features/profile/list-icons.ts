import type { ListName } from '../../shared/view/lists.js';
import type { IconArt } from '../../ui/icons/art.js';
import { doctor } from '../../ui/icons/doctor.js';
import { pill } from '../../ui/icons/pill.js';
import { plans } from '../../ui/icons/plans.js';

/** The icon of each saved list, and of its view, wherever the list is named. */
export const listIcons: Readonly<Record<ListName, IconArt>> = { plans, drugs: pill, providers: doctor };
