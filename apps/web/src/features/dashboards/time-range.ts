import { TIME_RANGES, type TimeRange } from '@quorbit/contracts/analytics/time-ranges';

/** Takes of an address what it can say, and drops the rest; the default is left out. */
export function parseTimeRange({ range }: Record<string, unknown>): { range?: TimeRange } {
  const known = TIME_RANGES.find((one) => one === range && one !== 'week');
  return known ? { range: known } : {};
}
