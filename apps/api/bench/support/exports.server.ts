// The measured process of the benchmarks of exports and of large quizzes. Its argument is the engine.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { users } from '@quorbit/db/schema/accounts';
import { write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { insertQuizWithQuestions } from '../../src/features/quizzes/authoring/authoring.service.ts';
import { addLearners, buildProduct, ENGINES, listen, openFixture } from '../../src/testing/bench/fixture.ts';
import { serveCommands } from './commands.ts';

setFlagsFromString('--expose_gc');
const gc = runInNewContext('gc') as () => void;

/** Milliseconds between two readings of the heap: with its garbage (`used`), or after a full collection (`live`). */
const EVERY_MS = { used: 5, live: 1_000 };

const [engineName] = process.argv.slice(2);
const fixture = await openFixture(z.parse(z.enum(ENGINES), engineName));
const [author, reader] = await addLearners(fixture, 2);
if (!author || !reader) throw new Error('There are no learners.');
await fixture.read
  .update(users)
  .set({ role: 'premium', emailVerifiedAt: new Date() })
  .where(eq(users.id, author.actor.id));
const product = await buildProduct(fixture);
const address = await listen(product);
const ready = { address, author: author.token, reader: reader.token };
let peak = { heap: 0, external: 0 };
let timer: NodeJS.Timeout | undefined;

/** Creates a question of 3.6 KB, about the most that a question may take. */
function question(index: number) {
  return {
    kind: 'single' as const,
    question: `Question ${index}: ${'What is it? '.repeat(75)}`.trim(),
    options: ['A cat', 'A dog', 'A horse', 'A house'].map((option) => `${option} `.repeat(25).trim()),
    correctAnswer: 'B' as const,
    difficulty: 'medium' as const,
    marks: 1,
    explanation: 'It is a dog. '.repeat(150).trim(),
    image: null,
  };
}

/** Returns the bytes used in the heap, and by buffers outside of it. */
function memory() {
  const { heapUsed, external } = process.memoryUsage();
  return { heap: heapUsed, external };
}

const plantInput = z.object({ questions: z.int() });

serveCommands(
  {
    ready: () => ready,
    /**
     * Adds a quiz of the author.
     * @returns its id and the bytes of its questions.
     */
    async plant(argument) {
      const { questions } = z.parse(plantInput, argument);
      const asked = Array.from({ length: questions }, (_, index) => question(index));
      const quiz = {
        title: `Quiz ${newId()}`,
        category: 'General',
        description: '',
        duration: null,
        passingMarks: null,
        ranked: false,
        audience: 'premium' as const,
        ownerId: author.actor.id,
        editorId: author.actor.id,
      };
      const { quiz: made } = await write(
        fixture,
        [userScope(author.actor.id)],
        (tx) => insertQuizWithQuestions(tx, { ...quiz, questions: asked }, new Date()),
        {
          onLateError(error) {
            throw error;
          },
        },
      );
      return { id: made.id, bytes: Buffer.byteLength(JSON.stringify(asked)) };
    },
    /** Adds an admin who has just signed in. @returns the admin's token and the author's id */
    async admin() {
      const [admin] = await addLearners(fixture, 1);
      if (!admin) throw new Error('There is no admin.');
      await fixture.read.update(users).set({ role: 'admin' }).where(eq(users.id, admin.actor.id));
      return { token: admin.token, authorId: author.actor.id };
    },
    /**
     * Begins to watch memory: `used` with garbage, `live` after a full collection each time.
     * @returns the current use, after a collection.
     */
    watch(argument) {
      const what = z.parse(z.enum(['used', 'live']), argument);
      gc();
      const idle = memory();
      peak = idle;
      timer = setInterval(() => {
        if (what === 'live') gc();
        const { heap, external } = memory();
        peak = { heap: Math.max(peak.heap, heap), external: Math.max(peak.external, external) };
      }, EVERY_MS[what]);
      return idle;
    },
    /**
     * Stops watching memory.
     * @returns the highest use since `watch` was called.
     */
    watched() {
      clearInterval(timer);
      return peak;
    },
  },
  async () => {
    await product.close();
    await fixture.drop();
  },
);
