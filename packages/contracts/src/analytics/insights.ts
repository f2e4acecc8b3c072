import { ENOUGH_ANSWERS } from './figures.ts';
import { medianOf, type SessionMetrics } from './sessions.ts';
import type { HourSums, StudySums } from './sums.ts';

/** Days that a headline looks at, and compares with as many before them. */
export const HEADLINE_DAYS = 14;
/** Points of accuracy that are worth a headline. */
const NOTABLE_POINTS = 5;

/** The one sentence that a dashboard begins with. `answers` are those that it rests on. */
export type Headline =
  | { kind: 'nothing' }
  | { kind: 'few'; answers: number; needed: number }
  | { kind: 'moved'; category: string; points: number; days: number; answers: number }
  | { kind: 'steady'; accuracy: number; days: number; answers: number };

type Answers = Pick<StudySums, 'asked' | 'correct'>;

/**
 * What changed most: the category whose accuracy moved by the most points, both halves with enough answers.
 * @param now by category, of the last `HEADLINE_DAYS`; `before` of as many days before them
 */
export function headlineOf(
  now: ReadonlyMap<string, Answers>,
  before: ReadonlyMap<string, Answers>,
  hasAny: boolean,
): Headline {
  if (!hasAny) return { kind: 'nothing' };
  const moves = [...now].flatMap(([category, here]) => {
    const there = before.get(category);
    if (!there || here.asked < ENOUGH_ANSWERS || there.asked < ENOUGH_ANSWERS) return [];
    const points = Math.round((here.correct * 100) / here.asked - (there.correct * 100) / there.asked);
    return [{ category, points, answers: here.asked + there.asked }];
  });
  const [most] = moves.sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || b.points - a.points);
  if (most && Math.abs(most.points) >= NOTABLE_POINTS) return { kind: 'moved', days: HEADLINE_DAYS, ...most };
  const asked = [...now.values()].reduce((sum, one) => sum + one.asked, 0);
  const correct = [...now.values()].reduce((sum, one) => sum + one.correct, 0);
  if (asked < ENOUGH_ANSWERS) return { kind: 'few', answers: asked, needed: ENOUGH_ANSWERS };
  return { kind: 'steady', accuracy: Math.round((correct * 100) / asked), days: HEADLINE_DAYS, answers: asked };
}

/** The hour on the learner's clock at which most answers were right; null until two hours have enough of them. */
export function bestHour(hours: readonly HourSums[]): { hour: number; accuracy: number; answers: number } | null {
  const known = hours.filter(({ answered }) => answered >= ENOUGH_ANSWERS);
  if (known.length < 2) return null;
  const share = ({ correct, answered }: HourSums) => correct / answered;
  const best = known.reduce((one, other) => (share(other) > share(one) ? other : one));
  return { hour: best.hour, accuracy: Math.round(share(best) * 100), answers: best.answered };
}

/** What sessions say about how somebody learns, and from how many answers; `value` null: too few to tell. */
export interface Insight {
  kind: 'breaks' | 'engagement' | 'peak' | 'pace';
  /**
   * breaks: median fatigue in percent; engagement and pace: by how many percent the newer half is above the older one;
   * peak: the hour.
   */
  value: number | null;
  answers: number;
}

/** @param sessions newest first */
export function insightsOf(sessions: readonly SessionMetrics[], hours: readonly HourSums[]): Insight[] {
  const answers = sessions.reduce((sum, one) => sum + one.answers, 0);
  const tired = sessions.filter(({ fatigueScore }) => fatigueScore !== null);
  const tiredAnswers = tired.reduce((sum, one) => sum + one.answers, 0);
  const fatigue =
    tiredAnswers < ENOUGH_ANSWERS
      ? null
      : Math.round(medianOf(tired.map(({ fatigueScore }) => fatigueScore ?? 0)) * 100);
  const enough = answers >= ENOUGH_ANSWERS;
  const best = bestHour(hours);
  return [
    { kind: 'breaks', value: fatigue, answers: tiredAnswers },
    { kind: 'engagement', value: enough ? trendOf(sessions.map((one) => one.engagement)) : null, answers },
    { kind: 'peak', value: best?.hour ?? null, answers: hours.reduce((sum, one) => sum + one.answered, 0) },
    { kind: 'pace', value: enough ? trendOf(sessions.map((one) => one.responseTime)) : null, answers },
  ];
}

/** By how many percent the mean of the newer half is above that of the older one; null where there is nothing to compare. */
function trendOf(newestFirst: readonly number[]): number | null {
  const half = newestFirst.length >> 1;
  if (half === 0) return null;
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const older = mean(newestFirst.slice(-half));
  return older === 0 ? null : Math.round((mean(newestFirst.slice(0, half)) / older - 1) * 100);
}
