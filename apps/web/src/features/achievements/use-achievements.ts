import { useMemo } from 'react';
import { describeFailure } from '#lib/errors.ts';
import { mirrorFirst } from '#lib/read-policy.ts';
import type { View } from '#lib/view.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type AchievementFact, factsFromDevice, factsFromServer } from './achievement-fact.ts';
import { useAchievementsOnServer } from './achievements.queries.ts';
import { readKnownAchievements } from './local-achievements.mirror.ts';

interface Achievements {
  view: View<AchievementFact[]>;
  /** Said where they can't be shown. */
  failure: string;
}

/**
 * The person's achievements: this device's where it has the server's figures, pending work included; else the server's.
 */
export function useAchievements(): Achievements {
  const reading = useMirror(readKnownAchievements, null);
  const answer = useAchievementsOnServer(reading === null);
  const told = useMemo(() => answer.data && factsFromServer(answer.data), [answer.data]);
  const here = useMemo(() => reading && factsFromDevice(reading), [reading]);
  const view = here === null ? mirrorFirst.insteadOfMirror({ ...answer, data: told }) : mirrorFirst.view(here);
  return { view, failure: failureWords(answer.error) };
}

function failureWords(error: unknown): string {
  const { kind, code, status, message } = describeFailure(error);
  if (code === 'NOT_FOUND') return 'User not found. Please log in again.';
  if (kind === 'refused') return message;
  return status === null ? "We couldn't load your achievements." : 'Invalid response from server';
}
