import { accuracy } from '@quorbit/contracts/analytics/figures';
import type { TopicAccuracy } from '@quorbit/contracts/analytics/schema';
import { NO_CATEGORY, type SumRow } from '@quorbit/contracts/analytics/sums';

/** Returns the topics in a learner's sums of all time, the best first. */
export function topicsOf(sums: readonly SumRow[]): TopicAccuracy[] {
  return sums
    .filter(({ span, category, asked }) => span === 'all' && category !== NO_CATEGORY && asked > 0)
    .map((row) => ({ tag: row.category, accuracy: accuracy(row) ?? 0, asked: row.asked }))
    .sort((a, b) => b.accuracy - a.accuracy || (a.tag < b.tag ? -1 : 1));
}
