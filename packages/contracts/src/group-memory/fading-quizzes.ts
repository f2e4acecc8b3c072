// What a group is about to forget together. Pure.
import { retrievabilityOf } from '../reviews/retrievability.ts';
import { GAME_QUESTIONS } from '../rooms/limits.ts';

/** So many people must have agreed, and must have a card of a question that counts: nothing tells of one person. */
export const MIN_PEOPLE = 3;
/** What the group knows less well than this is about to be forgotten. */
const WELL_KNOWN_RECALL = 0.9;
/** Chances are shown in steps of so many percent, so that one person's joining or leaving hardly shows. */
export const RECALL_STEP = 10;
/** The least that is shown: a mean of zero would say that each of them knows nothing. */
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
  /** Mean chance that its fading questions are still known, in percent, rounded to `RECALL_STEP`; at least `MIN_SHOWN_RECALL`. */
  recall: number;
  /** The worst known first. */
  questionIds: string[];
}

/**
 * The quizzes with questions that the group is about to forget, the ones that most would be gained by reviewing first.
 * @param cards of people who agreed, of shared quizzes
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

/** The questions that one room asks of a fading quiz. */
export function questionsToReview({ questionIds }: Pick<FadingQuiz, 'questionIds'>): string[] {
  return questionIds.slice(0, GAME_QUESTIONS);
}
