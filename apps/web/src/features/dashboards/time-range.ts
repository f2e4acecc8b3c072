import { TIME_RANGES, type TimeRange } from '@quorbit/contracts/analytics/time-ranges';

/** The search parameters of the dashboard's address. */
export type RangeAddress = { range?: TimeRange };

/** Reads the search parameters: unknown values and the default range (`week`) are dropped. */
export function parseTimeRange({ range }: Record<string, unknown>): RangeAddress {
  const known = TIME_RANGES.find((timeRange) => timeRange === range && timeRange !== 'week');
  return known ? { range: known } : {};
}
