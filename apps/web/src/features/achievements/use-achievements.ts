import { useMemo } from 'react';
import { loadFailureWords } from '#lib/server/load-failure-words.ts';
import { mirrorFirst } from '#lib/server/read-policy.ts';
import type { View } from '#lib/server/view.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type AchievementFact, factsFromDevice, factsFromServer } from './achievement-fact.ts';
import { useAchievementsOnServer } from './achievements.queries.ts';
import { selectMedals } from './local-achievements.mirror.ts';

interface Achievements {
  view: View<AchievementFact[]>;
  /** Said where they can't be shown. */
  failure: string;
}

/**
 * The person's achievements: this device's where it has the server's figures, pending work included; else the server's.
 */
export function useAchievements(): Achievements {
  const reading = useMirror(selectMedals, null, null);
  const answer = useAchievementsOnServer(reading === null);
  const told = useMemo(() => answer.data && factsFromServer(answer.data), [answer.data]);
  const here = useMemo(() => reading && factsFromDevice(reading), [reading]);
  const view = here === null ? mirrorFirst.insteadOfMirror({ ...answer, data: told }) : mirrorFirst.view(here);
  return { view, failure: loadFailureWords(answer.error, "We couldn't load your achievements.") };
}
