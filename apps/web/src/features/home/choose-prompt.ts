import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { HomeFacts, OpenAttempt } from './home-facts.ts';
import { type Recommendation, recommend } from './recommend.ts';
import { findStreakRisk, type StreakRisk } from './streak-risk.ts';

/** The estimated time for reviewing one card. */
const SECONDS_PER_REVIEW = 20;

/** The one action that the home page suggests. */
export type HomePrompt =
  /** Continue the most urgent open attempt; `others` is the number of further open attempts. */
  | { kind: 'continue'; attempt: OpenAttempt; others: number }
  | { kind: 'streak'; risk: StreakRisk; by: { reviews: number } | { quiz: Recommendation } }
  | { kind: 'reviews'; due: number; minutes: number }
  | { kind: 'quiz'; pick: Recommendation }
  | { kind: 'done'; nextDue: string | null; lastReport: string | null; another: Recommendation | null }
  /** There is no quiz to take: `offline` if none is stored on this device, otherwise none at all. */
  | { kind: 'nothing'; offline: boolean };

/** Returns the most urgent prompt for the current facts. */
export function choosePrompt(facts: HomeFacts): HomePrompt {
  return listPrompts(facts)[0] ?? { kind: 'nothing', offline: facts.offline };
}

/**
 * Returns the prompt after the facts have changed: the previous one with its current figures while it still applies, so
 * that a button doesn't move away just before it's pressed.
 */
export function rechoosePrompt(before: HomePrompt | null, facts: HomeFacts): HomePrompt {
  const key = before && promptKeyOf(before);
  return listPrompts(facts).find((choice) => promptKeyOf(choice) === key) ?? choosePrompt(facts);
}

/** Returns a key for what a prompt suggests, without its figures. */
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

/** Returns the estimated time for a number of reviews, in whole minutes. */
export function estimateReviewMinutes(cards: number): number {
  return Math.max(1, Math.round((cards * SECONDS_PER_REVIEW) / 60));
}

/** Returns all prompts that apply now, the most urgent first. */
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

/** Returns the actions that would make today count for the streak, reviews first because they take less time. */
function listStreakSavers(due: number, picks: readonly Recommendation[]) {
  return [...(due > 0 ? [{ reviews: due }] : []), ...picks.map((quiz) => ({ quiz }))];
}

/**
 * Returns whether today counts for the streak, no reviews are due and the goal is reached. If today's XP is unknown,
 * the goal isn't checked.
 */
function isDone(facts: HomeFacts): boolean {
  return isActive(facts) && facts.due === 0 && (facts.todayXp ?? facts.goal) >= facts.goal;
}

function isActive({ streak, now, timeZone }: HomeFacts): boolean {
  return streak.lastDay !== null && streak.lastDay >= learnerDay(now, timeZone);
}

function toDonePrompt({ nextDue, attempts }: HomeFacts, [another]: readonly Recommendation[]): HomePrompt {
  return { kind: 'done', nextDue, lastReport: attempts[0]?.id ?? null, another: another ?? null };
}
