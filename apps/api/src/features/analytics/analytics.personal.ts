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
    exportFields: SUMS,
    // The lock keeps the worker from adding to the sums of an account that is being deleted.
    erasure: ({ tx, subject }) => lockSums(tx, subject.id),
  },
  { table: studyQuizzes, exportFields: SUMS, erasure: 'with the account' },
  { table: studyQuestions, exportFields: SUMS, erasure: 'with the account' },
  { table: studyHours, exportFields: SUMS, erasure: 'with the account' },
  { table: studyLearners, exportFields: SUMS, erasure: 'with the account' },
  { table: studyMastery, exportFields: { not: 'computed from cards and answers' }, erasure: 'with the account' },
];
