import { id, instant } from '@quorbit/contracts/lib/scalars';
import { type DraftContent, draftContent, quizSettings } from '@quorbit/contracts/quizzes/drafts';
import { anyQuestion, withoutKey } from '@quorbit/contracts/quizzes/question';
import { AUDIENCES, QUIZ_STATUSES } from '@quorbit/contracts/quizzes/schema';
import { quizDrafts, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { quizKeeps } from '@quorbit/db/schema/quizzes/packs';
import { quizSeals, quizSealTurns } from '@quorbit/db/schema/quizzes/seals';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { wholeDraft } from './draft-content.ts';
import { pageOfEditor } from './drafts.repository.ts';
import { pageOfKeeper } from './keeps.repository.ts';
import { pageOfOwner, releaseOfOwner, sharedScopesOfOwner } from './owned.repository.ts';
import { sealedQuizzes } from './seals.service.ts';
import { settingsOf } from './settings-of.ts';
import { recordForAll } from './shown-to-all.service.ts';

const exportedQuiz = z.object({
  id,
  ...quizSettings.shape,
  status: z.enum(QUIZ_STATUSES),
  audience: z.enum(AUDIENCES),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: z.nullable(instant),
  /** Of the current version; without keys while the quiz is sealed for its owner. */
  questions: z.array(anyQuestion),
});

/** Unpublished changes, as the editor left them. */
const exportedDraft = z.object({
  quizId: id,
  title: z.string(),
  savedAt: instant,
  settings: draftContent.shape.settings,
  /** Without keys while the quiz is sealed for its editor. */
  questions: draftContent.shape.questions,
});

function withoutDraftKey(question: DraftContent['questions'][number]): DraftContent['questions'][number] {
  const { correctAnswer: _letter, answerKey: _key, explanation: _explanation, ...open } = question;
  return open;
}

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
            ...settingsOf(quiz),
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
    async erased({ tx, subject, takings }) {
      const isShared = (await sharedScopesOfOwner(tx, subject.id)).length > 0;
      await releaseOfOwner(tx, subject.id, takings);
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
  {
    table: quizDrafts,
    exported: [
      exportField({
        name: 'quizDrafts',
        schema: z.array(exportedDraft),
        async read(db, subject, now) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfEditor(db, subject.id, after, limit),
            ({ draft }) => draft.quizId,
          );
          const sealed = await sealedQuizzes(
            db,
            subject,
            now,
            rows.map(({ draft }) => draft.quizId),
          );
          return rows.map(({ draft: { quizId, savedAt, content, base }, title }) => {
            const { settings, questions } = wholeDraft(content, base ?? []);
            const told = sealed.has(quizId) ? questions.map(withoutDraftKey) : questions;
            return { quizId, title, savedAt: savedAt.toISOString(), settings, questions: told };
          });
        },
      }),
    ],
    erased: 'with the account',
  },
  {
    table: quizVersions,
    exported: { not: 'who published them last; what they hold now stands in the quizzes' },
    erased: 'stays',
  },
  { table: quizSeals, exported: { not: 'who sat in which room, for as long as it ran' }, erased: 'with the account' },
  { table: quizSealTurns, exported: { not: 'when those seals begin and end' }, erased: 'with the account' },
];
