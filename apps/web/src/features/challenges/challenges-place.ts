const TABS = ['daily', 'completed', 'history'] as const;

/** What the page shows. */
interface ChallengesPlace {
  tab: (typeof TABS)[number];
  /** The challenge whose quiz is being played. */
  play?: string | undefined;
}

/** What the address says, as somebody wrote it: every page loads the routes first, so they don't check it. */
export type ChallengesAddress = { [Name in keyof ChallengesPlace]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes of an address what the page can show, and drops the rest. */
export function placeOf({ tab, play }: ChallengesAddress): ChallengesPlace {
  return {
    tab: TABS.find((one) => one === tab) ?? 'daily',
    ...(typeof play === 'string' && ID.test(play) && { play: play.toLowerCase() }),
  };
}
