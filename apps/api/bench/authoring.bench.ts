// Measures how much the database grows with each edit of a quiz, and how much memory a list of such quizzes takes.
// Before questions were stored once, the same forty questions took 217 MB, six deletions 58 MB, and one list 1.3 GB of
// memory.
import { randomBytes } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { PublishInput } from '@quorbit/contracts/quizzes/drafts';
import type { QuestionInput } from '@quorbit/contracts/quizzes/question';
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Database, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { users } from '@quorbit/db/schema/accounts';
import { testDatabaseUrl } from '@quorbit/db/testing';
import { write } from '@quorbit/db/write';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { areas } from '../src/areas.ts';
import { uploadImage } from '../src/features/images/images.service.ts';
import { addQuestion, createQuiz, deleteQuestion } from '../src/features/quizzes/authoring/authoring.service.ts';
import { saveDraft } from '../src/features/quizzes/authoring/drafts.service.ts';
import { getQuizEdit } from '../src/features/quizzes/authoring/edit.service.ts';
import { publishQuiz } from '../src/features/quizzes/authoring/publish.service.ts';
import { listQuizzes, startQuiz } from '../src/features/quizzes/quizzes.service.ts';
import type { Actor } from '../src/kernel/actor.ts';
import type { DatabaseAccess } from '../src/kernel/context.ts';
import { registriesOf } from '../src/registries.ts';
import { addLearners, type Engine, openFixture } from '../src/testing/bench/fixture.ts';
import { QUICK } from './support/quick.ts';
import { printCells } from './support/table.ts';

const ADDED = QUICK ? 5 : 40;
const DELETED = QUICK ? 2 : 6;
const CHANGED = QUICK ? 2 : 60;
/**
 * The size of a small test picture in bytes, and its side in pixels that gives this size, since random noise doesn't
 * compress.
 */
const PICTURE = 88_000;
const SIDE = 171;
const LISTED = QUICK ? 2 : 20;
const now = () => new Date();

function rethrow(error: unknown): never {
  throw error;
}

const formatMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2);

function question(index: number, src: string): QuestionInput {
  return {
    kind: 'single',
    question: `Question ${index}: what does the picture show?`,
    options: ['A cat', 'A dog', 'A horse', 'A house'],
    correctAnswer: 'B',
    difficulty: 'medium',
    marks: 1,
    explanation: 'It is a dog.',
    image: { src, alt: 'A picture' },
  };
}

/** Returns a PNG of random noise, so that pictures neither compress nor are stored once for several questions. */
function picture(): Promise<Buffer> {
  return sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();
}

async function readDatabaseSize(database: Database): Promise<number> {
  const [row] = rowsOf<{ size: string }>(
    await database.read.execute(sql`select pg_database_size(current_database()) as size`),
  );
  return Number(row?.size);
}

const registries = registriesOf(areas);

async function measure(engine: Engine): Promise<void> {
  const database = await openFixture(engine);
  const inside = <T>(actor: Actor, fn: (tx: Tx) => Promise<T>) =>
    write(database, [userScope(actor.id)], fn, { onLateError: rethrow });
  try {
    const [learner] = await addLearners(database, 1);
    if (!learner) throw new Error('There is no author.');
    const author: Actor = { ...learner.actor, role: 'premium' };
    await database.read.update(users).set({ role: 'premium', emailVerifiedAt: now() }).where(eq(users.id, author.id));
    const uploader = {
      actor: author,
      now,
      charge: async () => {},
      writeAs: <T>(scopes: readonly Scope[], fn: (tx: Tx, actor: Actor) => Promise<T>) =>
        write(database, scopes, (tx) => fn(tx, author), { onLateError: rethrow }),
    };
    const add = async (quizId: string, index: number) => {
      const { src } = await uploadImage(uploader, await picture());
      await inside(author, (tx) => addQuestion(tx, author, { ...question(index, src), quizId }, now(), registries));
    };
    const create = () =>
      inside(author, (tx) =>
        createQuiz(
          tx,
          author,
          {
            title: `Quiz ${newId()}`,
            category: 'General',
            description: '',
            duration: null,
            passingMarks: null,
            ranked: false,
            closesAt: null,
            shuffleQuestions: false,
            shuffleOptions: false,
            draw: null,
          },
          now(),
        ),
      );
    /** Starts the quiz, which downloads its current version; a downloaded version is never removed as unused. */
    const serve = (quizId: string) => {
      const edges: Pick<DatabaseAccess, 'db' | 'write'> = {
        db: database.read,
        write: (scopes, fn) => write(database, scopes, fn, { onLateError: rethrow }),
      };
      return startQuiz({ ...edges, actor: author, now }, { id: quizId });
    };
    const { id } = await create();
    const sizes = [await readDatabaseSize(database)];
    for (let index = 0; index < ADDED; index += 1) {
      await add(id, index);
      await serve(id);
    }
    sizes.push(await readDatabaseSize(database));
    for (let index = 0; index < DELETED; index += 1) {
      await inside(author, (tx) => deleteQuestion(tx, author, { id, index: 0 }, now(), registries));
      await serve(id);
    }
    sizes.push(await readDatabaseSize(database));
    let changedBytes = 0;
    for (let index = 0; index < CHANGED; index += 1) {
      const { versionId, settings, questions } = await getQuizEdit(database.read, author, id, now());
      const content = { settings, questions } as PublishInput['content'];
      const at = index % content.questions.length;
      const before = content.questions[at];
      if (!before) throw new Error('The quiz has no questions.');
      const changed = { ...before, question: `Edit ${index}: what does the picture show?` };
      content.questions[at] = changed;
      changedBytes += Buffer.byteLength(JSON.stringify(changed));
      await inside(author, (tx) =>
        saveDraft(tx, author, { quizId: id, versionId, revision: 0, content }, now(), registries),
      );
      await inside(author, (tx) => publishQuiz(tx, author, { quizId: id, versionId, content }, now(), registries));
      await serve(id);
    }
    sizes.push(await readDatabaseSize(database));
    const grown = sizes.slice(1).map((size, index) => size - (sizes[index] ?? 0));
    for (let index = 0; index < LISTED; index += 1) {
      const { id: quizId } = await create();
      for (let at = 0; at < 10; at += 1) await add(quizId, at);
    }
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    const page = await listQuizzes(database.read, author, { limit: 100, mine: true }, now(), registries);
    const usedBytes = process.memoryUsage().rss - before;
    const remaining = ADDED - DELETED;
    const kb = (bytes: number) => (bytes / 1_000).toFixed(1);
    printCells(
      `Authoring on ${engine}: megabytes`,
      [
        ['', 'before', 'MB', 'at most'],
        [
          `${ADDED} questions with pictures of ${PICTURE / 1000} kB added`,
          '217',
          formatMegabytes(grown[0] ?? 0),
          formatMegabytes(3 * ADDED * PICTURE),
        ],
        [
          `${DELETED} of them deleted`,
          '58',
          formatMegabytes(grown[1] ?? 0),
          formatMegabytes(DELETED * (64 * ADDED + 2_048) + 200_000),
        ],
        [
          `memory of one list (${page.items.length} of ${LISTED + 1} quizzes on its first page)`,
          '1300',
          formatMegabytes(usedBytes),
          '50',
        ],
      ],
      ['Every version was downloaded, so all of them stay.'],
    );
    printCells(
      `Authoring on ${engine}: growth per edit, kB`,
      [
        ['', 'kB', 'at most'],
        [
          `one of ${remaining} questions changed in the editor, saved and published (mean of ${CHANGED})`,
          kb((grown[2] ?? 0) / CHANGED),
          kb((3 * changedBytes) / CHANGED + 64 * remaining + 2_048),
        ],
      ],
      ['At most: 3 × the changed question + 64 B per question + 2 KB.'],
    );
  } finally {
    await database.drop();
  }
}

await measure('PGlite');
if (testDatabaseUrl === undefined) console.log('Skipped: PostgreSQL. Set TEST_DATABASE_URL to a server to measure it.');
else await measure('PostgreSQL');
