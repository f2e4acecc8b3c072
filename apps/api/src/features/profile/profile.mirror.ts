import { type ProfileRow, profileRow } from '@quorbit/contracts/accounts/row';
import { buildHistory } from '@quorbit/contracts/streaks/history';
import type { ZoneSession } from '@quorbit/contracts/streaks/zones';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { toProfile } from '../accounts/profiles/profiles.ts';
import { listUsersWithHistory } from './history.repository.ts';

/** Mirror rows of kind `profile`; the row's id is the user's. */
export const profileMirror: MirrorReader = {
  kind: 'profile',
  body: profileRow,
  listIds: async (_db, userIds) => userIds,
  async read(db, audience, ids) {
    const own = ids.filter((id) => id === audience.userId);
    const rows = await listUsersWithHistory(db, own);
    return new Map(
      rows.map(({ active, ratings, seen, counters, collected, ...row }) => {
        const skipped = new Set(row.learner.skippedDays);
        const history = buildHistory(active, new Map(Object.entries(ratings)), seen.map(toSeen), skipped);
        const body: ProfileRow = {
          ...toProfile(row),
          history: { ...history, days: [...history.days] },
          counters,
          collected,
        };
        return [body.id, body];
      }),
    );
  },
};

function toSeen({ first, last, ...where }: { day: string; zone: string; first: string; last: string }): ZoneSession {
  return { ...where, first: Date.parse(first), last: Date.parse(last) };
}
