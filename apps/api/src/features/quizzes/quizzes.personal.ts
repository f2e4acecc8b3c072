import { id, instant } from '@quorbit/contracts/lib/scalars';
import { anyQuestion, withoutKey } from '@quorbit/contracts/quizzes/question';
import { AUDIENCES, QUIZ_STATUSES } from '@quorbit/contracts/quizzes/schema';
import { quizKeeps, quizSeals, quizSealTurns, quizzes } from '@quorbit/db/schema/quizzes';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { pageOfKeeper } from './keeps.repository.ts';
import { pageOfOwner, releaseOfOwner, sharedScopesOfOwner } from './quizzes.repository.ts';
import { sealedQuizzes } from './seals.service.ts';
import { recordForAll } from './shown-to-all.service.ts';

const exportedQuiz = z.object({
  id,
  title: z.string(),
  category: z.string(),
  description: z.string(),
  status: z.enum(QUIZ_STATUSES),
  audience: z.enum(AUDIENCES),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: z.nullable(instant),
  /** Of the current version; without keys while the quiz is sealed for its owner. */
  questions: z.array(anyQuestion),
});

export const quizzesPersonal: readonly PersonalTable[] = [
  {
    table: quizzes,
    exported: [
      exportField({
        name: 'quizzes',
        schema: z.array(exportedQuiz),
        async read(db, subject, now) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfOwner(db, subject.id, after, limit),
            ({ quiz }) => quiz.id,
          );
          // Checked last, so that a quiz sealed while the pages were read keeps its key.
          const ids = rows.map(({ quiz }) => quiz.id);
          const sealed = await sealedQuizzes(db, subject, now, ids);
          return rows.map(({ quiz, questions }) => ({
            id: quiz.id,
            title: quiz.title,
            category: quiz.category,
            description: quiz.description,
            status: quiz.status,
            audience: quiz.audience,
            createdAt: quiz.createdAt.toISOString(),
            updatedAt: quiz.updatedAt.toISOString(),
            deletedAt: quiz.deletedAt?.toISOString() ?? null,
            questions: sealed.has(quiz.id) ? questions.map(withoutKey) : questions,
          }));
        },
      }),
    ],
    // Quizzes that others worked with stay, without a name.
    async erased({ tx, subject }) {
      const isShared = (await sharedScopesOfOwner(tx, subject.id)).length > 0;
      await releaseOfOwner(tx, subject.id);
      if (isShared) await recordForAll(tx);
    },
    sharedScopes: sharedScopesOfOwner,
  },
  {
    table: quizKeeps,
    exported: [
      exportField({
        name: 'keptQuizzes',
        schema: z.array(z.object({ quizId: id, title: z.string(), kept: z.boolean(), at: instant })),
        async read(db, subject) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfKeeper(db, subject.id, after, limit),
            ({ quizId }) => quizId,
          );
          return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
        },
      }),
    ],
    erased: 'with the account',
  },
  { table: quizSeals, exported: { not: 'who sat in which room, for as long as it ran' }, erased: 'with the account' },
  { table: quizSealTurns, exported: { not: 'when those seals begin and end' }, erased: 'with the account' },
];
