import type { Subject } from './concept.ts';
import { algebra } from './mathematics/algebra.ts';
import { calculus } from './mathematics/calculus.ts';
import { fractions } from './mathematics/fractions.ts';
import { geometry } from './mathematics/geometry.ts';
import { percentages } from './mathematics/percentages.ts';
import { statistics } from './mathematics/statistics.ts';

export const mathematics: Subject = {
  category: 'Mathematics',
  aliases: ['maths', 'math'],
  topics: [fractions, percentages, algebra, geometry, statistics, calculus],
};
