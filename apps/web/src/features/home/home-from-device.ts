import type { Profile } from '@quorbit/contracts/accounts/schema';
import { ACHIEVEMENTS } from '@quorbit/contracts/achievements/achievements';
import { findNextDueDay, listDueToday } from '@quorbit/contracts/reviews/due';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { countAnswered, type Draft, isExpired, listDraftQuestions } from '#features/attempts/drafts.mirror.ts';
import { toDayRules } from '#features/reviews/review-deck.mirror.ts';
import type { HomeOnDevice } from './home.mirror.ts';
import type { HomeData, SupplyFacts } from './home-data.ts';
import type { OpenAttempt } from './home-facts.ts';
import { countStudyDays } from './study-days.ts';
import { computeWeekDays } from './week-days.ts';

type LearnerState = Pick<Profile, 'xp' | 'streak' | 'timeZone' | 'newReviewsPerDay'>;

interface HomeContext {
  /** The time by the server's clock, as far as the device knows it. */
  now: Date;
  offline: boolean;
}

export function homeFromDevice(onDevice: HomeOnDevice, user: LearnerState, { now, offline }: HomeContext): HomeData {
  const { deck, progress, quizzes, results, todayXp } = onDevice;
  const today = learnerDay(now, user.timeZone);
  const rules = toDayRules(deck, user);
  // A card can't be reviewed while its quiz is in a running game, nor offline if its question isn't on this device.
  // Home doesn't offer what the learner put right today, unless a later answer was wrong again.
  const finishedAt = new Map(results.map((result) => [result.id, Date.parse(result.finishedAt)]));
  const mended = new Set(
    deck.cards.filter(({ questionId, lastReview }) =>
      onDevice.mendings.some(
        ({ attemptId, day, mended: ids }) =>
          day === today &&
          ids.includes(questionId) &&
          (lastReview === null || Date.parse(lastReview) <= (finishedAt.get(attemptId) ?? Number.POSITIVE_INFINITY)),
      ),
    ),
  );
  const reviewable = deck.cards.filter(
    (card) => !card.sealed && (card.question !== null || !offline) && !mended.has(card),
  );
  return {
    results,
    attempts: results,
    streak: progress.streak ?? user.streak,
    xp: progress.xp ?? user.xp,
    pendingXp: progress.pendingXp,
    due: listDueToday(deck.cards, now, rules).filter((card) => reviewable.includes(card)).length,
    nextDue: findNextDueDay(deck.cards, now, rules),
    todayXp: todayXp.day === today ? todayXp.xp : 0,
    quizzesOnly: false,
    quizzes: quizzes.map(({ quizId, own = false, size, ...quiz }) => ({
      ...quiz,
      id: quizId,
      own,
      here: size !== null,
    })),
    week:
      progress.history &&
      computeWeekDays(progress.history, { days: progress.pendingDays, seen: progress.pendingZones }, today),
    supply: toSupply(onDevice, user.timeZone, today),
    achievements: onDevice.achievements.map(({ id, unlockedAt, progress: percent }) => {
      const { title, description, rarity } = ACHIEVEMENTS[id];
      return { id, title, description, rarity, unlockedAt, progress: percent };
    }),
  };
}

function toSupply({ supply, quizzes, deck }: HomeOnDevice, timeZone: string, today: string): SupplyFacts {
  const freshQuizzes = quizzes.filter(
    ({ size, attempts, inGame }) => size !== null && attempts === 0 && !inGame,
  ).length;
  const cardsOnDevice = deck.cards.filter(({ question }) => question !== null);
  const dueDays = cardsOnDevice.map(({ due }) => learnerDay(new Date(due), timeZone));
  const { cards: reviews, bytes } = supply;
  return { quizzes: supply.quizzes, reviews, bytes, days: countStudyDays(dueDays, freshQuizzes, today) };
}

/**
 * Returns the attempts that can be continued: those with a deadline first, least time left first; then the others,
 * newest first.
 */
export function toOpenAttempts(drafts: readonly Draft[], now: number): OpenAttempt[] {
  return drafts
    .filter((draft) => !isExpired(draft, now))
    .toSorted((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || b.startedAt - a.startedAt)
    .map((draft) => ({
      attemptId: draft.attemptId,
      quizId: draft.quizId,
      title: draft.pack.title,
      category: draft.pack.category,
      answered: countAnswered(draft),
      questions: listDraftQuestions(draft).length,
      startedAt: draft.startedAt,
      deadline: draft.deadline,
    }));
}
