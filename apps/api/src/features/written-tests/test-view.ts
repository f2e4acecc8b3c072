// Builds the views of tests for learners and admins. Pure.
import { createHash } from 'node:crypto';
import type { ManagedWrittenTest, WrittenQuestion } from '@quorbit/contracts/written-tests/authoring';
import { sittingStateOf, testPhaseOf, testStatusOf } from '@quorbit/contracts/written-tests/rules';
import type { SittingQuestion, WrittenTest } from '@quorbit/contracts/written-tests/schema';
import type { OwnSitting } from './sittings.repository.ts';
import type { QuestionRow, TestRow } from './written-tests.repository.ts';

export interface QuestionTotals {
  questions: number;
  marks: number;
}

export function viewTest(
  test: TestRow,
  { questions, marks }: QuestionTotals,
  ownSitting: OwnSitting | null,
  now: Date,
): WrittenTest {
  const { id, title, category, description, minutes, opensAt, closesAt } = test;
  return {
    id,
    title,
    category,
    description,
    phase: testPhaseOf(test, now),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    duration: minutes,
    questionCount: questions,
    marks,
    sitting: ownSitting && viewSitting(ownSitting),
  };
}

export function viewSitting(ownSitting: OwnSitting) {
  return {
    id: ownSitting.id,
    state: sittingStateOf(ownSitting),
    startedAt: ownSitting.startedAt.toISOString(),
    deadline: ownSitting.deadline.toISOString(),
    submittedAt: ownSitting.submittedAt?.toISOString() ?? null,
  };
}

/** Builds a learner's view of a question while they write: without marker notes and sample answer. */
export function viewSittingQuestion({ id, prompt, marks, minWords, maxWords }: QuestionRow): SittingQuestion {
  return { id, prompt, marks, minWords, maxWords };
}

export function viewQuestion(row: QuestionRow): WrittenQuestion {
  const { rubric, markerNotes, sampleAnswer } = row;
  return { ...viewSittingQuestion(row), rubric, markerNotes, sampleAnswer };
}

/** Returns a hash of everything that admins see of the questions, including their order. */
export function questionsVersionOf(questions: readonly WrittenQuestion[]): string {
  const rows = questions.map(({ rubric, ...question }) => [
    ...[
      question.id,
      question.prompt,
      question.marks,
      question.minWords,
      question.maxWords,
      question.markerNotes,
      question.sampleAnswer,
    ],
    rubric.map(({ criterion, marks }) => [criterion, marks]),
  ]);
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
}

export interface SittingCounts {
  started: number;
  submitted: number;
  published: number;
  toMark: number;
}

export function viewManagedTest(
  test: TestRow,
  { questions, marks }: QuestionTotals,
  counts: SittingCounts,
  now: Date,
): ManagedWrittenTest {
  const { id, title, category, description, minutes, opensAt, closesAt, anonymous } = test;
  const { started, submitted, published, toMark } = counts;
  return {
    id,
    title,
    category,
    description,
    status: testStatusOf({ ...test, published, unpublished: started - published }, now),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    duration: minutes,
    anonymous,
    questionCount: questions,
    marks,
    started,
    submitted,
    published,
    toMark,
  };
}
