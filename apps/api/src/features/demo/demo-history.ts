// Turns the demo histories of the content, one line per attempt or review session, into the work that devices would
// have sent.
import type { SubmitAttemptInput } from '@quorbit/contracts/attempts/schema';
import type { DemoHistory } from '@quorbit/contracts/content/demo';
import { newId } from '@quorbit/contracts/lib/ids';
import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { rightOptionIndex } from '@quorbit/contracts/quizzes/question-kinds';
import type { CardState } from '@quorbit/contracts/reviews/cards';
import { listDueToday } from '@quorbit/contracts/reviews/due';
import type { Quality } from '@quorbit/contracts/reviews/qualities';
import { applyEntry } from '@quorbit/contracts/reviews/schedule';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import type { NewRating } from '../reviews/reviews.service.ts';

/** The time zone of demo learners. */
export const DEMO_ZONE = 'UTC';

export interface SeededQuiz {
  quizId: string;
  /** The quiz's id in the content. */
  contentId: string;
  packHash: string;
  questions: readonly KeyedQuestion[];
}

export interface DemoWork {
  attempts: SubmitAttemptInput[];
  ratings: NewRating[];
}

type Attempt = DemoHistory['attempts'][number];
type Card = CardState & { quizId: string; questionId: string };

/** The ratings of demo reviews, used in turn: 1, 3 or 5, where 5 is the best. */
const QUALITIES: readonly Quality[] = [5, 3, 5, 5, 1, 5, 3, 5];

/**
 * Builds the work of the weeks before `now`, in the order in which it was done. Reviews rate the cards that are due by
 * then, by the server's own schedule. Attempts at quizzes that don't exist are left out.
 */
export function buildDemoWork(history: DemoHistory | undefined, quizzes: readonly SeededQuiz[], now: Date): DemoWork {
  const { attempts = [], reviews = [] } = history ?? {};
  const today = learnerDay(now, DEMO_ZONE);
  const timeOf = ({ daysAgo, at }: { daysAgo: number; at: string }) =>
    new Date(`${addDays(today, -daysAgo)}T${at}:00.000Z`);
  const byContentId = new Map(quizzes.map((quiz) => [quiz.contentId, quiz]));
  const work: DemoWork = { attempts: [], ratings: [] };
  const cards = new Map<string, Card>();

  const steps = [
    ...attempts.map((attempt, index) => ({ at: timeOf(attempt), run: (at: Date) => finish(attempt, index, at) })),
    ...reviews.map((session) => ({ at: timeOf(session), run: (at: Date) => review(session.most, at) })),
  ];
  for (const { at, run } of steps.sort((a, b) => a.at.getTime() - b.at.getTime())) run(at);
  return work;

  function finish(attempt: Attempt, index: number, at: Date): void {
    const quiz = byContentId.get(attempt.quiz);
    if (!quiz) return;
    const submitted = attemptAt(quiz, attempt, index, at);
    work.attempts.push(submitted);
    for (const { questionId, option } of submitted.answers) {
      const question = quiz.questions.find(({ id }) => id === questionId);
      if (option === null || !question || option === rightOptionIndex(question)) continue;
      const mistake = { id: submitted.attemptId, at: at.toISOString(), cause: 'mistake' as const };
      const state = applyEntry(questionId, cards.get(questionId) ?? null, mistake);
      cards.set(questionId, { ...state, questionId, quizId: quiz.quizId });
    }
  }

  function review(most: number, from: Date): void {
    const due = listDueToday([...cards.values()], from, { zone: DEMO_ZONE });
    for (const [index, card] of due.slice(0, most).entries()) {
      const { quizId, questionId } = card;
      const at = new Date(from.getTime() + index * 9_000);
      const opId = newId(at.getTime());
      const quality = QUALITIES[work.ratings.length % QUALITIES.length] ?? 5;
      work.ratings.push({
        opId,
        at,
        zone: DEMO_ZONE,
        input: { quizId, questionId, quality, left: due.length - index - 1 },
      });
      const state = applyEntry(questionId, card, { id: opId, at: at.toISOString(), cause: 'rating', quality });
      cards.set(questionId, { ...card, ...state });
    }
  }
}

function attemptAt(
  { quizId, packHash, questions }: SeededQuiz,
  { right, skipped = 0 }: Attempt,
  index: number,
  finishedAt: Date,
): SubmitAttemptInput {
  const answers = questions.map((question, place) => {
    // Spreads the wrong answers over the quiz, in other places in each attempt. 7 has no common divisor with 10, the
    // number of questions.
    const rank = (place * 7 + index * 3) % questions.length;
    const key = rightOptionIndex(question);
    const isSkipped = rank >= questions.length - skipped;
    const wrong = (key + 1 + (place % 3)) % LETTERS.length;
    return {
      questionId: question.id,
      option: isSkipped ? null : rank < right ? key : wrong,
      timeSpent: isSkipped ? 3 : 6 + ((place * 5 + index * 3) % 17),
    };
  });
  const seconds = answers.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
  return {
    attemptId: newId(finishedAt.getTime()),
    quizId,
    packHash,
    startedAt: new Date(finishedAt.getTime() - seconds * 1000).toISOString(),
    finishedAt: finishedAt.toISOString(),
    timeZone: DEMO_ZONE,
    answers,
  };
}
