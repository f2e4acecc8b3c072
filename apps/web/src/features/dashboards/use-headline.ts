import { formatHeadline } from '@quorbit/contracts/analytics/format-headline';
import { useDashboard } from './dashboards.queries.ts';

export interface CurrentHeadline {
  sentence: string;
  basis: string;
  trend: 'up' | 'down' | null;
}

/** What changed in two weeks, as a page of figures begins; null while that is not known. */
export function useHeadline(): { loading: boolean; current: CurrentHeadline | null } {
  const { view } = useDashboard('month');
  if (view.state !== 'shown') return { loading: view.state === 'loading', current: null };
  const { headline } = view.data;
  const trend = headline.kind === 'moved' ? (headline.points > 0 ? 'up' : 'down') : null;
  return { loading: false, current: { ...formatHeadline(headline), trend } };
}
