import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import { payOutRewards } from '../../features/awards/game-rewards.service.ts';
import type { Person, TestServer } from '../test-server.ts';

/** Pays out XP for a challenge that doesn't exist, in the same way as all rewards. */
export async function plantXp({ deps }: TestServer, { id, user }: Person, xp: number): Promise<void> {
  const reward = {
    reason: 'challenge' as const,
    sourceId: newId(),
    rewards: { game: 'Played', xp, badge: null, theme: null },
  };
  await write(
    deps.database,
    [userScope(id)],
    (tx) => payOutRewards(tx, { id, timeZone: user.timeZone }, reward, deps.now()),
    {
      onLateError(error) {
        throw error;
      },
    },
  );
}
