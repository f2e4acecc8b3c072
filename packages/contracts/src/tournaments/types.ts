export const TOURNAMENT_TYPES = ['single_elimination', 'round_robin', 'swiss_system'] as const;
export type TournamentType = (typeof TOURNAMENT_TYPES)[number];

export const TOURNAMENT_STATUSES = ['upcoming', 'registration_open', 'in_progress', 'completed'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/**
 * A player's state in the current round. `to_play`: hasn't begun; `playing`: has begun the quiz; `waiting`: has played,
 * the opponent hasn't; `bye`: has no opponent and needn't play; `out`: eliminated.
 */
export const ROUND_STATES = ['to_play', 'playing', 'waiting', 'decided', 'bye', 'out'] as const;

/** The states of the match on the dashboard, which shows no match to eliminated players. */
export const OWN_MATCH_STATES = ['upcoming', 'to_play', 'playing', 'waiting', 'decided', 'bye'] as const;
