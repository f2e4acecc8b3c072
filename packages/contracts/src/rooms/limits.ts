/** Letters and digits that can't be mistaken for others, read aloud or from a projector. */
export const ROOM_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const ROOM_CODE_LENGTH = 6;

export const MIN_PLAYERS = 2;
/** Most players of a room, unless the administrator changes it (`ROOM_MAX_PLAYERS`). */
export const DEFAULT_ROOM_CAPACITY = 8;
/** The highest allowed `ROOM_MAX_PLAYERS`. */
export const MAX_ROOM_CAPACITY = 500;
export const DEFAULT_MAX_PLAYERS = 6;

/** Seconds for a question. */
export const QUESTION_SECONDS = { min: 10, max: 120, usual: 30 } as const;
/** Questions of a game, or all of a quiz that has fewer. */
export const GAME_QUESTIONS = 10;
export const CHAT_MAX = 100;

/** How long results stay on the screen. */
export const RESULTS_SECONDS = 5;
/** How long the 'next question' view follows them; not after the last question. */
export const NEXT_QUESTION_SECONDS = 2;
/** How long a player who lost the connection keeps the seat. */
export const SEAT_GRACE_SECONDS = 30;

/** Above this many players, events have counts of answers, the top of the results, and joins in batches. */
export const CROWD_SIZE = 20;
/** Rows of a leaderboard that goes to a crowd. */
export const CROWD_BOARD_ROWS = 10;

export const SCORINGS = ['speed', 'accuracy'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** Most points for a right answer. */
export const MAX_ANSWER_POINTS = 1000;
/** Most network latency that is subtracted from an answer's time. */
export const MAX_LATENCY_MS = 250;
/** Smaller changes of latency are ignored. */
export const LATENCY_STEP_MS = 20;
/** Most chat lines per person within `ms`, and how many lines a room keeps. */
export const CHAT_BURST = { lines: 5, ms: 5_000, kept: 50 } as const;
/** A lobby is closed after this long without activity. */
export const LOBBY_IDLE_MINUTES = 15;
/** How long a room shows its final results before it closes. */
export const FINISHED_ROOM_SECONDS = 300;
/** In a crowd, the shortest time between events about answers and joins. */
export const ANNOUNCE_EVERY_MS = 250;
/** Most subscriptions per seat, all of one device. */
export const MAX_CONNECTIONS = 4;
/** Most shared screens per room. */
export const MAX_BIG_SCREENS = 2;
/** How many removed people a room remembers. */
export const MAX_KICKED = 500;
