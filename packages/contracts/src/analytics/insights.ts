import { ENOUGH_ANSWERS } from './figures.ts';
import { medianOf, type SessionMetrics } from './sessions.ts';
import type { HourSums, StudySums } from './sums.ts';

/** The number of days that a headline covers, and compares with the same number of days before them. */
export const HEADLINE_DAYS = 14;
/** The change in accuracy, in percentage points, from which a headline reports it. */
const NOTABLE_POINTS = 5;

/** The sentence that a dashboard begins with. `answers` is the number of answers that it is based on. */
export type Headline =
  | { kind: 'nothing' }
  | { kind: 'few'; answers: number; needed: number }
  | { kind: 'moved'; category: string; points: number; days: number; answers: number }
  | { kind: 'steady'; accuracy: number; days: number; answers: number };

type AnswerSums = Pick<StudySums, 'asked' | 'correct'>;

/**
 * Finds the category whose accuracy changed by the most percentage points, among those with enough answers in both
 * periods. Without a notable change, the headline reports the overall accuracy.
 * @param now the sums by category of the last `HEADLINE_DAYS` days.
 * @param before the sums by category of the same number of days before them.
 * @param hasAny whether the learner has ever answered a question.
 */
export function computeHeadline(
  now: ReadonlyMap<string, AnswerSums>,
  before: ReadonlyMap<string, AnswerSums>,
  hasAny: boolean,
): Headline {
  if (!hasAny) return { kind: 'nothing' };
  const changes = [...now].flatMap(([category, current]) => {
    const previous = before.get(category);
    if (!previous || current.asked < ENOUGH_ANSWERS || previous.asked < ENOUGH_ANSWERS) return [];
    const points = Math.round((current.correct * 100) / current.asked - (previous.correct * 100) / previous.asked);
    return [{ category, points, answers: current.asked + previous.asked }];
  });
  const [biggest] = changes.sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || b.points - a.points);
  if (biggest && Math.abs(biggest.points) >= NOTABLE_POINTS) return { kind: 'moved', days: HEADLINE_DAYS, ...biggest };
  const asked = [...now.values()].reduce((sum, answerSums) => sum + answerSums.asked, 0);
  const correct = [...now.values()].reduce((sum, answerSums) => sum + answerSums.correct, 0);
  if (asked < ENOUGH_ANSWERS) return { kind: 'few', answers: asked, needed: ENOUGH_ANSWERS };
  return { kind: 'steady', accuracy: Math.round((correct * 100) / asked), days: HEADLINE_DAYS, answers: asked };
}

/**
 * Returns the hour on the learner's clock with the highest share of right answers; null unless at least two hours have
 * enough answers.
 */
export function findBestHour(hours: readonly HourSums[]): { hour: number; accuracy: number; answers: number } | null {
  const reliable = hours.filter(({ answered }) => answered >= ENOUGH_ANSWERS);
  if (reliable.length < 2) return null;
  const share = ({ correct, answered }: HourSums) => correct / answered;
  const best = reliable.reduce((a, hourSums) => (share(hourSums) > share(a) ? hourSums : a));
  return { hour: best.hour, accuracy: Math.round(share(best) * 100), answers: best.answered };
}

/**
 * A finding about how a learner learns, with the number of answers behind it. `value` is null if there are too few
 * answers.
 */
export interface Insight {
  kind: 'breaks' | 'engagement' | 'peak' | 'pace';
  /**
   * For `breaks` the median fatigue in percent; for `engagement` and `pace` by how many percent the newer half of the
   * sessions is above the older half; for `peak` the hour.
   */
  value: number | null;
  answers: number;
}

/** Computes the insights from a learner's sessions and hours. @param sessions newest first */
export function computeInsights(sessions: readonly SessionMetrics[], hours: readonly HourSums[]): Insight[] {
  const answers = sessions.reduce((sum, session) => sum + session.answers, 0);
  const tired = sessions.filter(({ fatigueScore }) => fatigueScore !== null);
  const tiredAnswers = tired.reduce((sum, sessionMetrics) => sum + sessionMetrics.answers, 0);
  const fatigue =
    tiredAnswers < ENOUGH_ANSWERS
      ? null
      : Math.round(medianOf(tired.map(({ fatigueScore }) => fatigueScore ?? 0)) * 100);
  const enough = answers >= ENOUGH_ANSWERS;
  const best = findBestHour(hours);
  return [
    { kind: 'breaks', value: fatigue, answers: tiredAnswers },
    { kind: 'engagement', value: enough ? trendOf(sessions.map((session) => session.engagement)) : null, answers },
    { kind: 'peak', value: best?.hour ?? null, answers: hours.reduce((sum, hour) => sum + hour.answered, 0) },
    { kind: 'pace', value: enough ? trendOf(sessions.map((session) => session.responseTime)) : null, answers },
  ];
}

/**
 * Returns by how many percent the mean of the newer half is above that of the older half; null with fewer than two
 * values or an older mean of 0.
 */
function trendOf(newestFirst: readonly number[]): number | null {
  const half = newestFirst.length >> 1;
  if (half === 0) return null;
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const older = mean(newestFirst.slice(-half));
  return older === 0 ? null : Math.round((mean(newestFirst.slice(0, half)) / older - 1) * 100);
}
