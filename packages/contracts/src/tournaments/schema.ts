import * as z from 'zod/mini';
import { pageInput } from '../lib/paging.ts';
import { id, integer, storableInstant } from '../lib/scalars.ts';
import {
  badgeField,
  boundedInteger,
  gameCategory,
  quizIdsField,
  readableField,
  shortNameField,
  themeField,
} from '../plays/game-fields.ts';
import { QUIZ_SECONDS } from '../plays/limits.ts';
import * as limits from './limits.ts';
import * as words from './messages.ts';
import { TOURNAMENT_TYPES } from './types.ts';

const settings = z.object({
  maxParticipants: z._default(
    z.literal(limits.PARTICIPANT_LIMITS, words.WRONG_PARTICIPANT_LIMIT),
    limits.DEFAULT_PARTICIPANT_LIMIT,
  ),
  entryFee: boundedInteger('Entry fee', limits.ENTRY_FEE),
  /** The length of the tournament in days; ignored if both its start and its end are given. */
  duration: boundedInteger('Duration', limits.TOURNAMENT_DURATION),
  /** The time limit of each of the tournament's quizzes, in seconds. */
  timeLimit: boundedInteger('Time per quiz', QUIZ_SECONDS),
  quizCategory: z._default(gameCategory, 'General'),
  /** The number of the tournament's quizzes; ignored, because the server counts `quizzes` instead. */
  quizCount: z.optional(integer('Quiz count', 1, limits.MAX_TOURNAMENT_QUIZZES)),
});

const prize = z.object({
  position: integer('Position', 1, limits.DEFAULT_PRIZES.length),
  /** The XP of the prize; by default 500, 300 and 200 for the first three places. */
  xp: z.optional(integer('Prize XP', limits.PRIZE_XP.min, limits.PRIZE_XP.max)),
  badge: badgeField,
  theme: themeField,
  title: shortNameField('Title', limits.PRIZE_TITLE_MAX),
});
type PrizeInput = z.infer<typeof prize>;

const prizes = z.array(prize, 'Prizes must be a list.').check(
  z.maxLength(limits.DEFAULT_PRIZES.length, `At most ${limits.DEFAULT_PRIZES.length} prizes.`),
  z.refine<PrizeInput[]>(
    (given) => new Set(given.map(({ position }) => position)).size === given.length,
    words.ONE_PRIZE_EACH,
  ),
  z.refine<PrizeInput[]>((given) => given.every(({ position, title }) => position === 1 || !title), {
    error: words.TITLE_FOR_FIRST,
  }),
);

/** The fields of a new tournament. A `status` that is sent is ignored, because the status follows from the clock. */
export const createTournamentInput = z.object({
  name: readableField('Name', limits.TOURNAMENT_NAME_MAX),
  description: readableField('Description', limits.TOURNAMENT_DESCRIPTION_MAX),
  type: z.enum(TOURNAMENT_TYPES, 'Choose one of the types.'),
  category: z._default(gameCategory, 'General'),
  settings: z.prefault(settings, {}),
  /** The prizes; by default the first three places win the usual XP. */
  prizes: z.prefault(
    prizes,
    limits.DEFAULT_PRIZES.map((_, index) => ({ position: index + 1 })),
  ),
  quizzes: quizIdsField(words.PICK_QUIZZES, { count: limits.MAX_TOURNAMENT_QUIZZES, error: words.TOO_MANY_QUIZZES }),
  /** The start of registration; by default today at 00:00 in the maker's time zone. */
  registrationStart: z.optional(storableInstant),
  /** The end of registration; by default in two days at 23:59:59. */
  registrationEnd: z.optional(storableInstant),
  /** The start of the tournament; by default in three days at 09:00. */
  tournamentStart: z.optional(storableInstant),
  /** The end of the tournament; by default `duration` days after the start, at 18:00. */
  tournamentEnd: z.optional(storableInstant),
});
export type CreateTournamentInput = z.infer<typeof createTournamentInput>;

export const tournamentInput = z.object({ id });
export type TournamentInput = z.infer<typeof tournamentInput>;

export const listTournamentsInput = z.object(pageInput);
export type ListTournamentsInput = z.infer<typeof listTournamentsInput>;
