import { algorithms } from './paths/computer-science.ts';
import { manyThingsAtOnce } from './paths/concurrency.ts';
import { soundConclusions } from './paths/data-science.ts';
import { historiansCraft } from './paths/historians-craft.ts';
import { turningPoints } from './paths/history.ts';
import { anyLanguage } from './paths/languages.ts';
import { algebraToCalculus } from './paths/mathematics.ts';
import { relativityAndQuanta } from './paths/modern-physics.ts';
import { numbersAndSecrets } from './paths/number-theory.ts';
import { programmingFoundations } from './paths/programming.ts';
import { howNatureWorks } from './paths/science.ts';
import { webPages } from './paths/web-development.ts';
import type { SeedPath } from './seed-path.ts';

/** The learning paths that every installation has: at least one for each category. */
export const learningPaths: readonly SeedPath[] = [
  programmingFoundations,
  manyThingsAtOnce,
  webPages,
  algorithms,
  soundConclusions,
  algebraToCalculus,
  numbersAndSecrets,
  howNatureWorks,
  relativityAndQuanta,
  anyLanguage,
  turningPoints,
  historiansCraft,
];
