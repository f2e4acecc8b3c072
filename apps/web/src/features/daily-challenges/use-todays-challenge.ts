import { learnerDay } from '@quorbit/contracts/streaks/days';
import { useMinute } from '#features/home/use-minute.ts';
import { deviceThenServer } from '#lib/server/read-policy.ts';
import type { View } from '#lib/server/view.ts';
import { useUser } from '#lib/session.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import type { TodaysChallenge } from './today.mirror.ts';

const NOT_SYNCED = 'It comes with the first sync.';
const NOT_SAVED = "This browser can't save your work, so it has no challenge of the day.";

/** The parameters of a reading of the mirror; a new day causes a new reading. */
type ChallengeRequest = { day: string };

// The code that computes the daily challenge is imported on demand to keep the page's own code small; the offline
// engine loads it much later.
const loadSelector = async (_request: ChallengeRequest) => {
  const { selectTodaysChallenge } = await import('./today.mirror.ts');
  return createSelector((get) => ({ today: get(selectTodaysChallenge) ?? NOT_SYNCED }));
};

/** Returns the daily challenge from this device, or a text that says why there is none. */
export function useTodaysChallenge(): View<{ today: TodaysChallenge | string }> {
  const { timeZone } = useUser();
  const reading = useMirror(loadSelector, { day: learnerDay(useMinute(), timeZone) });
  return deviceThenServer.view(reading === null ? { today: NOT_SAVED } : reading);
}
