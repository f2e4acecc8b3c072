import { art } from './art.ts';
import { business } from './business.ts';
import type { Subject } from './concept.ts';
import { entertainment } from './entertainment.ts';
import { foodAndCooking } from './food-cooking.ts';
import { general } from './general.ts';
import { geography } from './geography.ts';
import { healthMedicine } from './health-medicine.ts';
import { history } from './history.ts';
import { literature } from './literature.ts';
import { mathematics } from './mathematics.ts';
import { nature } from './nature.ts';
import { programming } from './programming.ts';
import { science } from './science.ts';
import { sports } from './sports.ts';

/** All subjects that the embedded tutor knows, in the order of `CATEGORIES`. */
export const subjects: readonly Subject[] = [
  science,
  mathematics,
  history,
  literature,
  geography,
  programming,
  sports,
  entertainment,
  art,
  foodAndCooking,
  nature,
  business,
  healthMedicine,
  general,
];
