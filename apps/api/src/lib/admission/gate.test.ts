import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

/** Creates a piece of work that lasts until the test ends it. */
function work(started: string[], name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async () => {
    started.push(name);
    await ended;
    return name;
  };
  return { run, end };
}

/** Creates a gate whose timers fire only when the test calls `timeIsUp`. */
function createTestGate(kind: 'pglite' | 'postgres', readsDone = async () => {}, receiveRequests = async () => {}) {
  const timers = new Set<() => void>();
  const schedule = (_ms: number, then: () => void) => {
    timers.add(then);
    return () => void timers.delete(then);
  };
  const gate = createGate({ kind, readsDone }, { schedule, receiveRequests });
  return {
    gate,
    timers,
    timeIsUp: () => {
      for (const then of timers) then();
    },
  };
}

/** Returns a learner with a single device. */
const callerOf = (id: string) => ({ id, sid: id });
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));
const LONG = { isLong: true };

describe('the gate', () => {
  it('admits one write of a learner at a time, in order of arrival, while other learners pass', async () => {
    const { gate } = createTestGate('postgres');
    const started: string[] = [];
    const a1 = work(started, 'a1');
    const a2 = work(started, 'a2');
    const a3 = work(started, 'a3');
    const b1 = work(started, 'b1');
    const all = [
      gate.run(callerOf('a'), a1.run),
      gate.run(callerOf('a'), a2.run),
      gate.run(callerOf('a'), a3.run),
      gate.run(callerOf('b'), b1.run),
    ];
    await flushPromises();
    expect(started).toEqual(['a1', 'b1']);
    a2.end();
    a1.end();
    await flushPromises();
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
    for (const piece of [a3, b1]) piece.end();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('admits the next write after one that failed', async () => {
    const { gate } = createTestGate('postgres');
    const failing = gate.run(callerOf('a'), () => Promise.reject(new Error('broken')));
    const next = gate.run(callerOf('a'), async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });

  it('refuses a write that waits too long, never runs it, and continues with the next', async () => {
    const { gate, timers, timeIsUp } = createTestGate('postgres');
    const started: string[] = [];
    const first = work(started, 'first');
    const second = work(started, 'second');
    const third = work(started, 'third');
    const done = gate.run(callerOf('a'), first.run);
    const refused = gate.run(callerOf('a'), second.run);
    await flushPromises();
    timeIsUp();
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
    const last = gate.run(callerOf('a'), third.run);
    first.end();
    third.end();
    expect([await done, await last]).toEqual(['first', 'third']);
    expect(started).toEqual(['first', 'third']);
    expect(timers.size).toBe(0);
  });

  it('runs long work of four learners at once on PostgreSQL, so that others find a connection', async () => {
    const { gate } = createTestGate('postgres');
    const started: string[] = [];
    const works = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, ...work(started, name) }));
    const all = works.map(({ name, run }) => gate.run(callerOf(name), run, LONG));
    await flushPromises();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    works[2]?.end();
    await flushPromises();
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const piece of works) piece.end();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('lets requests and then reads come in before each long work on the embedded database', async () => {
    const order: string[] = [];
    const note = (what: string) => async () => void order.push(what);
    const embedded = createTestGate('pglite', note('reads'), note('breath'));
    await Promise.all(['a', 'b'].map((name) => embedded.gate.run(callerOf(name), note(name), LONG)));
    await embedded.gate.run(callerOf('a'), note('short'));
    expect(order).toEqual(['breath', 'reads', 'a', 'breath', 'reads', 'b', 'short']);
  });

  it('runs one long work at a time on the embedded database, learner by learner, beside short work', async () => {
    const { gate } = createTestGate('pglite');
    const started: string[] = [];
    const a1 = work(started, 'a1');
    const a2 = work(started, 'a2');
    const b1 = work(started, 'b1');
    const c = work(started, 'c');
    const all = [
      gate.run(callerOf('a'), a1.run, LONG),
      gate.run(callerOf('a'), a2.run, LONG),
      gate.run(callerOf('b'), b1.run, LONG),
      gate.run(callerOf('c'), c.run),
    ];
    await flushPromises();
    expect(started.sort()).toEqual(['a1', 'c']);
    a1.end();
    await flushPromises();
    // Learner b's work came after a2, but learner a has just had a turn.
    expect(started).toEqual(['a1', 'c', 'b1']);
    for (const piece of [a2, b1, c]) piece.end();
    await Promise.all(all);
    expect(started).toEqual(['a1', 'c', 'b1', 'a2']);
  });

  it('refuses long work that waits too long in the queue of all learners, and leaves both queues', async () => {
    const { gate, timeIsUp } = createTestGate('pglite');
    const started: string[] = [];
    const a = work(started, 'a');
    const b = work(started, 'b');
    const again = work(started, 'again');
    const done = gate.run(callerOf('a'), a.run, LONG);
    await flushPromises();
    const refused = gate.run(callerOf('b'), b.run, LONG);
    await flushPromises();
    timeIsUp();
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    a.end();
    again.end();
    expect([await done, await gate.run(callerOf('b'), again.run, LONG)]).toEqual(['a', 'again']);
  });

  it('starts no long work on the embedded database while reads wait', async () => {
    let readsEnd = () => {};
    const reads = new Promise<void>((resolve) => {
      readsEnd = resolve;
    });
    const { gate } = createTestGate('pglite', () => reads);
    const started: string[] = [];
    const piece = work(started, 'exchange');
    const done = gate.run(callerOf('a'), piece.run, LONG);
    await flushPromises();
    expect(started).toEqual([]);
    readsEnd();
    piece.end();
    expect(await done).toBe('exchange');
  });

  it('receives a whole wave of requests before its first work, and then continues quickly', async () => {
    let breaths = 0;
    let now = 0;
    const arrivals = [3, 2, 1, 0, 1, 1];
    const embedded = createGate(
      { kind: 'pglite', readsDone: async () => {} },
      {
        schedule: () => () => {},
        elapsed: () => now,
        async receiveRequests(ms) {
          now += ms;
          breaths += 1;
          for (let n = arrivals.shift() ?? 0; n > 0; n -= 1) embedded.countArrival();
        },
      },
    );
    await embedded.run(callerOf('a'), async () => {}, LONG);
    // No request arrived during the fourth pause, which ended the wave of requests.
    expect(breaths).toBe(4);
    arrivals.length = 0;
    await embedded.run(callerOf('b'), async () => {}, LONG);
    expect(breaths).toBe(5);
  });

  it('delays work by at most 150 ms for a wave that never ends', async () => {
    let now = 0;
    const embedded = createGate(
      { kind: 'pglite', readsDone: async () => {} },
      {
        schedule: () => () => {},
        elapsed: () => now,
        async receiveRequests(ms) {
          now += ms;
          embedded.countArrival();
        },
      },
    );
    await embedded.run(callerOf('a'), async () => {}, LONG);
    expect(now).toBeGreaterThanOrEqual(150);
    expect(now).toBeLessThan(160);
    // The wave of requests has used up its time: until a pause without arrivals, further work waits for only one short
    // pause.
    const before = now;
    await embedded.run(callerOf('b'), async () => {}, LONG);
    expect(now - before).toBe(8);
  });

  it('refuses unannounced long work at once if it would wait too long, but no short work', async () => {
    const { gate } = createTestGate('pglite');
    const started: string[] = [];
    const first = work(started, 'first');
    // Work is assumed to take 100 ms.
    const all = Array.from({ length: 8 }, (_, n) =>
      gate.run(callerOf(`${n}`), n === 0 ? first.run : async () => 'done', LONG),
    );
    await expect(gate.run(callerOf('late'), async () => 'never', LONG)).rejects.toMatchObject({ retryAfter: 1 });
    expect(await gate.run(callerOf('late'), async () => 'short')).toBe('short');
    first.end();
    expect(await Promise.all(all)).toEqual(['first', ...Array(7).fill('done')]);
    expect(await gate.run(callerOf('late'), async () => 'done', LONG)).toBe('done');
  });

  it('counts announced work once, and gives work that waited in vain its turn back', async () => {
    const { gate, timeIsUp } = createTestGate('pglite');
    const first = work([], 'first');
    const done = gate.run(callerOf('first'), first.run, LONG);
    const admission = gate.requestAdmission(callerOf('second'));
    expect(admission.retryAfter).toBeNull();
    const refused = gate.run(callerOf('second'), async () => 'never', { ...LONG, admission });
    await flushPromises();
    timeIsUp();
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    const rest = Array.from({ length: 5 }, (_, n) => gate.requestAdmission(callerOf(`${n}`)));
    // The refused caller will return and still counts, so one caller fewer is admitted.
    expect(rest.map(({ retryAfter }) => retryAfter)).toEqual([null, null, null, null, null]);
    expect(gate.requestAdmission(callerOf('newcomer')).retryAfter).toBeNull();
    expect(gate.requestAdmission(callerOf('another')).retryAfter).toBe(1);
    first.end();
    await done;
  });

  it('skips the work of a caller that hung up while waiting, and continues with the next', async () => {
    const { gate } = createTestGate('pglite');
    const started: string[] = [];
    const first = work(started, 'first');
    const gone = work(started, 'gone');
    const next = work(started, 'next');
    let hungUp = false;
    const done = gate.run(callerOf('a'), first.run, LONG);
    await flushPromises();
    const skipped = gate.run(callerOf('b'), gone.run, { ...LONG, hasHungUp: () => hungUp });
    const served = gate.run(callerOf('c'), next.run, LONG);
    hungUp = true;
    first.end();
    next.end();
    await expect(skipped).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect([await done, await served]).toEqual(['first', 'next']);
    expect(started).toEqual(['first', 'next']);
  });
});
