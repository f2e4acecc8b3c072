import { newId } from '@quorbit/contracts/lib/ids';
import type { ManagedWrittenTestDetail, WrittenQuestion } from '@quorbit/contracts/written-tests/authoring';
import type { AnswerToMark, MarkingQueue } from '@quorbit/contracts/written-tests/marking';

/** A question for tests, worth 10 marks without a rubric. */
export function writtenQuestion(changes: Partial<WrittenQuestion> = {}): WrittenQuestion {
  return {
    id: newId(),
    prompt: 'Why?',
    marks: 10,
    minWords: null,
    maxWords: null,
    rubric: [],
    markerNotes: '',
    sampleAnswer: '',
    ...changes,
  };
}

/** A draft for tests with one question. */
export function managedTest(changes: Partial<ManagedWrittenTestDetail> = {}): ManagedWrittenTestDetail {
  return {
    id: newId(),
    title: 'Evidence',
    category: 'Science',
    description: '',
    status: 'draft',
    opensAt: '2026-03-01T08:00:30.000Z',
    closesAt: '2099-03-08T08:00:30.000Z',
    duration: 60,
    anonymous: true,
    questionCount: 1,
    marks: 10,
    started: 0,
    submitted: 0,
    published: 0,
    toMark: 0,
    questions: [writtenQuestion()],
    questionsVersion: 'v1',
    ...changes,
  };
}

/** The queue of a closed test for tests, with these questions. */
export function markingQueue(questions: MarkingQueue['questions'], changes: Partial<MarkingQueue> = {}): MarkingQueue {
  return {
    test: { id: newId(), title: 'Evidence', anonymous: true, closesAt: '2026-03-08T08:00:00.000Z' },
    submitted: 2,
    inProgress: 0,
    published: 0,
    questions,
    ...changes,
  };
}

/** An answer for tests that nobody has marked. */
export function answerToMark(changes: Partial<AnswerToMark> = {}): AnswerToMark {
  return {
    sittingId: newId(),
    label: 'Answer 1',
    text: 'Because.',
    words: 1,
    revision: 1,
    mark: null,
    writtenAt: '2026-03-02T08:00:00.000Z',
    arrivedAt: '2026-03-02T08:00:01.000Z',
    arrivedLate: false,
    ...changes,
  };
}
