import { newId } from '@quorbit/contracts/lib/ids';
import type { ManagedWrittenTestDetail, WrittenQuestion } from '@quorbit/contracts/written-tests/authoring';
import type { AnswerToMark, MarkingQueue } from '@quorbit/contracts/written-tests/marking';

/** Creates a written question for tests, worth 10 marks, without a rubric. */
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

/** Creates the draft of a written test with one question, for tests. */
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

/** Creates the marking queue of a closed written test with these questions, for tests. */
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

/** Creates an answer that nobody has marked, for tests. */
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
