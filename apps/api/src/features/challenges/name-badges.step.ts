import { challengeRuns, challenges } from '@quorbit/db/schema/challenges';
import { sql } from 'drizzle-orm';
import type { AreaStep } from '../../kernel/area.ts';
import { fillGameNames } from '../achievements/achievements.service.ts';

/** Adds the challenge's name to badges of challenges, which older releases stored without it. */
export const nameChallengeBadges: AreaStep = {
  migration: '0043_badges_and_contact',
  run: (tx) =>
    fillGameNames(
      tx,
      sql`select runs.id, ${challenges.title} as name from ${challengeRuns} as runs
          join ${challenges} on ${challenges.id} = runs.challenge_id`,
    ),
};
