// The measured process of the benchmarks of exports and of what large quizzes cost. Its argument: the engine.
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { users } from '@quorbit/db/schema/accounts';
import { write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { insertQuizWithQuestions } from '../../src/features/quizzes/authoring.service.ts';
import { addLearners, ENGINES, listen, openStage, productOver } from '../../src/testing/bench/stage.ts';
import { serveCommands } from './commands.ts';

const [engineName] = process.argv.slice(2);
const stage = await openStage(z.parse(z.enum(ENGINES), engineName));
const [author, reader] = await addLearners(stage, 2);
if (!author || !reader) throw new Error('There are no learners.');
await stage.read
  .update(users)
  .set({ role: 'premium', emailVerifiedAt: new Date() })
  .where(eq(users.id, author.actor.id));
const product = await productOver(stage);
const address = await listen(product);
const ready = { address, author: author.token, reader: reader.token };
let heap = 0;
let watch: NodeJS.Timeout | undefined;

/** A long one takes 3.6 KB: about the most that a question may. */
function question(index: number, isLong: boolean) {
  const times = isLong ? 75 : 1;
  return {
    kind: 'single' as const,
    question: `Question ${index}: ${'What is it? '.repeat(times)}`.trim(),
    options: ['A cat', 'A dog', 'A horse', 'A house'].map((option) => `${option} `.repeat(isLong ? 25 : 1).trim()),
    correctAnswer: 'B' as const,
    difficulty: 'medium' as const,
    marks: 1,
    explanation: 'It is a dog. '.repeat(2 * times).trim(),
    image: null,
  };
}

const plantInput = z.object({ questions: z.int(), isLong: z.boolean() });

serveCommands(
  {
    ready: () => ready,
    /** A quiz of the author's. @returns its id and the bytes of its questions */
    async plant(argument) {
      const { questions, isLong } = z.parse(plantInput, argument);
      const asked = Array.from({ length: questions }, (_, index) => question(index, isLong));
      const quiz = {
        ...{ title: `Quiz ${newId()}`, category: 'General', description: '', duration: null, passingMarks: null },
        ...{ ranked: false, audience: 'premium' as const, ownerId: author.actor.id, editorId: author.actor.id },
      };
      const id = await write(
        stage,
        [userScope(author.actor.id)],
        (tx) => insertQuizWithQuestions(tx, { ...quiz, questions: asked }, new Date()),
        {
          onLateError(error) {
            throw error;
          },
        },
      );
      return { id, bytes: Buffer.byteLength(JSON.stringify(asked)) };
    },
    /** Begins to watch the heap. @returns the bytes that are in use now, after a collection */
    watch() {
      globalThis.gc?.();
      const idle = process.memoryUsage().heapUsed;
      heap = idle;
      watch = setInterval(() => {
        heap = Math.max(heap, process.memoryUsage().heapUsed);
      }, 5);
      return idle;
    },
    /** @returns the most that was in use since, in bytes */
    watched() {
      clearInterval(watch);
      return heap;
    },
  },
  async () => {
    await product.close();
    await stage.drop();
  },
);
