const TABS = ['daily', 'completed', 'tournaments', 'past-tournaments', 'history'] as const;
export type GamificationTab = (typeof TABS)[number];

const GAME_KINDS = ['challenge', 'tournament'] as const;
type GameKind = (typeof GAME_KINDS)[number];

/** The state of the gamification page, read from its address. */
interface GamificationParams {
  tab: GamificationTab;
  /** The id of the challenge whose quiz is being played. */
  play?: string | undefined;
  /** The id of the tournament whose details are open. */
  tournament?: string | undefined;
  /** The id of the tournament whose quiz is being played. */
  round?: string | undefined;
  /** The kind of game whose creation form is open, for admins. */
  create?: GameKind | undefined;
}

/** The address's search parameters, not validated: the routes load with every page, so the page validates them. */
export type GamificationAddress = { [Name in keyof GamificationParams]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const parseId = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value.toLowerCase() : undefined);

/** Reads the search parameters; an invalid tab becomes the default, other invalid values are dropped. */
export function parseGamificationAddress({
  tab,
  play,
  tournament,
  round,
  create,
}: GamificationAddress): GamificationParams {
  return {
    tab: TABS.find((known) => known === tab) ?? 'daily',
    play: parseId(play),
    tournament: parseId(tournament),
    round: parseId(round),
    create: GAME_KINDS.find((known) => known === create),
  };
}
