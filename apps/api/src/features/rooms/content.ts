import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { type QuestionResponse, rightOptionIndex } from '@quorbit/contracts/quizzes/question-kinds';
import { TRUE_FALSE_OPTIONS } from '@quorbit/contracts/rooms/kinds';
import type { RoomContent } from '@quorbit/contracts/rooms/state';

/** Returns these questions of a version, in this order, in the form in which a room asks them. */
export function contentOf(questions: readonly KeyedQuestion[], questionIds: readonly string[]): RoomContent {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return questionIds.flatMap((id) => {
    const found = byId.get(id);
    if (!found) return [];
    const { question, image, explanation } = found;
    return [{ id, question, image, explanation, ...tilesOf(found) }];
  });
}

function tilesOf(question: KeyedQuestion) {
  const { answerKey } = question;
  if (answerKey?.kind !== 'true_false') return { options: question.options, right: rightOptionIndex(question) };
  return { options: TRUE_FALSE_OPTIONS, right: placeOf(answerKey.value) };
}

function placeOf(value: boolean): number {
  return value ? 0 : 1;
}

/** Converts the tiles that a player chose in a game into answers to its questions; null for an unanswered question. */
export function answersOfTiles(
  questions: readonly KeyedQuestion[],
  questionIds: readonly string[],
  chosen: readonly ({ option: number; ms: number } | null)[],
) {
  const trueFalse = new Set(questions.filter(({ kind }) => kind === 'true_false').map(({ id }) => id));
  return questionIds.map((questionId, index) => {
    const { option = null, ms = 0 } = chosen[index] ?? {};
    const timeSpent = ms / 1_000;
    if (option === null || !trueFalse.has(questionId)) return { questionId, option, timeSpent };
    const response: QuestionResponse = { kind: 'true_false', value: option === placeOf(true) };
    return { questionId, option: null, response, timeSpent };
  });
}
