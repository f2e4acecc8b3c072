import { tournaments } from '@quorbit/db/schema/tournaments';
import { sql } from 'drizzle-orm';
import type { AreaStep } from '../../kernel/area.ts';
import { fillGameNames } from '../achievements/achievements.service.ts';

/** Badges of tournaments get the name of the tournament, which older releases didn't store with them. */
export const nameTournamentBadges: AreaStep = {
  migration: '0043_badges_and_contact',
  run: (tx) => fillGameNames(tx, sql`select id, name from ${tournaments}`),
};
