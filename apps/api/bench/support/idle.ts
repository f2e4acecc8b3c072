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
interface Habit {
  name: string;
  /** Which share of the devices polls, and how often, in seconds. */
  share: number;
  every: number;
  /** How often a day somebody looks at a device again, which then asks at once. */
  looks: number;
}

/** One device in ten is looked at: a phone lies in a pocket most of the day, and most tabs lie behind another. */
const VISIBLE = 0.1;
const LOOKS = 20;

const HABITS: readonly Habit[] = [
  { name: 'before: each minute, visible or hidden', share: 1, every: 60, looks: 0 },
  { name: `now, ${VISIBLE * 100} % visible, ${LOOKS} looks a day`, share: VISIBLE, every: 300, looks: LOOKS },
  { name: 'now, all visible', share: 1, every: 300, looks: 0 },
];

const perSecond = ({ share, every, looks }: Habit) => DEVICES * (share / every + looks / (HOURS * 3_600));

/** The lines of a table, its head first. */
export function idleCells({ microseconds, statements, up, down }: IdleExchange): string[][] {
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(0);
  return [
    ['', 'exchanges', ...microseconds.map(({ engine }) => `cores, ${engine}`), 'statements', 'KB up', 'KB down'],
    ...HABITS.map((habit) => {
      const rate = perSecond(habit);
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
