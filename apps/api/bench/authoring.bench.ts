// What writing a quiz adds to the database, edit by edit, and what a list of such quizzes takes in memory. Before questions
// were stored once, the same forty questions took 217 MB, six deletions 58 MB, and one list 1.3 GB of memory.
import { randomBytes } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { QuestionInput } from '@quorbit/contracts/quizzes/question';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Database, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { users } from '@quorbit/db/schema/accounts';
import { testDatabaseUrl } from '@quorbit/db/testing';
import { write } from '@quorbit/db/write';
import { eq, sql } from 'drizzle-orm';
import { addQuestion, createQuiz, deleteQuestion } from '../src/features/quizzes/authoring.service.ts';
import { listQuizzes, startQuiz } from '../src/features/quizzes/quizzes.service.ts';
import type { Actor, Edges } from '../src/trpc/context.ts';
import { QUICK } from './support/quick.ts';
import { addLearners, type Engine, openStage } from './support/stage.ts';
import { printCells } from './support/table.ts';

const ADDED = QUICK ? 5 : 40;
const DELETED = QUICK ? 2 : 6;
/** What a small picture takes as text. */
const PICTURE = 88_000;
const LISTED = QUICK ? 2 : 20;
const now = () => new Date();

function rethrow(error: unknown): never {
  throw error;
}

const mb = (bytes: number) => (bytes / 1_000_000).toFixed(2);

function question(index: number): QuestionInput {
  return {
    kind: 'single',
    question: `Question ${index}: what does the picture show?`,
    options: ['A cat', 'A dog', 'A horse', 'A house'],
    correctAnswer: 'B',
    difficulty: 'medium',
    marks: 1,
    explanation: 'It is a dog.',
    // Random: pictures can't be compressed, nor be stored once for several questions.
    image: { src: `data:image/png;base64,${randomBytes((PICTURE * 3) / 4).toString('base64')}`, alt: 'A picture' },
  };
}

async function sizeOf(database: Database): Promise<number> {
  const [row] = rowsOf<{ size: string }>(
    await database.read.execute(sql`select pg_database_size(current_database()) as size`),
  );
  return Number(row?.size);
}

async function measure(engine: Engine): Promise<void> {
  const database = await openStage(engine);
  const inside = <T>(actor: Actor, fn: (tx: Tx) => Promise<T>) =>
    write(database, [userScope(actor.id)], fn, { onLateError: rethrow });
  try {
    const [learner] = await addLearners(database, 1);
    if (!learner) throw new Error('There is no author.');
    const author: Actor = { ...learner.actor, role: 'premium' };
    await database.read.update(users).set({ role: 'premium' }).where(eq(users.id, author.id));
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
          },
          now(),
        ),
      );
    /** Somebody downloads every version, so that all of them stay. */
    const serve = (quizId: string) => {
      const edges: Pick<Edges, 'db' | 'write'> = {
        db: database.read,
        write: (scopes, fn) => write(database, scopes, fn, { onLateError: rethrow }),
      };
      return startQuiz({ ...edges, actor: author, now }, { id: quizId });
    };
    const { id } = await create();
    const sizes = [await sizeOf(database)];
    for (let index = 0; index < ADDED; index += 1) {
      await inside(author, (tx) => addQuestion(tx, author, { ...question(index), quizId: id }, now()));
      await serve(id);
    }
    sizes.push(await sizeOf(database));
    for (let index = 0; index < DELETED; index += 1) {
      await inside(author, (tx) => deleteQuestion(tx, author, { id, index: 0 }, now()));
      await serve(id);
    }
    sizes.push(await sizeOf(database));
    const grown = sizes.slice(1).map((size, index) => size - (sizes[index] ?? 0));
    for (let index = 0; index < LISTED; index += 1) {
      const { id: quizId } = await create();
      for (let at = 0; at < 10; at += 1)
        await inside(author, (tx) => addQuestion(tx, author, { ...question(at), quizId }, now()));
    }
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    const page = await listQuizzes(database.read, author, { limit: 100, mine: true }, now());
    const taken = process.memoryUsage().rss - before;
    printCells(
      `Authoring on ${engine}: megabytes`,
      [
        ['', 'MB', 'at most'],
        [`${ADDED} questions with pictures of ${PICTURE / 1000} kB added`, mb(grown[0] ?? 0), mb(3 * ADDED * PICTURE)],
        [`${DELETED} of them deleted`, mb(grown[1] ?? 0), mb(DELETED * (64 * ADDED + 2_048) + 200_000)],
        [`memory of one list (${page.items.length} of ${LISTED + 1} quizzes on its first page)`, mb(taken), '50'],
      ],
      ['Every version was downloaded, so all of them stay.'],
    );
  } finally {
    await database.drop();
  }
}

await measure('PGlite');
if (testDatabaseUrl === undefined) console.log('Skipped: PostgreSQL. Set TEST_DATABASE_URL to a server to measure it.');
else await measure('PostgreSQL');
