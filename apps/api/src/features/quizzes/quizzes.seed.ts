import type { Database } from '@quorbit/db/client';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { seedCatalogue } from '@quorbit/db/seed/catalogue';
import { write } from '@quorbit/db/write';
import { like } from 'drizzle-orm';
import type { Logger } from '../../lib/logger.ts';
import { insertQuizWithQuestions } from './authoring.service.ts';

/** Writes the content that a new installation starts with; quizzes that are there already are left alone. Answers how many are new. */
export async function seedContent({
  database,
  log,
  now,
}: {
  database: Database;
  log: Logger;
  now: () => Date;
}): Promise<number> {
  const known = await database.read
    .select({ origin: quizzes.origin })
    .from(quizzes)
    .where(like(quizzes.origin, 'seed:%'))
    .limit(1000);
  const present = new Set(known.map(({ origin }) => origin));
  const missing = seedCatalogue.flatMap(({ category, quizzes }) =>
    quizzes
      .map((quiz) => ({ ...quiz, category, origin: `seed:${category}:${quiz.title}` }))
      .filter(({ origin }) => !present.has(origin)),
  );
  if (missing.length === 0) return 0;
  await write(
    database,
    ['everyone'],
    async (tx) => {
      for (const quiz of missing) {
        await insertQuizWithQuestions(
          tx,
          {
            ...quiz,
            ownerId: null,
            audience: 'everyone',
            duration: null,
            passingMarks: null,
            ranked: false,
            questions: quiz.questions.map((question) => ({
              kind: 'single' as const,
              marks: 1,
              image: null,
              ...question,
              options: [...question.options] as [string, string, string, string],
            })),
          },
          now(),
        );
      }
    },
    { onLateError: (err) => log.error({ err }, 'work after the seed failed') },
  );
  return missing.length;
}
