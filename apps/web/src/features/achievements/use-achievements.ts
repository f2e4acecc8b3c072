import { useMemo } from 'react';
import { formatLoadFailure } from '#lib/server/format-load-failure.ts';
import { deviceThenServer } from '#lib/server/read-policy.ts';
import type { View } from '#lib/server/view.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type AchievementFact, factsFromDevice, factsFromServer } from './achievement-fact.ts';
import { useAchievementsOnServer } from './achievements.queries.ts';
import { selectMedals } from './local-achievements.mirror.ts';

interface Achievements {
  view: View<AchievementFact[]>;
  /** The message to show when the achievements can't be loaded. */
  failure: string;
}

/**
 * Returns the learner's achievements: from this device, pending work included, if it has the server's figures,
 * otherwise from the server.
 */
export function useAchievements(): Achievements {
  const reading = useMirror(selectMedals, null, null);
  const query = useAchievementsOnServer(reading === null);
  const fromServer = useMemo(() => query.data && factsFromServer(query.data), [query.data]);
  const fromDevice = useMemo(() => reading && factsFromDevice(reading), [reading]);
  const view =
    fromDevice === null
      ? deviceThenServer.insteadOfMirror({ ...query, data: fromServer })
      : deviceThenServer.view(fromDevice);
  return { view, failure: formatLoadFailure(query.error, "We couldn't load your achievements.") };
}
