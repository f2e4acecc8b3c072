import { rowHash } from '@quorbit/contracts/sync/digest';
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { syncRows, syncScopes } from './schema/sync.ts';
import { describeWithDatabase } from './testing-describe.ts';
import { afterCommit, record, savepoint, write } from './write.ts';

const onLateError = (error: unknown) => {
  throw error;
};

describeWithDatabase('write', (harness) => {
  const rowsOfScope = (scope: Scope) => harness.database.read.select().from(syncRows).where(eq(syncRows.scope, scope));
  const scopeRow = async (scope: Scope) =>
    (await harness.database.read.select().from(syncScopes).where(eq(syncScopes.scope, scope)))[0];

  it('increases the version once per transaction and keeps the digest equal to the sum over live rows', async () => {
    const scope = userScope('a');
    await write(
      harness.database,
      [scope],
      async (tx) => {
        record(tx, scope, 'attempt', '1');
        record(tx, scope, 'attempt', '2');
      },
      { onLateError },
    );
    const first = await scopeRow(scope);
    expect(await rowsOfScope(scope)).toHaveLength(2);
    await write(
      harness.database,
      [scope],
      async (tx) => {
        record(tx, scope, 'attempt', '1', { deleted: true });
        record(tx, scope, 'profile', '3');
      },
      { onLateError },
    );
    const rows = await rowsOfScope(scope);
    const second = await scopeRow(scope);
    expect(second?.version).toBeGreaterThan(first?.version ?? Number.POSITIVE_INFINITY);
    const live = rows.filter((row) => !row.deleted);
    const sum =
      live.reduce((total, row) => total + rowHash(row.kind, row.rowId, row.version), 0n) & 0xffffffffffffffffn;
    expect(second?.digest).toBe(sum.toString(16).padStart(16, '0'));
    expect(live.map((row) => row.rowId).sort()).toEqual(['2', '3']);
  });

  it('starts again when another scope turns out to be needed', async () => {
    let runs = 0;
    await write(
      harness.database,
      [userScope('b')],
      async (tx) => {
        runs += 1;
        record(tx, 'everyone', 'pack', 'q');
      },
      { onLateError },
    );
    expect(runs).toBe(2);
    expect(await rowsOfScope('everyone')).toHaveLength(1);
  });

  it('drops the changes and tasks of a savepoint that was rolled back', async () => {
    const scope = userScope('c');
    const done: string[] = [];
    await write(
      harness.database,
      [scope],
      async (tx) => {
        record(tx, scope, 'attempt', 'kept');
        afterCommit(tx, () => {
          done.push('kept');
        });
        await expect(
          savepoint(tx, async (inner) => {
            record(inner, scope, 'attempt', 'lost');
            afterCommit(inner, () => {
              done.push('lost');
            });
            throw new Error('no');
          }),
        ).rejects.toThrow('no');
      },
      { onLateError },
    );
    expect((await rowsOfScope(scope)).map((row) => row.rowId)).toEqual(['kept']);
    expect(done).toEqual(['kept']);
  });

  it('refuses a query on the outer client inside a transaction instead of waiting for ever', async () => {
    await expect(
      write(
        harness.database,
        [],
        async () => {
          await harness.database.read.execute(sql`select 1`);
        },
        { onLateError },
      ),
    ).rejects.toMatchObject({ cause: { message: expect.stringMatching(/outer client/) } });
  });

  it('writes nothing when the work throws', async () => {
    const scope = userScope('d');
    await expect(
      write(
        harness.database,
        [scope],
        async (tx) => {
          record(tx, scope, 'attempt', 'x');
          throw new Error('stop');
        },
        { onLateError },
      ),
    ).rejects.toThrow('stop');
    expect(await rowsOfScope(scope)).toHaveLength(0);
  });

  it('loses no version when many writers share scopes', async () => {
    const scopes: Scope[] = ['everyone', userScope('e'), userScope('f')];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const mine = index % 2 === 0 ? scopes : [...scopes].reverse();
        return write(
          harness.database,
          mine,
          async (tx) => {
            for (const scope of mine) record(tx, scope, 'pack', `n${index}`);
          },
          { onLateError },
        );
      }),
    );
    for (const scope of scopes) {
      const rows = (await rowsOfScope(scope)).filter((row) => row.rowId.startsWith('n'));
      expect(new Set(rows.map((row) => row.version)).size).toBe(30);
    }
  });
});
