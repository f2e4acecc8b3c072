import type { TimeRange } from '@quorbit/contracts/analytics/time-ranges';

export const RANGE_LABELS: Record<TimeRange, { chip: string; within: string }> = {
  week: { chip: 'Week', within: 'in 7 days' },
  month: { chip: 'Month', within: 'in 30 days' },
  year: { chip: 'Year', within: 'in 12 months' },
};
