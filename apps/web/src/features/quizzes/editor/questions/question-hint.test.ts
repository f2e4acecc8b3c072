import type { QuestionFigures } from '@quorbit/contracts/quizzes/drafts';
import { expect, test } from 'vitest';
import { computeHint } from './question-hint.ts';

const SINGLE = { kind: 'single', correctAnswer: 'B' } as const;
const TEXT = { kind: 'text', correctAnswer: null } as const;

const figures = (changes: Partial<QuestionFigures> = {}): QuestionFigures => ({
  questionId: '1',
  answered: 40,
  facility: 0.6,
  discrimination: 0.4,
  skipped: 0.02,
  time: 12,
  distribution: [0.15, 0.6, 0.15, 0.1],
  ...changes,
});

test.each<[string, Partial<QuestionFigures>, string, RegExp]>([
  ['29 answers are too few', { answered: 29 }, 'few', /29 of 30/],
  ['no figures count as too few answers', { facility: null }, 'few', /Too few/],
  ['a sound question', {}, 'fine', /Works well/],
  [
    'an answer key that is probably wrong',
    { facility: 0.2, distribution: [0.7, 0.2, 0.05, 0.05], discrimination: -0.3 },
    'mend',
    /Most choose A: check the key/,
  ],
  ['a question that strong learners miss', { discrimination: -0.1 }, 'mend', /Check the key and the wording/],
  [
    'a wrong option chosen more often than the right one',
    { facility: 0.35, distribution: [0.1, 0.35, 0.1, 0.45] },
    'mend',
    /More people choose D/,
  ],
  ['a question that is often skipped', { skipped: 0.3 }, 'look', /skip it/],
  ['a hard question', { facility: 0.29, distribution: [0.25, 0.29, 0.23, 0.23] }, 'look', /Few get it right/],
  [
    'a question that barely separates strong and weak learners',
    { discrimination: 0.1 },
    'look',
    /barely separates strong and weak learners/,
  ],
  ['an option that hardly anyone chooses', { distribution: [0.3, 0.6, 0.1, 0] }, 'look', /Hardly anyone chooses D/],
  [
    'an easy question',
    { facility: 0.95, distribution: [0, 0.95, 0, 0.05], discrimination: 0.1 },
    'look',
    /Nearly everyone/,
  ],
])('computeHint finds the right advice: %s', (_name, changes, kind, text) => {
  const hint = computeHint(figures(changes), SINGLE);
  expect(hint.kind).toBe(kind);
  expect(hint.text).toMatch(text);
});

test('computeHint gives no advice about options for kinds without options', () => {
  expect(computeHint(figures({ distribution: [] }), TEXT).kind).toBe('fine');
  expect(computeHint(figures({ distribution: [], facility: 0.1 }), TEXT).text).toMatch(/Few get it right/);
  expect(computeHint(figures({ distribution: [], discrimination: 0.1 }), TEXT).text).not.toMatch(/option/);
});
