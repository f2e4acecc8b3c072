import type { SessionList } from '@quorbit/contracts/analytics/schema';

export type SessionRow = SessionList['sessions'][number];

/**
 * Returns the mean of a figure over sessions, all with the same weight.
 * @param sessions at least one.
 */
export function meanOf(
  sessions: readonly SessionRow[],
  figure: 'responseTime' | 'engagement' | 'comprehension',
): number {
  return sessions.reduce((sum, session) => sum + session[figure], 0) / sessions.length;
}

const COMPREHENSION_BANDS = [
  { id: 'strong', label: '80% and more', hue: 'other-0', from: 0.8 },
  { id: 'fair', label: '60% to 80%', hue: 'other-3', from: 0.6 },
  { id: 'middling', label: '40% to 60%', hue: 'other-5', from: 0.4 },
  { id: 'weak', label: 'Under 40%', hue: 'other-6', from: 0 },
] as const;

/** Counts the sessions in each band of comprehension; bands without sessions are left out. */
export function countByComprehension(sessions: readonly SessionRow[]) {
  const bandOf = ({ comprehension }: SessionRow) => COMPREHENSION_BANDS.find(({ from }) => comprehension >= from)?.id;
  return COMPREHENSION_BANDS.map(({ id, label, hue }) => ({
    id,
    label,
    hue,
    sessions: sessions.filter((session) => bandOf(session) === id).length,
  })).filter((band) => band.sessions > 0);
}
