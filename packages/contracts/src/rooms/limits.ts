/**
 * The letters and digits of room codes; characters that are easily confused when read aloud or from a projector are
 * left out.
 */
export const ROOM_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const ROOM_CODE_LENGTH = 6;

export const MIN_PLAYERS = 2;
/** The default maximum of players in a room; the administrator can change it with `ROOM_MAX_PLAYERS`. */
export const DEFAULT_ROOM_CAPACITY = 8;
/** The highest allowed `ROOM_MAX_PLAYERS`. */
export const MAX_ROOM_CAPACITY = 500;
export const DEFAULT_MAX_PLAYERS = 6;

/** Limits and default of the time per question, in seconds. */
export const QUESTION_SECONDS = { min: 10, max: 120, usual: 30 } as const;
/** The number of questions in a game; a quiz with fewer questions is asked as a whole. */
export const GAME_QUESTIONS = 10;
export const CHAT_MAX = 100;

/** The number of seconds for which results stay on the screen. */
export const RESULTS_SECONDS = 5;
/**
 * The number of seconds for which the 'next question' view follows the results; it isn't shown after the last question.
 */
export const NEXT_QUESTION_SECONDS = 2;
/** The number of seconds for which a player who lost the connection keeps the seat. */
export const SEAT_GRACE_SECONDS = 30;

/**
 * The number of players above which a room is a crowd. Events then contain only counts of answers and the top of the
 * results, and joins are announced in batches.
 */
export const CROWD_SIZE = 20;
/** The number of leaderboard rows that are sent to a crowd. */
export const CROWD_BOARD_ROWS = 10;

export const SCORINGS = ['speed', 'accuracy'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** The maximum points for a right answer. */
export const MAX_ANSWER_POINTS = 1000;
/** The maximum network latency that is subtracted from an answer's time, in milliseconds. */
export const MAX_LATENCY_MS = 250;
/** Latency changes of fewer milliseconds than this are ignored. */
export const LATENCY_STEP_MS = 20;
/**
 * The limit for chat: each person may send `lines` chat lines within `ms` milliseconds. A room keeps the newest `kept`
 * lines.
 */
export const CHAT_BURST = { lines: 5, ms: 5_000, kept: 50 } as const;
/** The number of minutes without activity after which a lobby is closed. */
export const LOBBY_IDLE_MINUTES = 15;
/** The number of seconds for which a room shows its final results before it closes. */
export const FINISHED_ROOM_SECONDS = 300;
/** The minimum number of milliseconds between events about answers and joins in a crowd. */
export const ANNOUNCE_EVERY_MS = 250;
/** The maximum number of subscriptions per seat, all from one device. */
export const MAX_CONNECTIONS = 4;
/** The maximum number of shared screens per room. */
export const MAX_BIG_SCREENS = 2;
/** The number of removed people that a room remembers, so that they can't join again. */
export const MAX_KICKED = 500;
