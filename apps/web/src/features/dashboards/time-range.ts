import { TIME_RANGES, type TimeRange } from '@quorbit/contracts/analytics/time-ranges';

/** What the address of the dashboard says. */
export type RangeAddress = { range?: TimeRange };

/** Takes of an address what it can say, and drops the rest; the default is left out. */
export function parseTimeRange({ range }: Record<string, unknown>): RangeAddress {
  const known = TIME_RANGES.find((timeRange) => timeRange === range && timeRange !== 'week');
  return known ? { range: known } : {};
}
