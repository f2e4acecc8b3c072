// What devices without work cost a server, from one exchange without news.

export const DEVICES = 100_000;
const HOURS = 24;

/** One exchange without news. */
export interface IdleExchange {
  /** CPU of the server, microseconds, by engine. */
  microseconds: readonly { engine: string; cpu: number }[];
  /** SQL statements, that of the session included. */
  statements: number;
  /** Bytes on the connection, headers included. */
  up: number;
  down: number;
}

/** How devices ask for news. */
interface PollingHabit {
  name: string;
  /** Which share of the devices polls, and how often, in seconds. */
  share: number;
  everySeconds: number;
  /** How often a day somebody looks at a device again, which then asks at once. */
  opensPerDay: number;
}

/** One device in ten is looked at: a phone lies in a pocket most of the day, and most tabs lie behind another. */
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

/** The lines of a table, its head first. */
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
