import type { Database, Executor, Tx } from '@quorbit/db/client';
import { seedCatalogue } from '@quorbit/db/seed/catalogue';
import type { SeedQuiz } from '@quorbit/db/seed/seed-category';
import { welcomeQuiz } from '@quorbit/db/seed/welcome';
import { write } from '@quorbit/db/write';
import type { Logger } from '../../lib/logger.ts';
import { insertQuizWithQuestions } from './authoring.service.ts';
import { markQuizServed } from './packs.service.ts';
import { listByOrigin, listSeedOrigins } from './quizzes.repository.ts';
import { recordForAll } from './shown-to-all.service.ts';
import { WELCOME_ORIGIN } from './welcome.service.ts';

const WELCOME = { ...welcomeQuiz, origin: WELCOME_ORIGIN };
const CATALOGUE = seedCatalogue.flatMap(({ category, quizzes }) =>
  quizzes.map((quiz) => ({ ...quiz, category, origin: `seed:${category}:${quiz.title}` })),
);

interface SeedWork {
  database: Database;
  log: Logger;
  now: () => Date;
}

/**
 * Writes what a new installation starts with: the whole content, or only the quiz that visitors may try. Existing quizzes
 * stay as they are. Returns how many are new.
 */
export async function seedContent({ database, log, now, whole }: SeedWork & { whole: boolean }): Promise<number> {
  const present = new Set(await listSeedOrigins(database.read));
  const missing = [WELCOME, ...(whole ? CATALOGUE : [])].filter(({ origin }) => !present.has(origin));
  if (missing.length === 0) return 0;
  await write(
    database,
    ['everyone'],
    async (tx) => {
      for (const quiz of missing) {
        await insertSeedQuiz(tx, quiz, { ownerId: null, audience: 'everyone' }, now());
      }
      await recordForAll(tx);
    },
    { onLateError: (err) => log.error({ err }, 'work after the seed failed') },
  );
  return missing.length;
}

type Written = SeedQuiz & { category: string; origin?: string };
type Whose = Pick<Parameters<typeof insertQuizWithQuestions>[1], 'ownerId' | 'audience'>;

/** Writes one quiz of the seed, as its author would have. Where it is for everyone, the caller then calls `recordForAll`. */
export async function insertSeedQuiz(tx: Tx, quiz: Written, whose: Whose, now: Date): Promise<string> {
  const settings = { duration: null, passingMarks: null, ranked: false };
  const questions = quiz.questions.map((question) => ({
    kind: 'single' as const,
    marks: 1,
    image: null,
    ...question,
    options: [...question.options] as [string, string, string, string],
  }));
  const id = await insertQuizWithQuestions(tx, { ...quiz, ...whose, ...settings, questions }, now);
  // Everybody will have it: reading the welcome quiz then writes nothing.
  await markQuizServed(tx, id, now);
  return id;
}

/** The quizzes of the whole content that are still there, by their first titles, with the questions as they are now. */
export async function readSeeded(db: Executor) {
  const titles = new Map(CATALOGUE.map(({ origin, title }) => [origin, title]));
  const rows = await listByOrigin(db, [...titles.keys()]);
  return rows.map(({ quiz, version }) => ({
    quizId: quiz.id,
    title: titles.get(quiz.origin ?? '') ?? quiz.title,
    packHash: version.packHash,
    questions: version.questions,
  }));
}
