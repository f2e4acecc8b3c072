import * as z from 'zod/mini';
import { defineSettingsPart } from './settings-part.ts';

export const leaderboardSettings = defineSettingsPart({
  taken: { leaderboardOptOut: z.optional(z.boolean('Leaderboard opt-out must be true or false.')) },
  told: { leaderboardOptOut: z.boolean() },
  words: { leaderboardOptOut: 'leaderboards' },
});
