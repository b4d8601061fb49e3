import type { IconName } from '../../domain/plan/bullet-icon.js';
import type { IconArt } from '../../ui/icons/art.js';
import {
  basket,
  building,
  calendar,
  car,
  check,
  clipboard,
  clock,
  doctor,
  dollar,
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
} from '../../ui/icons/index.js';

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
