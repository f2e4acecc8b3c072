// Puts a board together as its viewer sees it: others as they are folded, the viewer as everything accepted says.

/** Rows shown above and below the viewer. */
export const NEAR_ROWS = 5;

/** What orders a board: the better score first, then the later account. */
export interface BoardKey {
  score: number;
  userId: string;
}

/** A learner on a board. */
export interface BoardLearner extends BoardKey {
  name: string;
  percentages: number;
  quizzes: number;
  /** The rank when the day began; null where it was not copied. */
  copiedRank: number | null;
}

/** Parts of a board, best first, without the viewer. */
export interface BoardSlices {
  /** A page and, where there are more, the row after it. */
  top: BoardLearner[];
  /** The rows next to the viewer. */
  above: BoardLearner[];
  below: BoardLearner[];
  /** The nearest with a better score. */
  ahead: BoardLearner | null;
  /** How many are better than certain scores. */
  others: BoardCounts;
}

export interface BoardCounts {
  all: number;
  /** Better than the viewer. */
  own?: number;
  /** Better than the nearest better one. */
  ahead?: number;
  /** Better than the first row of the page; at least as good as it. */
  top?: number;
  topTied?: number;
  /** The same for the first row next to the viewer. */
  near?: number;
  nearTied?: number;
}

/** A learner with the rank. */
export interface PlacedLearner extends BoardLearner {
  rank: number;
}

export interface Placement {
  /** The page, and the row after it where there are more. */
  page: PlacedLearner[];
  own: PlacedLearner | null;
  near: PlacedLearner[];
  ahead: PlacedLearner | null;
  learners: number;
}

/** @param after the last row of the page before */
export function placeViewer(slices: BoardSlices, viewer: BoardLearner | null, after: BoardKey | null): Placement {
  const { above, below, others } = slices;
  const top = rankOthers(slices.top, others.top ?? 0, others.topTied ?? 0, viewer);
  const near = rankOthers([...above, ...below], others.near ?? 0, others.nearTied ?? 0, viewer);
  const own = viewer && { ...viewer, rank: (others.own ?? 0) + 1 };
  const { ahead } = slices;
  return {
    page: own && (after === null || compareKeys(after, own) < 0) ? [...top, own].sort(compareKeys) : top,
    own,
    near: own ? [...near.slice(0, above.length), own, ...near.slice(above.length)] : [],
    ahead: ahead && { ...ahead, rank: (others.ahead ?? 0) + 1 },
    learners: others.all + (own ? 1 : 0),
  };
}

/**
 * Ranks rows that follow each other on the board.
 * @param better how many others are better than the first row
 * @param tied how many others are at least as good as the first row
 */
function rankOthers(
  rows: readonly BoardLearner[],
  better: number,
  tied: number,
  viewer: BoardLearner | null,
): PlacedLearner[] {
  const [first] = rows;
  const sameAsFirst = rows.filter(({ score }) => score === first?.score).length;
  let above = better;
  return rows.map((row, index) => {
    const before = rows[index - 1];
    if (before && before.score !== row.score) above = tied + index - sameAsFirst;
    return { ...row, rank: above + 1 + (viewer && viewer.score > row.score ? 1 : 0) };
  });
}

/** Best first. Ids are compared as the database does. */
function compareKeys(a: BoardKey, b: BoardKey): number {
  return b.score - a.score || (a.userId < b.userId ? 1 : a.userId > b.userId ? -1 : 0);
}

/** Cuts the parts out of a whole board. @param board in order, without the viewer */
export function sliceBoard(
  board: readonly BoardLearner[],
  { viewer, after, limit }: { viewer: BoardLearner | null; after: BoardKey | null; limit: number },
): BoardSlices {
  const better = (score: number | undefined) => board.filter((row) => score !== undefined && row.score > score).length;
  const above = viewer ? board.filter((row) => compareKeys(row, viewer) < 0) : [];
  const below = viewer ? board.filter((row) => compareKeys(row, viewer) > 0).slice(0, NEAR_ROWS) : [];
  const top = board.filter((row) => after === null || compareKeys(row, after) > 0).slice(0, limit + 1);
  const nearest = above.slice(-NEAR_ROWS);
  const ahead = above.findLast(({ score }) => score > (viewer?.score ?? 0)) ?? null;
  const first = (nearest[0] ?? below[0])?.score;
  const firstOfTop = top[0]?.score;
  return {
    top,
    above: nearest,
    below,
    ahead,
    others: {
      all: board.length,
      own: better(viewer?.score),
      ahead: better(ahead?.score),
      top: better(firstOfTop),
      topTied: better(firstOfTop === undefined ? undefined : firstOfTop - 1),
      near: better(first),
      nearTied: better(first === undefined ? undefined : first - 1),
    },
  };
}
