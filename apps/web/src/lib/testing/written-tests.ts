import { newId } from '@quorbit/contracts/lib/ids';
import type { Sitting, SittingQuestion, WrittenTest } from '@quorbit/contracts/written-tests/schema';
import type { StartedTest } from '#features/written-tests/sittings.mirror.ts';

const MINUTE_MS = 60_000;

const question = (prompt: string, more: Partial<SittingQuestion> = {}): SittingQuestion => ({
  id: newId(),
  prompt,
  marks: 10,
  minWords: null,
  maxWords: null,
  ...more,
});

/** Creates a written test that is open for another hour and takes half an hour. */
export function writtenTest(changes: Partial<WrittenTest> = {}): WrittenTest {
  const now = Date.now();
  return {
    id: newId(),
    title: 'Reasoning about evidence',
    category: 'Science',
    description: 'Read, weigh, argue.',
    phase: 'open',
    duration: 30,
    questionCount: 2,
    marks: 20,
    sitting: null,
    opensAt: new Date(now - 60 * MINUTE_MS).toISOString(),
    closesAt: new Date(now + 60 * MINUTE_MS).toISOString(),
    ...changes,
  };
}

/** Creates a written test with a sitting that began a minute ago, as the server describes it now. */
export function startedTest(changes: Partial<Sitting> = {}, test: Partial<WrittenTest> = {}): StartedTest {
  const now = Date.now();
  return {
    ...writtenTest(test),
    sitting: {
      id: newId(),
      state: 'in_progress',
      submittedAt: null,
      answers: [],
      answerVersion: 2,
      questions: [question('What is evidence?', { minWords: 3, maxWords: 5 }), question('When is it enough?')],
      startedAt: new Date(now - MINUTE_MS).toISOString(),
      deadline: new Date(now + 29 * MINUTE_MS).toISOString(),
      now: new Date(now).toISOString(),
      ...changes,
    },
  };
}
