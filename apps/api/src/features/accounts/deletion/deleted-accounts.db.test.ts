import { join } from 'node:path';
import { restore } from '@quorbit/db/dump/restore';
import { writeDump } from '@quorbit/db/dump/write-dump';
import { goneAccounts, users } from '@quorbit/db/schema/accounts';
import { attempts } from '@quorbit/db/schema/attempts';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { syncScopes } from '@quorbit/db/schema/sync';
import { describeWithFolder } from '@quorbit/db/testing-folder';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hashUserId } from '../../../lib/secrets/user-hash.ts';
import { fillTestContent } from '../../../testing/learner-content.ts';
import { recountAll } from '../../../testing/recount-all.ts';
import { upkeep } from '../../../upkeep.ts';

describeWithFolder('a backup that is older than a deletion, restored on $name', (harness) => {
  /** Gives `owner` two quizzes, and moves the attempts of `taker` to the first of them. */
  async function giveQuizzes(owner: string, taker: string): Promise<{ taken: string; untaken: string }> {
    const [taken, untaken] = [await fillTestContent(harness.database, 0), await fillTestContent(harness.database, 0)];
    await harness.database.read
      .update(quizzes)
      .set({ ownerId: owner, title: sql`id::text` })
      .where(inArray(quizzes.id, [taken.quizId, untaken.quizId]));
    await harness.database.read.update(attempts).set({ quizId: taken.quizId }).where(eq(attempts.userId, taker));
    return { taken: taken.quizId, untaken: untaken.quizId };
  }

  it('has the account deleted again, with its quizzes that nobody else took', async () => {
    const { userIds } = await fillTestContent(harness.database, 3);
    const [gone = '', taker = ''] = userIds;
    const owned = await giveQuizzes(gone, taker);
    const { file } = await writeDump(harness.database, join(harness.folder, 'owned.ndjson.gz'));
    await harness.database.read
      .insert(goneAccounts)
      .values([{ userHash: hashUserId(gone) }, { userHash: hashUserId('long gone') }]);

    const { deletedAgain } = await restore(harness.database, file, { ...upkeep, preserveEpoch: false });
    expect(deletedAgain).toBe(1);
    const ids = (await harness.database.read.select().from(users)).map((user) => user.id);
    expect(ids.sort()).toEqual(userIds.filter((id) => id !== gone).sort());
    expect(await harness.database.read.select().from(goneAccounts)).toHaveLength(2);
    const scopes = (await harness.database.read.select().from(syncScopes)).map((row) => row.scope);
    expect(scopes).not.toContain(`user:${gone}`);
    expect(scopes).toContain(`user:${taker}`);
    const left = await harness.database.read.select({ id: quizzes.id, ownerId: quizzes.ownerId }).from(quizzes);
    expect(left).toContainEqual({ id: owned.taken, ownerId: null });
    expect(left.map((quiz) => quiz.id)).not.toContain(owned.untaken);
    // The digests don't include the deleted rows any more, so a recount finds no difference.
    const { found } = await recountAll(harness.database);
    expect(found.filter((difference) => difference.table === 'sync_scopes')).toEqual([]);
  });
});
