import { DEFAULT_NEW_PER_DAY } from '../settings/reviews.ts';
import { addDays, learnerDay } from '../streaks/days.ts';
import type { CardState } from './cards.ts';
import { findGapBefore, GAP_DAYS, type ReviewGap } from './gap.ts';

/** The number of easy cards that come first after a gap. */
export const EASY_FIRST_COUNT = 5;
/** The number of days over which the backlog after a gap is spread, including the first day. */
export const SPREAD_DAYS = 7;
/** The minimum number of backlog cards per day; a backlog with no more cards than this isn't spread. */
export const SPREAD_MIN_CARDS = 20;

/** The fields of a card that the day's list needs. */
export interface DueCard
  extends Pick<
    CardState,
    'due' | 'state' | 'reps' | 'lastReview' | 'difficulty' | 'confidentError' | 'introducedOn' | 'reviewedOn'
  > {
  questionId: string;
  /** Whether the learner suspended the card. */
  suspended?: boolean | undefined;
}

export interface DayRules {
  /** The learner's IANA time zone, which the runtime must know. */
  zone: string;
  /** The maximum number of new cards per day; 20 unless the learner chose another number. */
  newPerDay?: number;
  /** The number of ratings on each recent day, by the learner's day. Without it, gaps aren't detected. */
  rated?: ReadonlyMap<string, number>;
}

export interface DayPlan<C> {
  /** Today's cards in the order in which they are shown. */
  today: C[];
  /**
   * After a gap: `later` is the number of backlog cards that come on the following `days` days, `easyFirst` the number
   * of easy cards that come first today. Null otherwise.
   */
  comeback: { later: number; days: number; easyFirst: number } | null;
}

/**
 * Plans the cards of the learner's day: first those answered wrong with confidence, then other repetitions by due time,
 * then new cards up to the learner's limit. After a gap, five easy cards come first, and the backlog is spread over
 * seven days. Suspended cards are left out.
 */
export function planDay<C extends DueCard>(cards: readonly C[], now: Date, rules: DayRules): DayPlan<C> {
  const { zone, newPerDay = DEFAULT_NEW_PER_DAY, rated } = rules;
  const today = learnerDay(now, zone);
  const due = cards.filter((card) => !card.suspended && isDue(card, now, today, zone)).sort(byPriority);
  const introduced = cards.filter((card) => isIntroducedOn(card, today, zone)).length;
  const fresh = due.filter((card) => card.state === 'new').slice(0, Math.max(0, newPerDay - introduced));
  const repetitions = due.filter((card) => card.state === 'review');
  const gap = rated ? findGapBefore(today, rated.keys()) : null;
  const spreading = gap && spreadBacklog(repetitions, { gap, ratedToday: rated?.get(today) ?? 0, zone });
  return { today: [...(spreading?.now ?? repetitions), ...fresh], comeback: spreading?.comeback ?? null };
}

/** Returns only today's cards of `planDay`. */
export function listDueToday<C extends DueCard>(cards: readonly C[], now: Date, rules: DayRules): C[] {
  return planDay(cards, now, rules).today;
}

/** Returns the learner's day on which the next card that isn't in today's list is due; null if there is none. */
export function findNextDueDay(cards: readonly DueCard[], now: Date, rules: DayRules): string | null {
  const today = learnerDay(now, rules.zone);
  const shown = new Set(listDueToday(cards, now, rules).map((card) => card.questionId));
  const days = cards
    .filter((card) => !card.suspended && !shown.has(card.questionId))
    .map((card) => learnerDay(new Date(card.due), rules.zone))
    // Due cards that exceed today's share of the backlog come tomorrow.
    .map((day) => (day <= today ? addDays(today, 1) : day));
  return days.sort()[0] ?? null;
}

/**
 * Returns today's share of the backlog after a gap, with the easiest cards first on the first day; null if there is
 * nothing to spread.
 */
function spreadBacklog<C extends DueCard>(
  repetitions: readonly C[],
  { gap, ratedToday, zone }: { gap: ReviewGap; ratedToday: number; zone: string },
): { now: C[]; comeback: DayPlan<C>['comeback'] } | null {
  if (gap.daysSince >= SPREAD_DAYS) return null;
  const backlog = repetitions.filter(({ due }) => learnerDay(new Date(due), zone) < gap.returnDay);
  const lastDayBefore = addDays(gap.returnDay, -GAP_DAYS);
  // If no backlog card was reviewed before the gap, the learner hasn't been away.
  if (!backlog.some((card) => (reviewDayOf(card, zone) ?? gap.returnDay) <= lastDayBefore)) return null;
  const days = SPREAD_DAYS - gap.daysSince;
  // Ratings of today count towards today's share, so that rating a card doesn't make another one due.
  const share = Math.max(SPREAD_MIN_CARDS, Math.ceil((backlog.length + ratedToday) / days)) - ratedToday;
  const easyFirst = gap.daysSince === 0 ? Math.min(backlog.length, Math.max(0, EASY_FIRST_COUNT - ratedToday)) : 0;
  const easy = new Set([...backlog].sort(byDifficulty).slice(0, easyFirst));
  const others = backlog.filter((card) => !easy.has(card)).slice(0, Math.max(0, share - easyFirst));
  const now = new Set<C>([...easy, ...others]);
  const later = backlog.length - now.size;
  const rest = repetitions.filter((card) => !easy.has(card) && (now.has(card) || !backlog.includes(card)));
  if (later === 0 && easyFirst === 0) return null;
  return { now: [...easy, ...rest], comeback: { later, days: days - 1, easyFirst } };
}

function isDue(card: DueCard, now: Date, today: string, zone: string): boolean {
  const due = new Date(card.due);
  if (due <= now) return true;
  // On a day of 25 hours, a card that was due tomorrow when it was rated in the morning must not return in the evening.
  return learnerDay(due, zone) <= today && (reviewDayOf(card, zone) ?? '') < today;
}

/**
 * Returns whether the card's first rating was on `today`, even if it was answered again since. For older servers, which
 * don't send that day, it's derived: a wrong answer makes a card due at once, and only a rating makes it due later.
 */
function isIntroducedOn({ introducedOn, ...card }: DueCard, today: string, zone: string): boolean {
  if (introducedOn !== undefined) return introducedOn === today;
  const { reps, lastReview, due } = card;
  return reps === 1 && lastReview !== null && due > lastReview && learnerDay(new Date(lastReview), zone) === today;
}

/**
 * Returns the learner's day of the card's last review: the stored day, or one computed from the time zone if an older
 * server didn't send it.
 */
function reviewDayOf({ reviewedOn: storedDay, lastReview }: DueCard, zone: string): string | null {
  return storedDay ?? (lastReview === null ? null : learnerDay(new Date(lastReview), zone));
}

function byPriority(a: DueCard, b: DueCard): number {
  return Number(b.confidentError ?? false) - Number(a.confidentError ?? false) || byDue(a, b);
}

function byDue(a: DueCard, b: DueCard): number {
  return Date.parse(a.due) - Date.parse(b.due) || (a.questionId < b.questionId ? -1 : 1);
}

function byDifficulty(a: DueCard, b: DueCard): number {
  return a.difficulty - b.difficulty || byDue(a, b);
}
