import {
  DAILY_CHALLENGE_COLLECT,
  type DailyChallengeCollectArgs,
} from '@quorbit/contracts/sync/ops/daily-challenge-collect';
import { useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { useWork } from '#offline/use-work.ts';

/** Collects the XP of a day's challenge, online or not. */
export function useCollectDailyXp() {
  const { enqueue } = useWork();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    collect(args: DailyChallengeCollectArgs) {
      setBusy(true);
      enqueue({ type: DAILY_CHALLENGE_COLLECT, args })
        .catch(() => notify("That couldn't be saved. Try again.", { type: 'error' }))
        .finally(() => setBusy(false));
    },
  };
}
