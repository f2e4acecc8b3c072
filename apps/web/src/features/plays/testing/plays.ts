import { newId } from '@quorbit/contracts/lib/ids';
import type { Play } from '@quorbit/contracts/plays/schema';
import { omitKey } from '@quorbit/contracts/quizzes/question';
import { question } from '#lib/testing/quizzes.ts';

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Creates a play for tests with two questions and five minutes of time. */
export function play(changes: Partial<Play> = {}): Play {
  return {
    id: newId(),
    quiz: { id: newId(), title: 'Planets', category: 'Science' },
    revision: 0,
    answers: [],
    startedAt: inMs(0),
    now: inMs(0),
    deadline: inMs(300_000),
    questions: ['First?', 'Second?'].map((text) => ({ question: omitKey(question(text)), order: null })),
    ...changes,
  };
}
