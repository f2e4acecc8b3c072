import type { Chance } from '@quorbit/contracts/quizzes/layout';
import type { QuestionInput, SingleChoiceInput } from '@quorbit/contracts/quizzes/question';
import type { Executor, Tx } from '@quorbit/db/client';
import { seedCatalogue } from '@quorbit/db/seed/catalogue';
import { powersBitsLoops } from '@quorbit/db/seed/powers-bits-loops';
import type { SeedQuiz } from '@quorbit/db/seed/seed-category';
import { welcomeQuiz } from '@quorbit/db/seed/welcome';
import { write } from '@quorbit/db/write';
import type { Seed, SeedDeps } from '../../kernel/area.ts';
import { besideOthers } from '../../lib/background/beside-others.ts';
import { insertQuizWithQuestions } from './authoring/authoring.service.ts';
import { markServed } from './packs/packs.service.ts';
import { listByOrigin, listSeedOrigins } from './quizzes.repository.ts';
import { recordForAll } from './shown-to-all.service.ts';
import { WELCOME_ORIGIN } from './welcome.service.ts';

const WELCOME = { ...welcomeQuiz, origin: WELCOME_ORIGIN };
const OF_EVERY_KIND = { ...powersBitsLoops, origin: `seed:${powersBitsLoops.title}` };
const CATALOGUE = seedCatalogue.flatMap(({ category, quizzes }) =>
  quizzes.map((quiz) => ({ ...quiz, category, origin: `seed:${category}:${quiz.title}` })),
);

const WHOLE = [WELCOME, OF_EVERY_KIND, ...CATALOGUE];

type Seeding = Pick<SeedDeps, 'database' | 'log' | 'now'>;

export const contentSeed: Seed = {
  phase: 'content',
  async run({ say, ...deps }) {
    const added = await seedContent(deps);
    if (added > 0) say(`Quizzes added: ${added}.`);
  },
};

/**
 * Writes what a new installation starts with: the whole content, or only the quiz that visitors may try. Existing quizzes
 * stay as they are. Returns how many are new.
 */
export async function seedContent({ database, log, now, whole }: Seeding & { whole: boolean }): Promise<number> {
  const wanted = whole ? WHOLE : [WELCOME];
  if ((await missingOf(database.read, wanted)).length === 0) return 0;
  const seed = () =>
    write(
      database,
      ['everyone'],
      async (tx) => {
        // Another process may have written them before this one got the scope.
        const missing = await missingOf(tx, wanted);
        for (const quiz of missing) {
          await insertSeedQuiz(tx, quiz, { ownerId: null, audience: 'everyone' }, now());
        }
        if (missing.length > 0) await recordForAll(tx);
        return missing.length;
      },
      { onLateError: (err) => log.error({ err }, 'work after the seed failed') },
    );
  return besideOthers(seed);
}

async function missingOf<Quiz extends { origin: string }>(db: Executor, quizzes: readonly Quiz[]): Promise<Quiz[]> {
  const present = new Set(await listSeedOrigins(db));
  return quizzes.filter(({ origin }) => !present.has(origin));
}

type Written = Omit<SeedQuiz, 'questions'> &
  Chance & {
    category: string;
    origin?: string;
    questions: readonly (SeedQuiz['questions'][number] | QuestionInput)[];
  };
type Whose = Pick<Parameters<typeof insertQuizWithQuestions>[1], 'ownerId' | 'audience' | 'editorId' | 'status'>;

/** Writes one quiz of the seed, as its author would have. Where it is for everyone, the caller then calls `recordForAll`. */
export async function insertSeedQuiz(tx: Tx, quiz: Written, whose: Whose, now: Date): Promise<string> {
  const settings = { duration: null, passingMarks: null, ranked: false };
  const questions = quiz.questions.map(toInput);
  const { quiz: made } = await insertQuizWithQuestions(tx, { ...quiz, ...whose, ...settings, questions }, now);
  // Everybody will have it: reading the welcome quiz then writes nothing.
  await markServed(tx, { quizId: made.id }, now);
  return made.id;
}

/** Quizzes that are written once and found by their origin from then on. @returns the ids of those that aren't deleted, by title */
export async function ensureSeedQuizzes(
  tx: Tx,
  quizzes: readonly (Written & { origin: string })[],
  whose: Whose,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const origins = quizzes.map(({ origin }) => origin);
  const present = new Set(await listSeedOrigins(tx));
  for (const quiz of quizzes) if (!present.has(quiz.origin)) await insertSeedQuiz(tx, quiz, whose, now);
  const titles = new Map(quizzes.map(({ origin, title }) => [origin, title]));
  const rows = await listByOrigin(tx, origins);
  return new Map(rows.map(({ quiz }) => [titles.get(quiz.origin ?? '') ?? quiz.title, quiz.id]));
}

function toInput(question: Written['questions'][number]): QuestionInput {
  if ('kind' in question) return question;
  const options: SingleChoiceInput['options'] = [...question.options];
  return { kind: 'single', marks: 1, image: null, ...question, options };
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
