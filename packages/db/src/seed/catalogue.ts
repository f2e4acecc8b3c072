import { art } from './content/art.ts';
import { business } from './content/business.ts';
import { entertainment } from './content/entertainment.ts';
import { foodCooking } from './content/food-cooking.ts';
import { general } from './content/general.ts';
import { geography } from './content/geography.ts';
import { healthMedicine } from './content/health-medicine.ts';
import { history } from './content/history.ts';
import { literature } from './content/literature.ts';
import { mathematics } from './content/mathematics.ts';
import { nature } from './content/nature.ts';
import { programming } from './content/programming.ts';
import { science } from './content/science.ts';
import { sports } from './content/sports.ts';
import type { SeedCategory } from './seed-category.ts';

/** The quizzes that a new installation starts with: one entry per category, three quizzes of ten questions each. */
export const seedCatalogue: readonly SeedCategory[] = [
  science,
  mathematics,
  history,
  literature,
  geography,
  programming,
  sports,
  entertainment,
  art,
  foodCooking,
  nature,
  business,
  healthMedicine,
  general,
];
