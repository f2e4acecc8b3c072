import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { RoomContent } from '@quorbit/contracts/rooms/state';

/** Questions of a version as a room asks them, in this order. */
export function contentOf(questions: readonly KeyedQuestion[], questionIds: readonly string[]): RoomContent {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return questionIds.flatMap((id) => {
    const found = byId.get(id);
    if (!found) return [];
    const { question, options, image, explanation } = found;
    return [{ id, question, options, image, right: LETTERS.indexOf(found.correctAnswer), explanation }];
  });
}
