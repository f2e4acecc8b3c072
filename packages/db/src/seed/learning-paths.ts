import { computerSciencePath } from './paths/computer-science.ts';
import { concurrencyPath } from './paths/concurrency.ts';
import { dataSciencePath } from './paths/data-science.ts';
import { historiansCraftPath } from './paths/historians-craft.ts';
import { historyPath } from './paths/history.ts';
import { languagesPath } from './paths/languages.ts';
import { mathematicsPath } from './paths/mathematics.ts';
import { modernPhysicsPath } from './paths/modern-physics.ts';
import { numberTheoryPath } from './paths/number-theory.ts';
import { programmingPath } from './paths/programming.ts';
import { sciencePath } from './paths/science.ts';
import { webDevelopmentPath } from './paths/web-development.ts';
import type { SeedPath } from './seed-path.ts';

/** The learning paths of every installation, at least one for each category. */
export const learningPaths: readonly SeedPath[] = [
  programmingPath,
  concurrencyPath,
  webDevelopmentPath,
  computerSciencePath,
  dataSciencePath,
  mathematicsPath,
  numberTheoryPath,
  sciencePath,
  modernPhysicsPath,
  languagesPath,
  historyPath,
  historiansCraftPath,
];
