const TABS = ['daily', 'completed', 'tournaments', 'past-tournaments', 'history'] as const;
export type GamificationTab = (typeof TABS)[number];

const GAME_KINDS = ['challenge', 'tournament'] as const;
type GameKind = (typeof GAME_KINDS)[number];

/** What the page shows. */
interface GamificationParams {
  tab: GamificationTab;
  /** The challenge whose quiz is being played. */
  play?: string | undefined;
  /** The tournament that is looked at. */
  tournament?: string | undefined;
  /** The tournament whose quiz is being played. */
  round?: string | undefined;
  /** The game that an admin is making. */
  create?: GameKind | undefined;
}

/** What the address says, as somebody wrote it: every page loads the routes first, so they don't check it. */
export type GamificationAddress = { [Name in keyof GamificationParams]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const parseId = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value.toLowerCase() : undefined);

/** Takes of an address what the page can show, and drops the rest. */
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
