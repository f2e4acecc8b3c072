// Upgrades databases of releases whose packs had no salt, so that keys could be found by guessing: packs that nobody
// has are made again, with a salt.
import { newId } from '@quorbit/contracts/lib/ids';
import { quizQuestions, quizVersions } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetToMigration } from '../../../testing/reset-to-migration.ts';
import { upkeep } from '../../../upkeep.ts';
import { findPackByHash } from './packs.repository.ts';
import { packHashOf, serializePack } from './packs.ts';
import { bytesOf } from './stored-pack.ts';

/** The number of migrations before packs had salts. */
const BEFORE = 22;

const TEXT =
  '{"question":"Two?","difficulty":"easy","marks":1,"explanation":null,"image":null,"kind":"single","options":["1","2","3","4"],"correctAnswer":"B","id":"0193a000-0000-7000-8000-000000000001"}';

interface OldVersion {
  ranked: boolean;
  /** Whether the version's pack with keys was served. */
  served?: boolean;
  /** Whether the version is from before the quiz was ranked, when learners still got keys. */
  practice?: boolean;
  attempt?: 'graded' | 'sealed';
  /** Says whether the attempt or a card names the hash of the version's pack with keys; undefined if neither does. */
  named?: 'by the attempt' | 'by a card';
}

describe.each(testDatabases)('packs without a salt, on $name', ({ openFresh }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openFresh();
    await resetToMigration(database, BEFORE);
  });
  afterEach(() => database.drop());

  /** Writes a quiz with one version as releases without salts did. Returns the hashes of its packs. */
  async function plant({ ranked, served = false, practice = false, attempt, named }: OldVersion) {
    const [quizId, versionId, userId] = [newId(), newId(), newId()];
    const head = { title: 'Old', category: 'General', description: '', duration: 5, passingMarks: 1, totalMarks: 1 };
    const content = {
      quizId,
      number: 1,
      ...head,
      texts: [TEXT],
      shuffleQuestions: true,
      shuffleOptions: false,
      draw: null,
    };
    const bodies = [true, false].map((keyed) => serializePack(content, { keyed, serializer: 2, salt: null }));
    const [keyed = '', open = ''] = bodies.map(packHashOf);
    const { read } = database;
    await read.execute(sql`
      insert into quizzes (id, title, category, audience, duration, passing_marks, ranked, current_version_id)
      values (${quizId}, 'Old', 'General', 'everyone', 5, 1, ${ranked}, ${versionId})`);
    await read.insert(quizQuestions).values({ quizId, no: 1, questionId: newId(), content: TEXT });
    await read.insert(quizVersions).values({
      id: versionId,
      quizId,
      number: 1,
      ...head,
      questionNos: [1],
      shuffleQuestions: true,
      packHash: practice ? keyed : open,
    });
    for (const [hash, isKeyed, body] of [
      [keyed, true, bodies[0]],
      [open, false, bodies[1]],
    ] as const)
      await read.execute(sql`
        insert into packs (hash, quiz_id, version_id, keyed, bytes, serializer, served_at)
        values (${hash}, ${quizId}, ${versionId}, ${isKeyed}, ${body?.length ?? 0}, 2, ${served || !isKeyed ? sql`now()` : null})`);
    if (attempt ?? named) {
      await read.execute(sql`
        insert into users (id, name, email, role, time_zone) values (${userId}, 'Old', ${`${userId}@example.org`}, 'user', 'UTC')`);
      await read.execute(sql`insert into learners (user_id) values (${userId})`);
    }
    if (attempt)
      await read.execute(sql`
        insert into attempts (id, user_id, quiz_id, version_id, pack_hash, started_at, finished_at, day, status, answers, answers_hash, accepted_no, counted, received_at)
        values (${newId()}, ${userId}, ${quizId}, ${versionId}, ${named ? keyed : open}, now(), now(), '2026-11-21', ${attempt}, '[]', '', 1, true, now())`);
    if (named === 'by a card')
      await read.execute(sql`
        insert into cards (user_id, question_id, quiz_id, pack_hash, due, state, stability, difficulty, reps, lapses)
        values (${userId}, ${newId()}, ${quizId}, ${keyed}, now(), 'new', 1, 1, 0, 0)`);
    return { versionId, keyed, open };
  }

  /**
   * Returns the stored packs of a version, the one with keys first, and whether their bytes match their hash and size.
   */
  async function packsOf(versionId: string) {
    const rows = await database.read.select().from(packs).where(eq(packs.versionId, versionId));
    return Promise.all(
      rows
        .toSorted((a, b) => Number(b.keyed) - Number(a.keyed))
        .map(async ({ hash, salt, serializer, bytes, keyed }) => {
          const stored = await findPackByHash(database.read, hash);
          const body = stored ? bytesOf(stored) : '';
          return { hash, salt, serializer, keyed, isRight: packHashOf(body) === hash && body.length === bytes };
        }),
    );
  }

  it('get a salt and an unguessable hash if the quiz is ranked and nobody has them', async () => {
    const planted = [
      await plant({ ranked: true }),
      await plant({ ranked: true, practice: true }),
      await plant({ ranked: true, attempt: 'sealed' }),
    ];
    await database.migrate({ dataSteps: upkeep.dataSteps });
    const salts = new Set<string | null>();
    for (const { versionId, keyed, open } of planted) {
      const [first, second] = await packsOf(versionId);
      expect(first).toMatchObject({
        keyed: true,
        serializer: 3,
        isRight: true,
        salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      expect(first?.hash).not.toBe(keyed);
      expect(second).toEqual({ hash: open, keyed: false, serializer: 2, salt: null, isRight: true });
      salts.add(first?.salt ?? null);
    }
    expect(salts.size).toBe(3);
    const practice = planted[1]?.versionId ?? '';
    const [version] = await database.read.select().from(quizVersions).where(eq(quizVersions.id, practice));
    expect(version?.packHash).toBe((await packsOf(practice))[0]?.hash);
  });

  it('stay unchanged if somebody has them or their hash', async () => {
    const planted = [
      await plant({ ranked: true, served: true }),
      await plant({ ranked: false }),
      await plant({ ranked: true, attempt: 'graded' }),
      await plant({ ranked: true, attempt: 'sealed', named: 'by the attempt' }),
      await plant({ ranked: true, named: 'by a card' }),
    ];
    await database.migrate({ dataSteps: upkeep.dataSteps });
    for (const { versionId, keyed } of planted) {
      const [first] = await packsOf(versionId);
      expect(first).toEqual({ hash: keyed, keyed: true, serializer: 2, salt: null, isRight: true });
    }
  });
});
