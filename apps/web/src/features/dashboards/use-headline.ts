import { formatHeadline } from '@quorbit/contracts/analytics/format-headline';
import { useDashboard } from './dashboards.queries.ts';

export interface CurrentHeadline {
  sentence: string;
  basis: string;
  trend: 'up' | 'down' | null;
}

/**
 * Returns the sentence on what changed in the last two weeks, shown at the top of a page of figures; null while
 * unknown.
 */
export function useHeadline(): { loading: boolean; current: CurrentHeadline | null } {
  const { view } = useDashboard('month');
  if (view.state !== 'shown') return { loading: view.state === 'loading', current: null };
  const { headline } = view.data;
  const trend = headline.kind === 'moved' ? (headline.points > 0 ? 'up' : 'down') : null;
  return { loading: false, current: { ...formatHeadline(headline), trend } };
}
