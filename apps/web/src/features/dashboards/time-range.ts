import { TIME_RANGES, type TimeRange } from '@quorbit/contracts/analytics/ranges';

export const RANGE_WORDS: Record<TimeRange, { chip: string; within: string }> = {
  week: { chip: 'Week', within: 'in 7 days' },
  month: { chip: 'Month', within: 'in 30 days' },
  year: { chip: 'Year', within: 'in 12 months' },
};

/** Takes of an address what it can say, and drops the rest; the default is left out. */
export function parseTimeRange({ range }: Record<string, unknown>): { range?: TimeRange } {
  const known = TIME_RANGES.find((one) => one === range && one !== 'week');
  return known ? { range: known } : {};
}
