import { tournaments } from '@quorbit/db/schema/tournaments';
import { sql } from 'drizzle-orm';
import type { AreaStep } from '../../kernel/area.ts';
import { fillGameNames } from '../achievements/achievements.service.ts';

/** Adds the name of the tournament to tournament badges, which older releases stored without it. */
export const nameTournamentBadges: AreaStep = {
  migration: '0043_badges_and_contact',
  run: (tx) => fillGameNames(tx, sql`select id, name from ${tournaments}`),
};
