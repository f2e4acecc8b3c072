// Parses the answers of a play from programs that name questions and options by the places at which they were shown.
// Pure function.

import { toDisplayChoices } from '../quizzes/answer-display.ts';
import { toChoiceAnswer } from '../quizzes/answer-input.ts';
import type { AttemptAnswer } from '../quizzes/grading.ts';
import type { LaidOut } from '../quizzes/layout.ts';
import type { QuestionKind } from '../quizzes/question-kinds.ts';

interface AskedQuestion {
  id: string;
  kind: QuestionKind;
  options: readonly string[];
  choices?: readonly string[] | undefined;
}

/**
 * Parses the answers of a play that name questions and options by place.
 * @param asked the questions in the order shown.
 * @param chosen maps the place of each question to the place of the chosen option, both counted from 0; null for no
 * answer.
 * @returns the answers, and the question places that match no question, or that have no option at the chosen place.
 */
export function parsePlacedAnswers(
  asked: readonly LaidOut<AskedQuestion>[],
  chosen: Readonly<Record<string, number | null>>,
): { answers: AttemptAnswer[]; unknown: string[] } {
  const answers: AttemptAnswer[] = [];
  const unknown: string[] = [];
  for (const [place, shown] of Object.entries(chosen)) {
    const { question, order = null } = asked[Number(place)] ?? {};
    if (question && shown === null) continue;
    const choice = question && shown !== null ? toDisplayChoices({ ...question, order })?.[shown] : undefined;
    if (question && choice)
      answers.push({ questionId: question.id, ...toChoiceAnswer(question.kind, [choice.place]), timeSpent: 0 });
    else unknown.push(place);
  }
  return { answers, unknown };
}
