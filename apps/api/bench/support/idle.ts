// Computes the load that idle devices put on a server, from the cost of one exchange without news.

export const DEVICES = 100_000;
const HOURS = 24;

/** The cost of one exchange in which nothing changed. */
export interface IdleExchange {
  /** CPU time of the server in microseconds, per engine. */
  microseconds: readonly { engine: string; cpu: number }[];
  /** SQL statements, including the one that checks the session. */
  statements: number;
  /** Bytes sent and received on the connection, headers included. */
  up: number;
  down: number;
}

/** An assumption about how often devices request news. */
interface PollingHabit {
  name: string;
  /** The share of the devices that polls (0 to 1), and the seconds between two requests. */
  share: number;
  everySeconds: number;
  /** How many times a day the app is brought to the foreground; each time it sends a request at once. */
  opensPerDay: number;
}

/**
 * The share of devices whose app is visible: a phone is in a pocket most of the day, and most tabs are in the
 * background.
 */
const VISIBLE = 0.1;
const OPENS_PER_DAY = 20;

const POLLING_HABITS: readonly PollingHabit[] = [
  { name: 'before: each minute, visible or hidden', share: 1, everySeconds: 60, opensPerDay: 0 },
  {
    name: `now, ${VISIBLE * 100} % visible, ${OPENS_PER_DAY} looks a day`,
    share: VISIBLE,
    everySeconds: 300,
    opensPerDay: OPENS_PER_DAY,
  },
  { name: 'now, all visible', share: 1, everySeconds: 300, opensPerDay: 0 },
];

const requestsPerSecond = ({ share, everySeconds, opensPerDay }: PollingHabit) =>
  DEVICES * (share / everySeconds + opensPerDay / (HOURS * 3_600));

/** Returns the rows of a table with the load that idle devices cause; the first row is the table's head. */
export function idleCells({ microseconds, statements, up, down }: IdleExchange): string[][] {
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(0);
  return [
    ['', 'exchanges', ...microseconds.map(({ engine }) => `cores, ${engine}`), 'statements', 'KB up', 'KB down'],
    ...POLLING_HABITS.map((habit) => {
      const rate = requestsPerSecond(habit);
      return [
        habit.name,
        rate.toFixed(0),
        ...microseconds.map(({ cpu }) => ((rate * cpu) / 1_000_000).toFixed(2)),
        (rate * statements).toFixed(0),
        kilobytes(rate * up),
        kilobytes(rate * down),
      ];
    }),
  ];
}
