import type { PathAnalytics, PathDetail, PathOutline, UserCompetency } from '@quorbit/contracts/paths/schema';
import type { NodeStatus, NodeType } from '@quorbit/contracts/paths/types';
import type { ProcedureAnswers } from '../procedure-answers.ts';
import { EMPTY_LIST, pageCase, type WalkedPage } from '../walked-page.ts';

const idOf = (place: number) => `018f3c1e-0000-7000-8000-0000000000${place.toString(16).padStart(2, '0')}`;
const PATH_ID = idOf(1);
const QUIZ_ID = idOf(2);
/** A word that is wider than a column of the tree. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapit';
const DAY = '2026-03-01T10:00:00.000Z';

/** The path's nodes: title, type, column, row, indexes of required nodes, the learner's status and mastery. */
const NODES: readonly [string, NodeType, number, number, readonly number[], NodeStatus, number | null][] = [
  ['Variables', 'concept', 1, 0, [], 'mastered', 95],
  ['Conditions and comparisons', 'concept', 0, 1, [0], 'completed', 70],
  ['Loops', 'skill', 2, 1, [0], 'in_progress', null],
  [`Functions ${LONG_WORD}`, 'skill', 1, 2, [1], 'available', null],
  ['What you know so far', 'assessment', 2, 2, [1, 2], 'locked', null],
  ['A guessing game', 'project', 1, 3, [3, 4], 'locked', null],
  ['Ready for more', 'milestone', 1, 4, [5], 'locked', null],
];
const node = (index: number) => idOf(16 + index);

const ABOUT = {
  id: PATH_ID,
  title: 'Programming from the ground up',
  description: 'Variables, loops and functions, until you can write a small game of your own.',
  category: 'Programming',
  level: 'Beginner',
  estimatedDuration: 12,
  stats: { totalLearners: 1204 },
} as const;
const PROGRESS = {
  status: 'in_progress',
  overallProgress: 28,
  timeSpent: 95,
  startedAt: DAY,
  completedAt: null,
  nodeProgress: NODES.map(([, , , , , status, mastery], index) => ({ nodeId: node(index), status, mastery })),
} as const;
const OUTLINE = NODES.map(([title, type, , , before], index) => ({
  id: node(index),
  title,
  type,
  prerequisites: before.map(node),
}));

const LISTED: PathOutline[] = [
  { ...ABOUT, nodes: OUTLINE, userProgress: { ...PROGRESS, nodeProgress: [...PROGRESS.nodeProgress] } },
  {
    ...ABOUT,
    id: idOf(3),
    title: `Statistics ${LONG_WORD}`,
    category: 'Data Science',
    level: 'Expert',
    estimatedDuration: 1,
    nodes: OUTLINE.slice(0, 1),
    stats: { totalLearners: 1 },
  },
  { ...ABOUT, id: idOf(4), title: 'The French Revolution', category: 'History', level: 'Advanced', nodes: OUTLINE },
];

const DETAIL: PathDetail = {
  path: {
    ...ABOUT,
    nodes: NODES.map(([title, type, x, y, before], index) => ({
      id: node(index),
      title,
      type,
      position: { x, y },
      prerequisites: before.map(node),
      description: 'What it is, what it is good for, and where people slip up.',
      estimatedTime: 20 + index,
      quiz: index === 2 ? { id: QUIZ_ID, title: 'Powers, Bits and Loops', bestPercentage: null } : null,
      competency: 'Control flow',
    })),
  },
  userProgress: { ...PROGRESS, nodeProgress: [...PROGRESS.nodeProgress] },
};

const ANALYTICS: PathAnalytics = {
  totalPaths: 3,
  completedPaths: 1,
  totalTimeSpent: 340,
  averageProgress: 61,
  strengths: ['Variables', LONG_WORD],
  weaknesses: ['Control flow'],
  upcomingReviews: [95, 70, 40].map((mastery, index) => ({
    pathId: idOf(32 + index),
    pathTitle: index === 0 ? LONG_WORD : ABOUT.title,
    nodeId: node(index),
    nodeTitle: NODES[index]?.[0] ?? '',
    reviewDate: DAY,
    mastery,
  })),
};
const COMPETENCIES: UserCompetency[] = [
  ['Control flow', 'Beginner', 45, null] as const,
  [LONG_WORD, 'Expert', 92, DAY] as const,
].map(([name, level, currentLevel, masteryDate], index) => ({
  id: idOf(48 + index),
  competency: { name, level, description: 'Making a program decide and repeat.' },
  currentLevel,
  masteryDate,
}));

const FULL: ProcedureAnswers = {
  'paths.list': { items: LISTED, nextCursor: null },
  'paths.get': DETAIL,
  'paths.analytics': ANALYTICS,
  'paths.competencies': COMPETENCIES,
};
const NONE: ProcedureAnswers = {
  'paths.list': EMPTY_LIST,
  'paths.analytics': {
    totalPaths: 0,
    completedPaths: 0,
    totalTimeSpent: 0,
    averageProgress: 0,
    strengths: [],
    weaknesses: [],
    upcomingReviews: [],
  },
  'paths.competencies': [],
};

const EXPLORE = pageCase('learning paths', 'admin', '/learning-paths');
const JOURNEY = pageCase('learning paths in progress', 'admin', '/learning-paths?tab=journey');
const FIGURES = pageCase('analytics of learning paths', 'admin', '/learning-paths?tab=analytics');
const SKILLS = pageCase('skills of learning paths', 'admin', '/learning-paths?tab=skills');
const OPEN = pageCase('a learning path', 'admin', `/learning-paths?path=${PATH_ID}`);
const NODE = pageCase('a node of a learning path', 'admin', `/learning-paths?path=${PATH_ID}&node=${node(2)}`);

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/learning-paths',
    loaded: [EXPLORE, JOURNEY, FIGURES, SKILLS, OPEN, NODE].map((shown) => ({ ...shown, answers: FULL })),
    empty: [
      ...[EXPLORE, JOURNEY, FIGURES, SKILLS].map((shown) => ({ ...shown, answers: NONE })),
      pageCase('a missing learning path', 'admin', `/learning-paths?path=${idOf(9)}`),
    ],
    failing: [EXPLORE, JOURNEY, FIGURES, SKILLS, OPEN],
  },
];
