import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBytes, formatDuration, worstStateOf } from './finding.ts';
import { redactSecrets } from './redact-secrets.ts';
import { judgeDatabase, judgeDisk, judgeMail, judgeRedis, judgeVersions } from './rules.ts';
import { BACKUP_REMINDERS, HEALTH_STATES } from './schema.ts';
import {
  BACKUP_REMINDER_DAYS,
  isBackupDue,
  judgeBackups,
  judgeParked,
  judgeQueues,
  judgeRounds,
  judgeWaiting,
  judgeWorkers,
} from './worker-rules.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const DATABASE = {
  kind: 'postgres' as const,
  version: '17.2',
  roundTripMs: 1.4,
  bytes: 5_000_000,
  applied: 80,
  known: 80,
  connections: { inUse: 2, most: 10, waiting: 0 },
};
const MAIL = { waiting: 0, more: false, oldestAt: null, givenUp: 0, lastSentAt: null, lastError: null };

describe('the state of a check', () => {
  it.for([
    [{}, 'good'],
    [{ kind: 'pglite' as const, connections: null }, 'good'],
    [{ roundTripMs: 501 }, 'attention'],
    [{ connections: { inUse: 9, most: 10, waiting: 0 } }, 'attention'],
    [{ connections: { inUse: 2, most: 10, waiting: 1 } }, 'attention'],
    [{ applied: 79 }, 'broken'],
    [{ applied: 81 }, 'attention'],
  ] as const)('of the database with %o is %s', ([change, state]) => {
    expect(judgeDatabase({ ...DATABASE, ...change }).state).toBe(state);
  });

  it('of Redis is off without it, good if it is fast, and attention if it is slow', () => {
    expect(judgeRedis(null).state).toBe('off');
    expect(judgeRedis({ version: '7', memory: 1, roundTripMs: 2 }).state).toBe('good');
    expect(judgeRedis({ version: '7', memory: 1, roundTripMs: 900 }).state).toBe('attention');
  });

  it.for([
    [true, {}, 'good'],
    [false, {}, 'off'],
    [true, { waiting: 1, oldestAt: ago(MINUTE) }, 'good'],
    [true, { waiting: 1, oldestAt: ago(16 * MINUTE) }, 'attention'],
    [true, { waiting: 1, oldestAt: ago(61 * MINUTE) }, 'attention'],
    [true, { waiting: 1, oldestAt: ago(61 * MINUTE), lastError: 'refused' }, 'broken'],
    [false, { givenUp: 1 }, 'attention'],
  ] as const)('of mail with a mail server (%o) and %o is %s', ([smtp, change, state]) => {
    expect(judgeMail(smtp, { ...MAIL, ...change }, NOW).state).toBe(state);
  });

  it('of a disk never gets better with less free space', () => {
    const rank = (free: number, total: number) =>
      ['good', 'attention', 'broken'].indexOf(judgeDisk({ free, total }, false).state);
    const bytes = fc.integer({ min: 0, max: 2 ** 45 });
    fc.assert(
      fc.property(bytes, bytes, bytes, (a, b, more) => {
        const [less, rest] = [Math.min(a, b), Math.max(a, b)];
        const total = rest + more;
        expect(rank(less, total)).toBeGreaterThanOrEqual(rank(rest, total));
      }),
    );
    const GB = 2 ** 30;
    expect([50 * GB, 9 * GB, 1.9 * GB, 0.1 * GB].map((free) => rank(free, 100 * GB))).toEqual([0, 1, 1, 2]);
    expect(rank(1.5 * GB, 4 * GB)).toBe(1);
    expect(judgeDisk({ free: 0, total: 0 }, true).facts).toHaveLength(3);
  });

  it('of versions is attention if the schema differs from the program’s', () => {
    const figures = { program: '1', node: '24', database: null, redis: null, protocol: 2 };
    expect([null, 0, 1, -1].map((pending) => judgeVersions({ ...figures, pending }).state)).toEqual([
      'good',
      'good',
      'attention',
      'attention',
    ]);
  });

  it('of parked work is good only if no work and no unsent mail waits', () => {
    const none = { parked: 0, oldestAt: null, rejected: 4, differences: 2 };
    expect(judgeParked(none, 0).state).toBe('good');
    expect(judgeParked(none, 1).state).toBe('attention');
    expect(judgeParked({ ...none, parked: 1, oldestAt: ago(DAY) }, 0).state).toBe('attention');
  });
});

describe('background work', () => {
  const loop = { pauseMs: 1_000, startedAt: ago(DAY), endedAt: ago(500), runningSince: null, failures: 0 };
  it.for([
    [{}, 'good'],
    [{ endedAt: null, startedAt: ago(1_000) }, 'good'],
    [{ endedAt: null }, 'attention'],
    [{ endedAt: ago(3 * MINUTE) }, 'attention'],
    [{ endedAt: ago(3 * MINUTE), pauseMs: 10 * MINUTE }, 'good'],
    [{ endedAt: ago(51 * MINUTE), pauseMs: 10 * MINUTE }, 'attention'],
    [{ endedAt: ago(DAY), runningSince: ago(MINUTE) }, 'good'],
    [{ runningSince: ago(6 * MINUTE) }, 'attention'],
    [{ runningSince: ago(31 * MINUTE) }, 'broken'],
    [{ failures: 1 }, 'attention'],
    [{ failures: 3 }, 'broken'],
  ] as const)('with %o is %s', ([change, state]) => {
    expect(judgeRounds({ ...loop, ...change }, NOW)).toBe(state);
  });

  const worker = (name: string, state: 'good' | 'attention' | 'broken') => ({
    area: 'mails',
    name,
    state,
    endedAt: null,
    tookMs: null,
    runningSince: null,
    failures: 0,
    error: null,
  });
  it('is reported with the names of failing loops and the state of the worst one', () => {
    expect(judgeWorkers([]).state).toBe('off');
    expect(judgeWorkers([worker('a', 'good')]).state).toBe('good');
    const found = judgeWorkers(['a', 'b', 'c', 'd'].map((name) => worker(name, 'broken')));
    expect(found).toMatchObject({ state: 'broken', found: expect.stringContaining('mails: c and 1 more') });
  });

  it('with queues is judged by their oldest waiting item', () => {
    expect(
      [null, ago(MINUTE), ago(3 * MINUTE), ago(21 * MINUTE)].map((at) => judgeWaiting(at, 2 * MINUTE, NOW)),
    ).toEqual(['good', 'good', 'attention', 'broken']);
    const queue = { name: 'a', title: 'Mails', waiting: 1_000, more: true, oldestAt: null };
    expect(judgeQueues([{ ...queue, state: 'good' }]).facts[0]?.text).toBe('1,000 or more');
    expect(judgeQueues([{ ...queue, state: 'broken' }]).found).toContain('mails');
  });
});

describe('a backup', () => {
  const judge = (figures: Parameters<typeof isBackupDue>[0]) =>
    judgeBackups(figures, { lastAt: null, lastWhy: null, reminder: figures.reminder, due: false, command: 'run' }, NOW)
      .state;
  it.for([
    [{ lastAt: ago(DAY), madeAt: ago(90 * DAY), reminder: 'weekly' }, 'good', false],
    [{ lastAt: ago(8 * DAY), madeAt: ago(90 * DAY), reminder: 'weekly' }, 'attention', true],
    [{ lastAt: ago(8 * DAY), madeAt: ago(90 * DAY), reminder: 'monthly' }, 'good', false],
    [{ lastAt: null, madeAt: ago(DAY), reminder: 'weekly' }, 'attention', false],
    [{ lastAt: null, madeAt: ago(8 * DAY), reminder: 'weekly' }, 'broken', true],
    [{ lastAt: null, madeAt: ago(8 * DAY), reminder: 'never' }, 'off', false],
    [{ lastAt: ago(400 * DAY), madeAt: null, reminder: 'never' }, 'off', false],
  ] as const)('with %o is %s, due: %s', ([figures, state, due]) => {
    expect([judge(figures), isBackupDue(figures, NOW)]).toEqual([state, due]);
  });

  it('is due exactly when its reminder’s days are over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * DAY }), fc.constantFrom(...BACKUP_REMINDERS), (age, reminder) => {
        const days = BACKUP_REMINDER_DAYS[reminder];
        const due = isBackupDue({ lastAt: ago(age), madeAt: null, reminder }, NOW);
        expect(due).toBe(days !== null && age > days * DAY);
      }),
    );
  });
});

describe('findings', () => {
  it('format sizes and durations', () => {
    expect([0, 1_023, 1_024, 1_500_000, 5 * 2 ** 30].map(formatBytes)).toEqual([
      '0 bytes',
      '1,023 bytes',
      '1 KB',
      '1.4 MB',
      '5 GB',
    ]);
    expect([0, MINUTE, 2 * MINUTE, DAY, 9.5 * DAY].map(formatDuration)).toEqual([
      '1 second',
      '1 minute',
      '2 minutes',
      '1 day',
      '9 days',
    ]);
  });

  it('combine several states into the worst of them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...HEALTH_STATES), { minLength: 1 }), (states) => {
        expect(states).toContain(worstStateOf(states));
      }),
    );
    expect(worstStateOf(['off', 'good'])).toBe('good');
    expect(worstStateOf(['off', 'attention', 'broken'])).toBe('broken');
  });

  it('give advice for every state but good', () => {
    const found = [
      judgeDatabase({ ...DATABASE, applied: 1 }),
      judgeRedis(null),
      judgeMail(false, MAIL, NOW),
      judgeDisk({ free: 1, total: 1 }, false),
      judgeWorkers([]),
    ];
    for (const { advice } of found) expect(advice).toMatch(/\w.*\.$/);
  });
});

describe('redactSecrets', () => {
  it('removes secrets, logins, tokens and addresses', () => {
    const text =
      'at postgres://joe:hunter22@db/x for a.b@c.org: token=abc password "s3cret!" AUTH PLAIN AGpvZQBodW50ZXIyMg==';
    const shown = redactSecrets(`${text} ${'k'.repeat(43)}`, ['hunter22']);
    for (const hidden of ['hunter22', 'joe', 'a.b@c.org', 'abc', 's3cret!', 'AGpvZQ', 'kkkk']) {
      expect(shown).not.toContain(hidden);
    }
    expect(redactSecrets('connect ECONNREFUSED 127.0.0.1:25', [])).toBe('connect ECONNREFUSED 127.0.0.1:25');
    expect(redactSecrets('535 5.7.8 Authentication failed', ['x'])).toBe('535 5.7.8 Authentication failed');
  });

  it('never leaves a secret in any position, and returns one short line', () => {
    const secret = fc
      .string({ minLength: 8, maxLength: 30 })
      .filter((value) => value.trim() === value && !/\s{2}|\[hidden\]|address/.test(value));
    fc.assert(
      fc.property(fc.string(), secret, fc.string(), (before, hidden, after) => {
        const shown = redactSecrets(`${before}${hidden}${after}`, [hidden]);
        expect(shown).not.toContain(hidden);
        expect(shown.length).toBeLessThanOrEqual(300);
        expect(shown).not.toMatch(/[\n\r]/);
      }),
    );
  });
});
