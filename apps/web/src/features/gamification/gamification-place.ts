const TABS = ['daily', 'completed', 'tournaments', 'past-tournaments', 'history'] as const;
export type GamificationTab = (typeof TABS)[number];

const GAMES = ['challenge', 'tournament'] as const;
type GameKind = (typeof GAMES)[number];

/** What the page shows. */
interface GamificationPlace {
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
export type GamificationAddress = { [Name in keyof GamificationPlace]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idIn = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value.toLowerCase() : undefined);

/** Takes of an address what the page can show, and drops the rest. */
export function placeOf({ tab, play, tournament, round, create }: GamificationAddress): GamificationPlace {
  return {
    tab: TABS.find((one) => one === tab) ?? 'daily',
    play: idIn(play),
    tournament: idIn(tournament),
    round: idIn(round),
    create: GAMES.find((one) => one === create),
  };
}
