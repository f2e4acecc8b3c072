// What learners and admins see of tests. Pure.
import { createHash } from 'node:crypto';
import type { ManagedWrittenTest, WrittenQuestion } from '@quorbit/contracts/written-tests/authoring';
import { phaseOf, stateOfSitting, statusOf } from '@quorbit/contracts/written-tests/rules';
import type { SittingQuestion, WrittenTest } from '@quorbit/contracts/written-tests/schema';
import type { OwnSitting } from './sittings.repository.ts';
import type { QuestionRow, TestRow } from './written-tests.repository.ts';

export interface Asked {
  questions: number;
  marks: number;
}

export function viewTest(test: TestRow, { questions, marks }: Asked, own: OwnSitting | null, now: Date): WrittenTest {
  const { id, title, category, description, minutes, opensAt, closesAt } = test;
  return {
    id,
    title,
    category,
    description,
    phase: phaseOf(test, now),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    duration: minutes,
    questionCount: questions,
    marks,
    sitting: own && viewSitting(own),
  };
}

export function viewSitting(own: OwnSitting) {
  return {
    id: own.id,
    state: stateOfSitting(own),
    startedAt: own.startedAt.toISOString(),
    deadline: own.deadline.toISOString(),
    submittedAt: own.submittedAt?.toISOString() ?? null,
  };
}

/** What learners see of a question while they write: no notes, no sample answer. */
export function viewAsked({ id, prompt, marks, minWords, maxWords }: QuestionRow): SittingQuestion {
  return { id, prompt, marks, minWords, maxWords };
}

export function viewQuestion(row: QuestionRow): WrittenQuestion {
  const { rubric, markerNotes, sampleAnswer } = row;
  return { ...viewAsked(row), rubric, markerNotes, sampleAnswer };
}

/** Names questions by all that admins see of them, order included. */
export function versionOf(questions: readonly WrittenQuestion[]): string {
  const rows = questions.map(({ rubric, ...one }) => [
    ...[one.id, one.prompt, one.marks, one.minWords, one.maxWords, one.markerNotes, one.sampleAnswer],
    rubric.map(({ criterion, marks }) => [criterion, marks]),
  ]);
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
}

export interface Counts {
  started: number;
  submitted: number;
  published: number;
  toMark: number;
}

export function viewManaged(test: TestRow, { questions, marks }: Asked, counts: Counts, now: Date): ManagedWrittenTest {
  const { id, title, category, description, minutes, opensAt, closesAt, anonymous } = test;
  const { started, submitted, published, toMark } = counts;
  return {
    id,
    title,
    category,
    description,
    status: statusOf({ ...test, published, unpublished: started - published }, now),
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
