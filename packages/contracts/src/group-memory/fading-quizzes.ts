// Finds the questions that the members of a group are about to forget. Pure.
import { retrievabilityOf } from '../reviews/retrievability.ts';
import { GAME_QUESTIONS } from '../rooms/limits.ts';

/**
 * The minimum number of people behind any figure, so that none is about a single person: members who agreed to be
 * counted, and members with a card of a question.
 */
export const MIN_PEOPLE = 3;
/** The mean recall from which a question is known well; below it, the question is about to be forgotten. */
const WELL_KNOWN_RECALL = 0.9;
/** The step in percent in which recall is shown, so that one person's joining or leaving is hardly visible. */
export const RECALL_STEP = 10;
/** The lowest recall shown, in percent. A mean of zero would reveal that each member knows nothing. */
export const MIN_SHOWN_RECALL = 30;

interface Card {
  userId: string;
  quizId: string;
  questionId: string;
  stability: number;
  lastReview: Date | null;
}

export interface FadingQuiz {
  quizId: string;
  /**
   * The mean recall of the quiz's fading questions in percent, rounded to `RECALL_STEP` and at least
   * `MIN_SHOWN_RECALL`.
   */
  recall: number;
  /** The ids of the quiz's fading questions, those with the lowest recall first. */
  questionIds: string[];
}

/**
 * Lists the quizzes with questions that the group is about to forget, sorted by how much there is to gain from
 * reviewing them.
 * @param cards the cards for questions of shared quizzes, of members who agreed to be counted.
 */
export function listFadingQuizzes(cards: readonly Card[], at: Date): FadingQuiz[] {
  const questions = new Map<string, { quizId: string; questionId: string; sum: number; people: Set<string> }>();
  for (const { userId, quizId, questionId, stability, lastReview } of cards) {
    const question = questions.get(questionId) ?? { quizId, questionId, sum: 0, people: new Set() };
    if (question.people.has(userId)) continue;
    question.people.add(userId);
    question.sum += retrievabilityOf({ stability, lastReview: lastReview?.toISOString() ?? null }, at);
    questions.set(questionId, question);
  }
  const quizzes = new Map<string, { questionId: string; recall: number }[]>();
  for (const { quizId, questionId, sum, people } of questions.values()) {
    const recall = sum / people.size;
    if (people.size < MIN_PEOPLE || recall >= WELL_KNOWN_RECALL) continue;
    quizzes.set(quizId, [...(quizzes.get(quizId) ?? []), { questionId, recall }]);
  }
  return [...quizzes]
    .map(([quizId, fading]) => {
      const total = fading.reduce((sum, { recall }) => sum + recall, 0);
      const worstFirst = fading.toSorted((a, b) => a.recall - b.recall || (a.questionId < b.questionId ? -1 : 1));
      return {
        quizId,
        recall: Math.max(MIN_SHOWN_RECALL, RECALL_STEP * Math.round((100 * total) / fading.length / RECALL_STEP)),
        questionIds: worstFirst.map(({ questionId }) => questionId),
        gain: fading.length - total,
      };
    })
    .toSorted((a, b) => b.gain - a.gain || (a.quizId < b.quizId ? -1 : 1))
    .map(({ gain: _, ...quiz }) => quiz);
}

/** Returns the questions of a fading quiz that one room asks. */
export function questionsToReview({ questionIds }: Pick<FadingQuiz, 'questionIds'>): string[] {
  return questionIds.slice(0, GAME_QUESTIONS);
}
