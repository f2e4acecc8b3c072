import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { HomeFacts, OpenAttempt } from './home-facts.ts';
import { type Recommendation, recommend } from './recommend.ts';
import { findStreakRisk, type StreakRisk } from './streak-risk.ts';

/** So long does somebody take for a card. */
const SECONDS_PER_REVIEW = 20;

/** The one thing that home asks for. */
export type HomePrompt =
  /** `others`: how many more attempts are open. */
  | { kind: 'continue'; attempt: OpenAttempt; others: number }
  | { kind: 'streak'; risk: StreakRisk; by: { reviews: number } | { quiz: Recommendation } }
  | { kind: 'reviews'; due: number; minutes: number }
  | { kind: 'quiz'; pick: Recommendation }
  | { kind: 'done'; nextDue: string | null; lastReport: string | null; another: Recommendation | null }
  /** There is nothing to take: on this device without a network, or at all. */
  | { kind: 'nothing'; offline: boolean };

/** What to ask for now. */
export function choosePrompt(facts: HomeFacts): HomePrompt {
  return listPrompts(facts)[0] ?? { kind: 'nothing', offline: facts.offline };
}

/**
 * What to ask for once the facts have changed: the same as before as long as it is still true, with its figures of now,
 * so that what somebody is about to press doesn't move away.
 */
export function rechoosePrompt(before: HomePrompt | null, facts: HomeFacts): HomePrompt {
  const key = before && promptKeyOf(before);
  return listPrompts(facts).find((choice) => promptKeyOf(choice) === key) ?? choosePrompt(facts);
}

/** A key of what a prompt asks for, without its figures. */
export function promptKeyOf(prompt: HomePrompt): string {
  switch (prompt.kind) {
    case 'continue':
      return `continue ${prompt.attempt.attemptId}`;
    case 'quiz':
      return `quiz ${prompt.pick.quiz.id}`;
    case 'streak':
      return 'quiz' in prompt.by ? `streak ${prompt.by.quiz.quiz.id}` : 'streak reviews';
    default:
      return prompt.kind;
  }
}

/** Whole minutes that so many reviews take about. */
export function estimateReviewMinutes(cards: number): number {
  return Math.max(1, Math.round((cards * SECONDS_PER_REVIEW) / 60));
}

/** Everything that would be right to ask for, the most pressing first. */
function listPrompts(facts: HomeFacts): HomePrompt[] {
  const { open, streak, due, now, timeZone } = facts;
  const picks = recommend(facts);
  const risk = findStreakRisk(streak, now, timeZone);
  return [
    ...open.map((attempt): HomePrompt => ({ kind: 'continue', attempt, others: open.length - 1 })),
    ...(risk ? listStreakSavers(due, picks).map((by): HomePrompt => ({ kind: 'streak', risk, by })) : []),
    ...(due > 0 ? [{ kind: 'reviews' as const, due, minutes: estimateReviewMinutes(due) }] : []),
    ...(isDone(facts) || (picks.length === 0 && isActive(facts)) ? [toDonePrompt(facts, picks)] : []),
    ...(isDone(facts) ? [] : picks.map((pick): HomePrompt => ({ kind: 'quiz', pick }))),
  ];
}

/** What would make today count: reviews are the shorter way. */
function listStreakSavers(due: number, picks: readonly Recommendation[]) {
  return [...(due > 0 ? [{ reviews: due }] : []), ...picks.map((quiz) => ({ quiz }))];
}

/** Today counts and its goal is reached. Where the XP of today isn't known, counting is enough. */
function isDone(facts: HomeFacts): boolean {
  return isActive(facts) && facts.due === 0 && (facts.todayXp ?? facts.goal) >= facts.goal;
}

function isActive({ streak, now, timeZone }: HomeFacts): boolean {
  return streak.lastDay !== null && streak.lastDay >= learnerDay(now, timeZone);
}

function toDonePrompt({ nextDue, attempts }: HomeFacts, [another]: readonly Recommendation[]): HomePrompt {
  return { kind: 'done', nextDue, lastReport: attempts[0]?.id ?? null, another: another ?? null };
}
