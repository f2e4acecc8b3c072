import type { Subject } from './concept.ts';
import { geography } from './geography.ts';
import { healthMedicine } from './health-medicine.ts';
import { mathematics } from './mathematics.ts';
import { programming } from './programming.ts';
import { science } from './science.ts';

/** All that the embedded tutor knows. */
export const subjects: readonly Subject[] = [science, mathematics, geography, programming, healthMedicine];
