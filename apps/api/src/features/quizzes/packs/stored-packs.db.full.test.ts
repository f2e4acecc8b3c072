// Tests databases of older releases, which stored the bytes of every pack: packs that were served are served again byte
// for byte.
import { createHash } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import { quizQuestions, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetToMigration } from '../../../testing/reset-to-migration.ts';
import { upkeep } from '../../../upkeep.ts';
import { findPackByHash } from './packs.repository.ts';
import { bytesOf } from './stored-pack.ts';

/** The number of migrations before the one that stores each question once. */
const BEFORE = 14;

interface OldQuestion extends Record<string, unknown> {
  id: string;
}

const quizId = newId();
const question = (text: string): OldQuestion => ({
  question: text,
  difficulty: 'easy',
  marks: 1,
  explanation: `Why ${text}`,
  image: { src: `data:image/png;base64,${'iVBORw0KGgo'.repeat(400)}=`, alt: 'Größe 🎲\u2028' },
  kind: 'single',
  options: ['w', 'r', 'x', 'y'],
  correctAnswer: 'B',
  id: newId(),
});
/** The question in the key order that older releases got when they read it back from jsonb. */
const reordered = ({ id, kind, ...rest }: OldQuestion): OldQuestion => ({ id, kind, ...rest });

describe.each(testDatabases)('packs of older releases, on $name', ({ openFresh }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openFresh();
    await resetToMigration(database, BEFORE);
  });
  afterEach(() => database.drop());

  /** Writes a version as the older releases did. Returns the bytes of its packs by their hashes. */
  async function plantVersion(
    number: number,
    asked: readonly OldQuestion[],
    title = 'Old',
  ): Promise<Map<string, string>> {
    const versionId = newId();
    const bodies = [true, false].map((keyed) => {
      const open = asked.map(({ correctAnswer: _key, explanation: _why, ...rest }) => rest);
      return JSON.stringify({
        format: 1,
        quizId,
        version: number,
        title,
        category: 'General',
        description: '',
        duration: 5,
        passingMarks: 1,
        totalMarks: asked.length,
        keyed,
        questions: keyed ? asked : open,
      });
    });
    const made = new Map(bodies.map((body) => [createHash('sha256').update(body).digest('hex'), body]));
    await database.read.execute(sql`
      insert into quiz_versions (id, quiz_id, number, title, category, description, duration, passing_marks, total_marks, pack_hash, questions)
      values (${versionId}, ${quizId}, ${number}, 'Old', 'General', '', 5, 1, ${asked.length}, ${[...made.keys()][0]}, ${JSON.stringify(asked)}::jsonb)`);
    for (const [index, [hash, body]] of [...made].entries())
      await database.read.execute(sql`
        insert into packs (hash, quiz_id, version_id, keyed, bytes, body)
        values (${hash}, ${quizId}, ${versionId}, ${index === 0}, ${Buffer.byteLength(body)}, ${body})`);
    await database.read.execute(sql`update quizzes set current_version_id = ${versionId} where id = ${quizId}`);
    return made;
  }

  it('are rebuilt byte for byte from questions that are stored once', async () => {
    await database.read.execute(sql`
      insert into quizzes (id, title, category, audience, duration, passing_marks, current_version_id)
      values (${quizId}, 'Old', 'General', 'everyone', 5, 1, ${newId()})`);
    const asked = [question('First?'), question('Second?'), question('Third?')];
    const again = asked.map(reordered);
    const served = new Map([
      ...(await plantVersion(1, [])),
      ...(await plantVersion(2, asked)),
      ...(await plantVersion(3, [...again, question('Fourth?')])),
      ...(await plantVersion(4, again.slice(1))),
      // These packs are made by hand: no serializer produces their bytes, so the bytes stay stored.
      ...(await plantVersion(5, again, 'Another title')),
    ]);
    await database.migrate({ dataSteps: upkeep.dataSteps });
    expect(served.size).toBe(10);
    for (const [hash, body] of served) {
      const stored = await findPackByHash(database.read, hash);
      expect(stored && bytesOf(stored)).toBe(body);
      expect(stored?.pack.servedAt).toBeInstanceOf(Date);
    }
    const kept = await database.read.select().from(packs).where(sql`body is not null`);
    expect(kept).toHaveLength(2);
    expect(await database.read.select().from(quizQuestions)).toHaveLength(7);
    const versions = await database.read.select().from(quizVersions).orderBy(quizVersions.number);
    expect(versions.map(({ questionNos }) => questionNos)).toEqual([[], [1, 2, 3], [4, 5, 6, 7], [5, 6], [4, 5, 6]]);
    const [quiz] = await database.read.select().from(quizzes).where(eq(quizzes.id, quizId));
    expect(quiz?.storedBytes).toBeGreaterThan(7 * 4_400);
  });
});
