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
  /** Days. Where both dates are given, these count. */
  duration: boundedInteger('Duration', limits.TOURNAMENT_DURATION),
  /** Seconds for each quiz. */
  timeLimit: boundedInteger('Time per quiz', QUIZ_SECONDS),
  quizCategory: z._default(gameCategory, 'General'),
  /** How many there are follows from `quizzes`. */
  quizCount: z.optional(integer('Quiz count', 1, limits.MAX_TOURNAMENT_QUIZZES)),
});

const prize = z.object({
  position: integer('Position', 1, limits.DEFAULT_PRIZES.length),
  /** By default 500, 300 and 200. */
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

/** A `status` that is sent is ignored: it follows from the clock. */
export const createTournamentInput = z.object({
  name: readableField('Name', limits.TOURNAMENT_NAME_MAX),
  description: readableField('Description', limits.TOURNAMENT_DESCRIPTION_MAX),
  type: z.enum(TOURNAMENT_TYPES, 'Choose one of the types.'),
  category: z._default(gameCategory, 'General'),
  settings: z.prefault(settings, {}),
  /** By default the first three places have the usual XP. */
  prizes: z.prefault(
    prizes,
    limits.DEFAULT_PRIZES.map((_, index) => ({ position: index + 1 })),
  ),
  quizzes: quizIdsField(words.PICK_QUIZZES, { count: limits.MAX_TOURNAMENT_QUIZZES, error: words.TOO_MANY_QUIZZES }),
  /** By default today at 00:00 in the maker's zone. */
  registrationStart: z.optional(storableInstant),
  /** By default in two days at 23:59:59. */
  registrationEnd: z.optional(storableInstant),
  /** By default in three days at 09:00. */
  tournamentStart: z.optional(storableInstant),
  /** By default `duration` days after the start, at 18:00. */
  tournamentEnd: z.optional(storableInstant),
});
export type CreateTournamentInput = z.infer<typeof createTournamentInput>;

export const tournamentInput = z.object({ id });
export type TournamentInput = z.infer<typeof tournamentInput>;

export const listTournamentsInput = z.object(pageInput);
export type ListTournamentsInput = z.infer<typeof listTournamentsInput>;
