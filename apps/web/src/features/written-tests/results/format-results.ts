import { percentageOf } from '@quorbit/contracts/written-tests/rules';

/** Formats points with at most one decimal: `7`, `7.5`. */
export const formatPoints = (points: number) => String(Math.round(points * 10) / 10);

export const formatPercent = (points: number | null, marks: number) =>
  points === null ? '–' : `${percentageOf(points, marks)}%`;

/** Returns the label of a tenth of the percentage scale: `0–9`, … `90–100`. */
export const formatBin = (bin: number, bins: number) => `${bin * 10}–${bin === bins - 1 ? 100 : bin * 10 + 9}`;

/** Says in a sentence in which tenth of the scale most learners are. */
export function formatDistribution(distribution: readonly number[]): string {
  const sittings = distribution.reduce((sum, value) => sum + value, 0);
  if (sittings === 0) return 'Nothing is marked yet.';
  const most = Math.max(...distribution);
  const bin = distribution.indexOf(most);
  return `Most are between ${formatBin(bin, distribution.length).replace('–', ' and ')}%: ${most} of ${sittings}.`;
}
