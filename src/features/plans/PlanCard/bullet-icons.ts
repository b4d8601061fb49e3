import type { IconArt } from '../../../ui/icons/art.js';
import { basket } from '../../../ui/icons/basket.js';
import { building } from '../../../ui/icons/building.js';
import { calendar } from '../../../ui/icons/calendar.js';
import { car } from '../../../ui/icons/car.js';
import { check } from '../../../ui/icons/check.js';
import { clipboard } from '../../../ui/icons/clipboard.js';
import { clock } from '../../../ui/icons/clock.js';
import { doctor } from '../../../ui/icons/doctor.js';
import { dollar } from '../../../ui/icons/dollar.js';
import { ear } from '../../../ui/icons/ear.js';
import { eye } from '../../../ui/icons/eye.js';
import { fitness } from '../../../ui/icons/fitness.js';
import { globe } from '../../../ui/icons/globe.js';
import { heart } from '../../../ui/icons/heart.js';
import { mail } from '../../../ui/icons/mail.js';
import { mind } from '../../../ui/icons/mind.js';
import { pharmacy } from '../../../ui/icons/pharmacy.js';
import { phone } from '../../../ui/icons/phone.js';
import { pill } from '../../../ui/icons/pill.js';
import { pin } from '../../../ui/icons/pin.js';
import { plans } from '../../../ui/icons/plans.js';
import { search } from '../../../ui/icons/search.js';
import { star } from '../../../ui/icons/star.js';
import { tooth } from '../../../ui/icons/tooth.js';
import { truck } from '../../../ui/icons/truck.js';
import type { IconName } from '../rules/bullet-icon.js';

/** The icons that content can name; the dollar stands for all others (CARD-05). */
const icons: Readonly<Partial<Record<IconName, IconArt>>> = {
  basket,
  building,
  calendar,
  car,
  check,
  clipboard,
  clock,
  doctor,
  ear,
  eye,
  fitness,
  globe,
  heart,
  mail,
  mind,
  pharmacy,
  phone,
  pill,
  pin,
  plans,
  search,
  star,
  tooth,
  truck,
};

export function iconArt(name: IconName): IconArt {
  return icons[name] ?? dollar;
}
