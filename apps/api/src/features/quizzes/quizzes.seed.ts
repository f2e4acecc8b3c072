import type { LayoutOptions } from '@quorbit/contracts/quizzes/layout';
import type { QuestionInput, SingleChoiceInput } from '@quorbit/contracts/quizzes/question';
import type { Executor, Tx } from '@quorbit/db/client';
import { seedCatalogue } from '@quorbit/db/seed/catalogue';
import { powersBitsLoops } from '@quorbit/db/seed/powers-bits-loops';
import type { SeedQuiz } from '@quorbit/db/seed/seed-category';
import { welcomeQuiz } from '@quorbit/db/seed/welcome';
import { write } from '@quorbit/db/write';
import type { Seed, SeedDeps } from '../../kernel/area.ts';
import { retryOnConflict } from '../../lib/background/retry-on-conflict.ts';
import { insertQuizWithQuestions } from './authoring/authoring.service.ts';
import { recordForEveryone } from './everyone-scope.service.ts';
import { markServed } from './packs/packs.service.ts';
import { listByOrigin, listSeedOrigins } from './quizzes.repository.ts';
import { WELCOME_ORIGIN } from './welcome.service.ts';

const WELCOME = { ...welcomeQuiz, origin: WELCOME_ORIGIN };
const EVERY_KIND_QUIZ = { ...powersBitsLoops, origin: `seed:${powersBitsLoops.title}` };
const CATALOGUE = seedCatalogue.flatMap(({ category, quizzes }) =>
  quizzes.map((quiz) => ({ ...quiz, category, origin: `seed:${category}:${quiz.title}` })),
);

const ALL_QUIZZES = [WELCOME, EVERY_KIND_QUIZ, ...CATALOGUE];

type Seeding = Pick<SeedDeps, 'database' | 'log' | 'now'>;

export const contentSeed: Seed = {
  phase: 'content',
  async run({ print, ...deps }) {
    const added = await seedContent(deps);
    if (added > 0) print(`Quizzes added: ${added}.`);
  },
};

/**
 * Writes the quizzes that a new installation starts with: the full content, or only the welcome quiz for visitors.
 * Existing quizzes stay unchanged. Returns the number of added quizzes.
 */
export async function seedContent({
  database,
  log,
  now,
  fullContent,
}: Seeding & { fullContent: boolean }): Promise<number> {
  const wantedQuizzes = fullContent ? ALL_QUIZZES : [WELCOME];
  if ((await listMissing(database.read, wantedQuizzes)).length === 0) return 0;
  const seed = () =>
    write(
      database,
      ['everyone'],
      async (tx) => {
        // Another process may have written the quizzes before this one locked the scope.
        const missing = await listMissing(tx, wantedQuizzes);
        for (const quiz of missing) {
          await insertSeedQuiz(tx, quiz, { ownerId: null, audience: 'everyone' }, now());
        }
        if (missing.length > 0) await recordForEveryone(tx);
        return missing.length;
      },
      { onLateError: (err) => log.error({ err }, 'work after the seed failed') },
    );
  return retryOnConflict(seed);
}

async function listMissing<Quiz extends { origin: string }>(db: Executor, quizzes: readonly Quiz[]): Promise<Quiz[]> {
  const present = new Set(await listSeedOrigins(db));
  return quizzes.filter(({ origin }) => !present.has(origin));
}

type SeedQuizInput = Omit<SeedQuiz, 'questions'> &
  LayoutOptions & {
    category: string;
    origin?: string;
    questions: readonly (SeedQuiz['questions'][number] | QuestionInput)[];
  };
type QuizOwnership = Pick<
  Parameters<typeof insertQuizWithQuestions>[1],
  'ownerId' | 'audience' | 'editorId' | 'status'
>;

/**
 * Writes one seed quiz as its author would have. After adding a quiz for everyone, the caller must call
 * `recordForEveryone`.
 */
export async function insertSeedQuiz(
  tx: Tx,
  quiz: SeedQuizInput,
  ownership: QuizOwnership,
  now: Date,
): Promise<string> {
  const settings = { duration: null, passingMarks: null, ranked: false };
  const questions = quiz.questions.map(toInput);
  const { quiz: inserted } = await insertQuizWithQuestions(tx, { ...quiz, ...ownership, ...settings, questions }, now);
  // Marking the quiz as served now means that reading the welcome quiz later needs no write.
  await markServed(tx, { quizId: inserted.id }, now);
  return inserted.id;
}

/**
 * Writes each of the given seed quizzes once; later calls find it by its origin.
 * @returns the ids of the undeleted quizzes, by title.
 */
export async function ensureSeedQuizzes(
  tx: Tx,
  quizzes: readonly (SeedQuizInput & { origin: string })[],
  ownership: QuizOwnership,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const origins = quizzes.map(({ origin }) => origin);
  const present = new Set(await listSeedOrigins(tx));
  for (const quiz of quizzes) if (!present.has(quiz.origin)) await insertSeedQuiz(tx, quiz, ownership, now);
  const titles = new Map(quizzes.map(({ origin, title }) => [origin, title]));
  const rows = await listByOrigin(tx, origins);
  return new Map(rows.map(({ quiz }) => [titles.get(quiz.origin ?? '') ?? quiz.title, quiz.id]));
}

function toInput(question: SeedQuizInput['questions'][number]): QuestionInput {
  if ('kind' in question) return question;
  const options: SingleChoiceInput['options'] = [...question.options];
  return { kind: 'single', marks: 1, image: null, ...question, options };
}

/** Lists the seeded quizzes that still exist, by their original titles, with their current questions. */
export async function listSeededQuizzes(db: Executor) {
  const titles = new Map(CATALOGUE.map(({ origin, title }) => [origin, title]));
  const rows = await listByOrigin(db, [...titles.keys()]);
  return rows.map(({ quiz, version }) => ({
    quizId: quiz.id,
    title: titles.get(quiz.origin ?? '') ?? quiz.title,
    packHash: version.packHash,
    questions: version.questions,
  }));
}
