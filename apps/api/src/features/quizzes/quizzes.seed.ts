import type { ContentQuiz, EveryKindQuiz } from '@quorbit/contracts/content/quizzes';
import type { LayoutOptions } from '@quorbit/contracts/quizzes/layout';
import type { QuestionInput, SingleChoiceInput } from '@quorbit/contracts/quizzes/question';
import type { Executor, Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Seed, SeedDeps } from '../../kernel/area.ts';
import { retryOnConflict } from '../../lib/background/retry-on-conflict.ts';
import { readContent } from '../../lib/content.ts';
import { insertQuizWithQuestions } from './authoring/authoring.service.ts';
import { catalogue } from './catalogue.ts';
import { recordForEveryone } from './everyone-scope.service.ts';
import { markServed } from './packs/packs.service.ts';
import { listByOrigin, listSeedOrigins } from './quizzes.repository.ts';

/**
 * The quiz that visitors can try before they sign up. It's the only quiz of an installation without the full content.
 */
const WELCOME = readContent<ContentQuiz>('quizzes/welcome.json');
/** A quiz that shows the possibilities: every kind of question, formulas, code, and attempts that draw and shuffle. */
const EVERY_KIND_QUIZ = readContent<EveryKindQuiz>('quizzes/every-kind.json');
const ALL_QUIZZES = [WELCOME, EVERY_KIND_QUIZ, ...catalogue];

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
          await insertSeedQuiz(tx, quiz, { ownerId: null, audience: 'everyone', origin: originOf(quiz) }, now());
        }
        if (missing.length > 0) await recordForEveryone(tx);
        return missing.length;
      },
      { onLateError: (err) => log.error({ err }, 'work after the seed failed') },
    );
  return retryOnConflict(seed);
}

async function listMissing(db: Executor, quizzes: readonly SeedQuiz[]): Promise<SeedQuiz[]> {
  const present = new Set(await listSeedOrigins(db));
  return quizzes.filter((quiz) => !present.has(originOf(quiz)));
}

/** Returns the text by which databases find a seeded quiz. */
const originOf = ({ id }: SeedQuiz) => `seed:${id}`;

type SeedQuiz = Omit<ContentQuiz, 'questions'> &
  LayoutOptions & { questions: readonly (ContentQuiz['questions'][number] | QuestionInput)[] };
type QuizOwnership = Pick<
  Parameters<typeof insertQuizWithQuestions>[1],
  'ownerId' | 'audience' | 'editorId' | 'status' | 'origin'
>;

/**
 * Writes one seed quiz as its author would have. After adding a quiz for everyone, the caller must call
 * `recordForEveryone`.
 */
export async function insertSeedQuiz(
  tx: Tx,
  { id: _, ...quiz }: SeedQuiz,
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
 * Writes each of the given quizzes of the content once; later calls find it by its origin.
 * @returns the ids of the undeleted quizzes in the database, by their ids in the content.
 */
export async function ensureSeedQuizzes(
  tx: Tx,
  quizzes: readonly SeedQuiz[],
  ownership: Omit<QuizOwnership, 'origin'>,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  for (const quiz of await listMissing(tx, quizzes))
    await insertSeedQuiz(tx, quiz, { ...ownership, origin: originOf(quiz) }, now);
  const stored = await listStored(tx, quizzes);
  return new Map(stored.map(({ contentId, quiz }) => [contentId, quiz.id]));
}

/** Lists the undeleted quizzes of the database that were made of these quizzes of the content. */
async function listStored(db: Executor, quizzes: readonly SeedQuiz[]) {
  const contentIds = new Map(quizzes.map((quiz) => [originOf(quiz), quiz.id]));
  const rows = await listByOrigin(db, [...contentIds.keys()]);
  return rows.flatMap(({ quiz, version }) => {
    const contentId = contentIds.get(quiz.origin ?? '');
    return contentId === undefined ? [] : [{ contentId, quiz, version }];
  });
}

function toInput(question: SeedQuiz['questions'][number]): QuestionInput {
  if ('kind' in question) return question;
  const options: SingleChoiceInput['options'] = [...question.options];
  return { kind: 'single', marks: 1, image: null, ...question, options };
}

/** Lists the quizzes of the catalogue that still exist, with their ids in the content and their current questions. */
export async function listSeededQuizzes(db: Executor) {
  const stored = await listStored(db, catalogue);
  return stored.map(({ contentId, quiz, version }) => ({
    quizId: quiz.id,
    contentId,
    packHash: version.packHash,
    questions: version.questions,
  }));
}
