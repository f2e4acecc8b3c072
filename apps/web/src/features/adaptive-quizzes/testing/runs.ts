import { CURRENT_MODEL, estimateAbility, estimateAfterEach } from '@quorbit/contracts/adaptive-quizzes/model';
import type { AdaptiveAnswer, AdaptiveResult, AdaptiveRun, PastRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { omitKey, toAskedContent } from '@quorbit/contracts/quizzes/question';
import { question } from '#lib/testing/quizzes.ts';

export const QUIZ = { id: newId(), title: 'Planets', category: 'Science' };

/** Creates a run for tests that is at the question with the given number. */
export function runAt(place: number, changes: Partial<AdaptiveRun> = {}): AdaptiveRun {
  return {
    id: 'bd2f1e0e-5a77-4d3e-9d3f-2f6f5c1a0001',
    quiz: QUIZ,
    place,
    standardError: 0.7,
    ending: null,
    question: omitKey(question(`Number ${place}?`)),
    ...changes,
  };
}

export function past(ability: number, changes: Partial<PastRun> = {}): PastRun {
  return {
    id: newId(),
    quiz: QUIZ,
    endedAt: '2026-03-01T10:00:00.000Z',
    answered: 9,
    estimate: { ability, error: 0.4 },
    ...changes,
  };
}

/** Creates a result for tests from whether each answer was right; null is an answer to a sealed question. */
export function result(rights: readonly (boolean | null)[], changes: Partial<AdaptiveResult> = {}): AdaptiveResult {
  const scored = rights.map((correct) => (correct === null ? null : { difficulty: 0, guessing: 0.25, correct }));
  const counted = scored.flatMap((item) => item ?? []);
  const path = estimateAfterEach(scored, CURRENT_MODEL);
  const answers = rights.map((correct, index): AdaptiveAnswer => {
    const asked = question(`Number ${index + 1}?`, { explanation: 'It is so.' });
    const key = { correctAnswer: asked.correctAnswer, explanation: asked.explanation };
    return {
      questionId: asked.id,
      ...toAskedContent(asked),
      option: correct ? 1 : 0,
      response: null,
      difficulty: 0,
      estimate: path[index] ?? null,
      correct,
      ...(correct === null ? { correctAnswer: null, explanation: null } : key),
    };
  });
  return {
    id: newId(),
    quiz: QUIZ,
    endedAt: '2026-03-02T10:00:00.000Z',
    ending: 'certain',
    answers,
    past: [],
    estimate: counted.length === 0 ? null : estimateAbility(counted, CURRENT_MODEL),
    ...changes,
  };
}
