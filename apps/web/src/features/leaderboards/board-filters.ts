import {
  AVERAGE_PERIODS,
  type AveragePeriod,
  XP_PERIODS,
  type XpPeriod,
} from '@quorbit/contracts/leaderboards/periods';

/** What the address says of the board by average; the default is left out. */
export interface BoardFilters {
  period?: AveragePeriod | undefined;
  category?: string | undefined;
}

const MAX_CATEGORY = 60;

/** Takes of an address what it can say, and drops the rest. */
export function parseBoardFilters({ period, category }: Record<string, unknown>): BoardFilters {
  const known = AVERAGE_PERIODS.find((one) => one === period && one !== 'weekly');
  const named = typeof category === 'string' ? category.trim().slice(0, MAX_CATEGORY) : '';
  return { ...(known && { period: known }), ...(named !== '' && { category: named }) };
}

/** What the address of the board by XP says. */
export type XpBoardAddress = { period?: XpPeriod };

export function parseXpPeriod({ period }: Record<string, unknown>): XpBoardAddress {
  const known = XP_PERIODS.find((one) => one === period && one !== 'weekly');
  return known ? { period: known } : {};
}
