// The answers of a play from programs that name questions and options by the places at which they were shown. Pure.
import { chosenAnswer } from '../quizzes/given-answer.ts';
import type { GivenAnswer } from '../quizzes/grading.ts';
import type { LaidOut } from '../quizzes/layout.ts';
import type { QuestionKind } from '../quizzes/question-kinds.ts';
import { shownChoices } from '../quizzes/shown-answer.ts';

interface Asked {
  id: string;
  kind: QuestionKind;
  options: readonly string[];
  choices?: readonly string[] | undefined;
}

/**
 * @param chosen option shown by question asked, both counted from 0; null for none
 * @returns the answers, and the places that name no question or no option of it
 */
export function answersByPlace(
  asked: readonly LaidOut<Asked>[],
  chosen: Readonly<Record<string, number | null>>,
): { answers: GivenAnswer[]; unknown: string[] } {
  const answers: GivenAnswer[] = [];
  const unknown: string[] = [];
  for (const [place, shown] of Object.entries(chosen)) {
    const { question, order = null } = asked[Number(place)] ?? {};
    if (question && shown === null) continue;
    const choice = question && shown !== null ? shownChoices({ ...question, order })?.[shown] : undefined;
    if (question && choice)
      answers.push({ questionId: question.id, ...chosenAnswer(question.kind, [choice.place]), timeSpent: 0 });
    else unknown.push(place);
  }
  return { answers, unknown };
}
