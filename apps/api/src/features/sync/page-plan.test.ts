import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCursor, type Positions, parseCursor } from './cursor.ts';
import { advancePositions, type ChangedRow, type Changes, planPage } from './page-plan.ts';

const SCOPES: Scope[] = ['user:u1', 'everyone'];
const NAMES = ['a', 'b', 'c', 'd'];

/**
 * A feed of a few scopes in memory: writes raise versions as the database does, and purges note the newest version
 * removed.
 */
class ModelFeed {
  private clock = 0;
  private readonly scopes = new Map(
    SCOPES.map((scope) => [scope, { version: 0, purgedBelow: 0, rows: new Map<string, ChangedRow>() }]),
  );

  private scopeState(scope: Scope) {
    return this.scopes.get(scope) ?? expect.fail();
  }

  /** Writes rows in one transaction, so all of them get the same version. */
  write(scope: Scope, names: readonly string[], deleted: boolean): void {
    const state = this.scopeState(scope);
    this.clock += 1;
    state.version = Math.max(state.version + 1, this.clock);
    for (const id of names) state.rows.set(id, { scope, kind: 'card', id, version: state.version, deleted });
  }

  /** Removes the oldest tombstones of a scope, as the prune worker does. */
  purge(scope: Scope, count: number): void {
    const state = this.scopeState(scope);
    const gone = [...state.rows.values()].filter(({ deleted }) => deleted).sort(byVersion);
    for (const { id, version } of gone.slice(0, count)) {
      state.rows.delete(id);
      state.purgedBelow = Math.max(state.purgedBelow, version);
    }
  }

  read = async (from: Positions, limit: number): Promise<Changes> => {
    const rows: ChangedRow[] = [];
    for (const [scope, position] of from) {
      const after = [...this.scopeState(scope as Scope).rows.values()].filter((row) => byVersion(row, position) > 0);
      rows.push(...after.sort(byVersion).slice(0, limit));
    }
    const states = [...this.scopes].map(([scope, { version, purgedBelow }]) => {
      return [scope, { version, purgedBelow, digest: this.digestOf(scope) }] as const;
    });
    return { epoch: 'one', scopes: new Map(states), rows };
  };

  live(): ChangedRow[] {
    return [...this.scopes.values()].flatMap(({ rows }) => [...rows.values()]).filter(({ deleted }) => !deleted);
  }

  private digestOf(scope: Scope): string {
    return digestOf(this.live().filter((row) => row.scope === scope));
  }
}

type FeedPosition = Pick<ChangedRow, 'version' | 'kind' | 'id'>;

function byVersion(a: FeedPosition, b: FeedPosition): number {
  const [first, second] = [a, b].map(({ kind, id }) => `${kind}|${id}`) as [string, string];
  return a.version - b.version || (first < second ? -1 : Number(first > second));
}

function digestOf(rows: Iterable<ChangedRow>): string {
  return moveDigest(
    EMPTY_DIGEST,
    [...rows].map(({ kind, id, version }) => rowHash(kind, id, version)),
    [],
  );
}

/**
 * Stores rows as devices do: after a reset it marks the rows that it receives, and on the last page it deletes the
 * others.
 */
class ModelDevice {
  cursor = '';
  resets = 0;
  readonly rows = new Map<string, { row: ChangedRow; generation: number }>();
  private generation = 0;

  /** Reads one page of `size` rows. Returns whether there are more. */
  async pull(feed: ModelFeed, size: number): Promise<boolean> {
    const walk = await planPage(feed.read, SCOPES, { epoch: 'one', cursor: this.cursor }, size + 1);
    const page = walk.ordered.slice(0, size);
    const more = page.length < walk.ordered.length;
    if (walk.reset) this.generation += 1;
    if (walk.reset) this.resets += 1;
    for (const row of page) {
      const key = `${row.scope}|${row.id}`;
      if (row.deleted) this.rows.delete(key);
      else this.rows.set(key, { row, generation: this.generation });
    }
    this.cursor = formatCursor(advancePositions(walk, page.length));
    if (more) return true;
    for (const [key, { generation }] of this.rows) if (generation < this.generation) this.rows.delete(key);
    return false;
  }
}

const scope = fc.constantFrom(...SCOPES);
const event = fc.oneof(
  fc.record({
    is: fc.constant('write' as const),
    scope,
    names: fc.oneof(fc.subarray(NAMES), fc.subarray(NAMES, { minLength: 1, maxLength: 1 })),
    deleted: fc.boolean(),
  }),
  fc.record({ is: fc.constant('purge' as const), scope, count: fc.integer({ min: 1, max: NAMES.length }) }),
  fc.record({ is: fc.constant('pull' as const), pages: fc.integer({ min: 1, max: 2 }) }),
);

describe('a read in pages', () => {
  it('ends with exactly the live rows, whatever is written and purged meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), fc.integer({ min: 1, max: 5 }), async (events, size) => {
        const feed = new ModelFeed();
        const device = new ModelDevice();
        let purges = 0;
        for (const feedEvent of events) {
          if (feedEvent.is === 'write' && feedEvent.names.length > 0)
            feed.write(feedEvent.scope, feedEvent.names, feedEvent.deleted);
          if (feedEvent.is === 'purge') feed.purge(feedEvent.scope, feedEvent.count);
          if (feedEvent.is === 'purge') purges += 1;
          if (feedEvent.is === 'pull')
            for (let page = 0; page < feedEvent.pages; page += 1) await device.pull(feed, size);
        }
        // A purge restarts the read once at most; then all rows are sent, none twice.
        const most = 2 * Math.ceil((SCOPES.length * NAMES.length) / size) + 1;
        let pages = 1;
        while (await device.pull(feed, size)) {
          pages += 1;
          expect(pages).toBeLessThanOrEqual(most);
        }
        expect(device.resets).toBeLessThanOrEqual(purges);
        const held = [...device.rows.values()].map(({ row }) => row);
        expect(held.sort(byPlace)).toEqual(feed.live().sort(byPlace));
        expect(digestOf(held)).toBe(digestOf(feed.live()));
        // If nothing has changed since the last page, another read returns no rows and doesn't restart.
        const before = device.cursor;
        const resets = device.resets;
        expect(await device.pull(feed, size)).toBe(false);
        expect([device.cursor, device.resets]).toEqual([before, resets]);
      }),
      { numRuns: 5_000 },
    );
  });

  const everything = (feed: ModelFeed) => feed.write('everyone', NAMES, false);

  it('continues after a purge of rows that were deleted before it began', async () => {
    const feed = new ModelFeed();
    everything(feed);
    feed.write('everyone', ['a', 'b'], true);
    const device = new ModelDevice();
    expect(await device.pull(feed, 2)).toBe(true);
    feed.purge('everyone', 2);
    while (await device.pull(feed, 2));
    expect([device.resets, device.rows.size]).toEqual([0, 2]);
  });

  it('restarts once after a purge of rows that were deleted since it began', async () => {
    const feed = new ModelFeed();
    everything(feed);
    const device = new ModelDevice();
    await device.pull(feed, 2);
    feed.write('everyone', ['a'], true);
    feed.purge('everyone', 1);
    while (await device.pull(feed, 2));
    expect([device.resets, device.rows.size]).toEqual([1, 3]);
  });

  it('remembers on all its pages when it began', async () => {
    const feed = new ModelFeed();
    everything(feed);
    const device = new ModelDevice();
    await device.pull(feed, 1);
    feed.write('everyone', ['a'], true);
    await device.pull(feed, 1);
    feed.purge('everyone', 1);
    while (await device.pull(feed, 1));
    expect([device.resets, device.rows.size]).toEqual([1, 3]);
  });

  it('restarts from inside a version whose tombstones were purged, but not from its end', async () => {
    const feed = new ModelFeed();
    const device = new ModelDevice();
    feed.write('everyone', ['d'], false);
    await device.pull(feed, 9);
    everything(feed);
    await device.pull(feed, 2);
    const inside = device.cursor;
    feed.write('everyone', ['c'], true);
    while (await device.pull(feed, 2));
    feed.purge('everyone', 1);
    expect(await device.pull(feed, 2)).toBe(false);
    expect(device.resets).toBe(0);
    device.cursor = inside;
    while (await device.pull(feed, 2));
    expect([device.resets, device.rows.size]).toEqual([1, 3]);
  });

  it('restarts for another learner’s cursor, and names the scopes that the learner isn’t in', async () => {
    const feed = new ModelFeed();
    everything(feed);
    const ask = (cursor: string) => planPage(feed.read, SCOPES, { epoch: 'one', cursor }, 10);
    expect(await ask('user%3Au2:1,everyone:1')).toMatchObject({ reset: true, leftScopes: ['user:u2'] });
    const known = formatCursor(parseCursor('user%3Au1:0,everyone:1,premium:5') ?? expect.fail());
    expect(await ask(known)).toMatchObject({ reset: false, leftScopes: ['premium'], ordered: [] });
    expect(await ask('')).toMatchObject({ reset: false, leftScopes: [] });
    const many = Array.from({ length: 200 }, (_, index) => `room${index}:1`).join(',');
    expect(await ask(`user%3Au1:0,${many}`)).toMatchObject({ reset: true, leftScopes: [] });
  });
});

function byPlace(a: ChangedRow, b: ChangedRow): number {
  return `${a.scope}|${a.id}` < `${b.scope}|${b.id}` ? -1 : 1;
}
