import {
  studyHours,
  studyLearners,
  studyMastery,
  studyQuestions,
  studyQuizzes,
  studySums,
} from '@quorbit/db/schema/analytics';
import type { PersonalTable } from '../../kernel/personal.ts';
import { lockSums } from './summing.repository.ts';

const SUMS = { not: 'sums of attempts and ratings' } as const;

export const analyticsPersonal: readonly PersonalTable[] = [
  {
    table: studySums,
    exported: SUMS,
    // Nothing is summed up meanwhile: the worker, which holds this lock, waits for the account that is being deleted.
    erased: ({ tx, subject }) => lockSums(tx, subject.id),
  },
  { table: studyQuizzes, exported: SUMS, erased: 'with the account' },
  { table: studyQuestions, exported: SUMS, erased: 'with the account' },
  { table: studyHours, exported: SUMS, erased: 'with the account' },
  { table: studyLearners, exported: SUMS, erased: 'with the account' },
  { table: studyMastery, exported: { not: 'computed from cards and answers' }, erased: 'with the account' },
];
