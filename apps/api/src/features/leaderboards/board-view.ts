// Builds the view of a board: other learners as of the last fold, the viewer with everything accepted so far.

/** The number of rows shown above and below the viewer. */
export const NEAR_ROWS = 5;

/** The sort key of a board: higher scores first, then newer accounts. */
export interface BoardKey {
  score: number;
  userId: string;
}

export interface BoardLearner extends BoardKey {
  name: string;
  percentages: number;
  quizzes: number;
  /** The learner's rank when the day began; null if it wasn't copied. */
  copiedRank: number | null;
}

/** The parts of a board needed for one view, best first, without the viewer. */
export interface BoardSlices {
  /** The rows of the page and, if there are more, the next row. */
  top: BoardLearner[];
  /** The rows directly above the viewer; `below` has those directly below. */
  above: BoardLearner[];
  below: BoardLearner[];
  /** The nearest learner with a better score than the viewer's; null if there is none. */
  ahead: BoardLearner | null;
  /** The number of learners above certain scores, to compute ranks from. */
  others: BoardCounts;
}

export interface BoardCounts {
  all: number;
  /** The number of others with a better score than the viewer. */
  own?: number;
  /** The number of others with a better score than the `ahead` learner. */
  ahead?: number;
  /**
   * The number of others with a better score than the page's first row; `topTied` also counts the others with the same
   * score.
   */
  top?: number;
  topTied?: number;
  /**
   * The number of others with a better score than the first row near the viewer; `nearTied` also counts the others with
   * the same score.
   */
  near?: number;
  nearTied?: number;
}

/** A learner on a board with their rank. */
export interface PlacedLearner extends BoardLearner {
  rank: number;
}

export interface Placement {
  /** The rows of the page and, if there are more, the next row. */
  page: PlacedLearner[];
  own: PlacedLearner | null;
  near: PlacedLearner[];
  ahead: PlacedLearner | null;
  learners: number;
}

/**
 * Adds the viewer to the parts of a board and computes all ranks.
 * @param after the last row of the previous page; null for the first page.
 */
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
 * Computes the ranks of consecutive rows of the board.
 * @param better the number of others with a better score than the first row.
 * @param tied the number of others with at least the first row's score.
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

/** Compares the sort keys of two rows of a board; the better row comes first. Ids are compared as the database does. */
function compareKeys(a: BoardKey, b: BoardKey): number {
  return b.score - a.score || (a.userId < b.userId ? 1 : a.userId > b.userId ? -1 : 0);
}

/**
 * Cuts the parts for one view out of a whole board.
 * @param board all rows in board order, without the viewer.
 */
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
