export const TOURNAMENT_TYPES = ['single_elimination', 'round_robin', 'swiss_system'] as const;
export type TournamentType = (typeof TOURNAMENT_TYPES)[number];

export const TOURNAMENT_STATUSES = ['upcoming', 'registration_open', 'in_progress', 'completed'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/**
 * Where somebody stands in the round that is played now. `to_play`: hasn't begun; `playing`: has begun the quiz;
 * `waiting`: has played, and the opponent hasn't; `bye`: has no opponent, and needn't play; `out`: plays no more.
 */
export const ROUND_STATES = ['to_play', 'playing', 'waiting', 'decided', 'bye', 'out'] as const;

/** What the start page says of somebody's match: who is out has none. */
export const OWN_MATCH_STATES = ['upcoming', 'to_play', 'playing', 'waiting', 'decided', 'bye'] as const;
