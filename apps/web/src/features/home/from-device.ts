import type { Profile } from '@quorbit/contracts/accounts/schema';
import { ACHIEVEMENTS } from '@quorbit/contracts/achievements/achievements';
import { dueToday, nextDueDay } from '@quorbit/contracts/reviews/due';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { type Draft, isOver } from '#features/attempts/drafts.mirror.ts';
import { dayRules } from '#features/reviews/review-deck.mirror.ts';
import type { HomeHere } from './home.mirror.ts';
import type { HomeData, SupplyFacts } from './home-data.ts';
import type { OpenAttempt } from './home-facts.ts';
import { studyDays } from './study-days.ts';
import { weekDays } from './week-days.ts';

type Person = Pick<Profile, 'xp' | 'streak' | 'timeZone' | 'newReviewsPerDay'>;

interface Circumstances {
  /** By the server's clock, as far as it is known. */
  now: Date;
  offline: boolean;
}

export function homeFromDevice(here: HomeHere, user: Person, { now, offline }: Circumstances): HomeData {
  const { deck, progress, quizzes, results, todayXp } = here;
  const today = learnerDay(now, user.timeZone);
  const rules = dayRules(deck, user);
  // A card whose quiz is in a running game can't be reviewed now; nor, without a network, one whose question isn't here.
  const ready = deck.cards.filter(({ sealed, question }) => !sealed && (question !== null || !offline));
  return {
    results,
    attempts: results,
    streak: progress.streak ?? user.streak,
    xp: progress.xp ?? user.xp,
    pendingXp: progress.pendingXp,
    due: dueToday(deck.cards, now, rules).filter((card) => ready.includes(card)).length,
    nextDue: nextDueDay(deck.cards, now, rules),
    todayXp: todayXp.day === today ? todayXp.xp : 0,
    quizzesOnly: false,
    quizzes: quizzes.map(({ quizId, own = false, size, ...quiz }) => ({
      ...quiz,
      id: quizId,
      own,
      here: size !== null,
    })),
    week:
      progress.history && weekDays(progress.history, { days: progress.pendingDays, seen: progress.pendingSeen }, today),
    supply: supplyOf(here, user.timeZone, today),
    achievements: here.achievements.map(({ id, unlockedAt, progress: percent }) => {
      const { title, description, rarity } = ACHIEVEMENTS[id];
      return { id, title, description, rarity, unlockedAt, progress: percent };
    }),
  };
}

function supplyOf({ supply, quizzes, deck }: HomeHere, timeZone: string, today: string): SupplyFacts {
  const fresh = quizzes.filter(({ size, attempts, inGame }) => size !== null && attempts === 0 && !inGame).length;
  const here = deck.cards.filter(({ question }) => question !== null);
  const dueDays = here.map(({ due }) => learnerDay(new Date(due), timeZone));
  const { cards: reviews, bytes } = supply;
  return { quizzes: supply.quizzes, reviews, bytes, days: studyDays(dueDays, fresh, today) };
}

/**
 * Attempts that can be continued: the one whose clock has the least time left first, those without a clock last, the
 * newest first.
 */
export function openAttempts(drafts: readonly Draft[], now: number): OpenAttempt[] {
  return drafts
    .filter((draft) => !isOver(draft, now))
    .toSorted((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || b.startedAt - a.startedAt)
    .map(({ attemptId, quizId, pack, answers, startedAt, deadline }) => ({
      attemptId,
      quizId,
      title: pack.title,
      category: pack.category,
      answered: Object.keys(answers).length,
      questions: pack.questions.length,
      startedAt,
      deadline,
    }));
}
