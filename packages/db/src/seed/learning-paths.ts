import type { SeedCompetency, SeedPath } from './seed-path.ts';

export const seedCompetencies: readonly SeedCompetency[] = [
  { name: 'Reading code', description: 'Saying what a short program does.', level: 'Beginner' },
];

export const learningPaths: readonly SeedPath[] = [
  {
    title: 'First Steps in Programming',
    description: 'From values to a program of your own.',
    category: 'Programming',
    level: 'Beginner',
    estimatedHours: 6,
    nodes: [
      {
        ...{ key: 'values', title: 'Values', description: 'What programs work with.', type: 'concept' },
        ...{ at: [0, 0], after: [], minutes: 30, competency: 'Reading code' },
      },
      {
        ...{ key: 'loops', title: 'Loops', description: 'Doing things again.', type: 'skill' },
        ...{ at: [0, 1], after: ['values'], minutes: 45, competency: 'Reading code' },
      },
      {
        ...{ key: 'branches', title: 'Branches', description: 'Doing one thing or another.', type: 'skill' },
        ...{ at: [1, 1], after: ['values'], minutes: 45 },
      },
      {
        ...{ key: 'program', title: 'A program', description: 'Putting it together.', type: 'project' },
        ...{ at: [0, 2], after: ['loops', 'branches'], minutes: 90 },
      },
    ],
  },
];
