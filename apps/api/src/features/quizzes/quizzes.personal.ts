import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import { id, instant } from '@quorbit/contracts/lib/scalars';
import { type DraftContent, draftContent, isUnchanged, quizSettings } from '@quorbit/contracts/quizzes/drafts';
import { type AnyQuestion, anyQuestion, omitKey } from '@quorbit/contracts/quizzes/question';
import { AUDIENCES, QUIZ_STATUSES } from '@quorbit/contracts/quizzes/schema';
import type { Executor } from '@quorbit/db/client';
import { quizDrafts, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { quizKeeps } from '@quorbit/db/schema/quizzes/packs';
import { quizSeals, quizSealTurns } from '@quorbit/db/schema/quizzes/seals';
import * as z from 'zod/mini';
import type { DataSubject, PersonalTable } from '../../kernel/personal.ts';
import { AppError } from '../../lib/app-error.ts';
import { exportList, exportNested, readPages } from '../../lib/export-fields.ts';
import { resolveDraft } from './authoring/draft-content.ts';
import { type DraftRow, pageOfDrafts, sumDraftBytes } from './authoring/drafts.repository.ts';
import { listSharedScopes, pageOfOwnedQuizzes, releaseOwnedQuizzes } from './authoring/owned.repository.ts';
import { settingsOf } from './authoring/quiz-settings.ts';
import { pageOfDownloads } from './downloads/downloads.repository.ts';
import { recordForEveryone } from './everyone-scope.service.ts';
import { listSealedQuizzes } from './seals/seals.service.ts';
import { listVersionQuestions, pageOfVersionQuestions, sumOwnedQuizzes } from './versions/versions.repository.ts';

/** The number of questions in one page of the export; small because each may have a picture in its text. */
const QUESTIONS_AT_ONCE = 20;
/** The number of drafts in one page of the export; unchanged questions aren't part of a draft's row. */
const DRAFTS_AT_ONCE = 1;

const exportedQuiz = z.object({
  id,
  ...quizSettings.shape,
  status: z.enum(QUIZ_STATUSES),
  audience: z.enum(AUDIENCES),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: z.nullable(instant),
});

/** The exported form of an unpublished draft, as the editor saved it. */
const exportedDraft = z.object({
  quizId: id,
  title: z.string(),
  savedAt: instant,
  settings: draftContent.shape.settings,
});

/**
 * Yields the questions of a quiz's current version, without keys while the quiz is sealed for its owner.
 * @throws AppError UNAVAILABLE if that version is replaced and deleted during the export.
 */
async function* streamQuestions(
  db: Executor,
  owner: DataSubject,
  now: Date,
  { id, versionId, asks: questionCount }: { id: string; versionId: string; asks: number },
): AsyncGenerator<AnyQuestion[]> {
  let read = 0;
  for await (const rows of readPages(
    (after: number | null, limit) => pageOfVersionQuestions(db, versionId, after, limit),
    ({ place }) => place,
    QUESTIONS_AT_ONCE,
  )) {
    // Checked after reading, so that a quiz sealed while the page was being read is exported without its key.
    const sealed = (await listSealedQuizzes(db, owner, now, [id])).has(id);
    yield rows.map(({ question }) => (sealed ? omitKey(question) : question));
    read += rows.length;
  }
  if (read < questionCount) throw new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter: 1 });
}

/** Yields the questions of a draft, without keys while the quiz is sealed for its editor. */
async function* streamDraftQuestions(
  db: Executor,
  editor: DataSubject,
  now: Date,
  { quizId, versionId, content: { settings, questions } }: DraftRow,
): AsyncGenerator<DraftContent['questions']> {
  for (let at = 0; at < questions.length; at += QUESTIONS_AT_ONCE) {
    const page = questions.slice(at, at + QUESTIONS_AT_ONCE);
    const unchanged = page.filter(isUnchanged).map((question) => question.id);
    const base = unchanged.length === 0 ? [] : await listVersionQuestions(db, { quizId, versionId }, unchanged);
    const resolved = resolveDraft({ settings, questions: page }, base).questions;
    const sealed = (await listSealedQuizzes(db, editor, now, [quizId])).has(quizId);
    yield sealed ? resolved.map(withoutDraftKey) : resolved;
  }
}

function withoutDraftKey(question: DraftContent['questions'][number]): DraftContent['questions'][number] {
  const { correctAnswer: _letter, answerKey: _key, explanation: _explanation, ...open } = question;
  return open;
}

export const quizzesPersonal: readonly PersonalTable[] = [
  {
    table: quizzes,
    exportFields: [
      exportNested({
        name: 'quizzes',
        schema: exportedQuiz,
        /** The questions of the quiz's current version, exported with the quiz. */
        parts: { name: 'questions', schema: z.array(anyQuestion) },
        async *pages(db, subject, now) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfOwnedQuizzes(db, subject.id, after, limit),
            ({ quiz }) => quiz.id,
          ))
            yield rows.map(({ quiz, asks }) => ({
              item: {
                id: quiz.id,
                ...settingsOf(quiz),
                status: quiz.status,
                audience: quiz.audience,
                createdAt: quiz.createdAt.toISOString(),
                updatedAt: quiz.updatedAt.toISOString(),
                deletedAt: quiz.deletedAt?.toISOString() ?? null,
              },
              parts: streamQuestions(db, subject, now, { id: quiz.id, versionId: quiz.currentVersionId, asks }),
            }));
        },
      }),
    ],
    estimateExportBytes: async (db, ownerId) => (await sumOwnedQuizzes(db, ownerId)).bytes,
    // Quizzes that other people have used stay, but without their owner.
    async erasure({ tx, subject, attemptQueries }) {
      const isShared = (await listSharedScopes(tx, subject.id)).length > 0;
      await releaseOwnedQuizzes(tx, subject.id, attemptQueries);
      if (isShared) await recordForEveryone(tx);
    },
    sharedScopes: listSharedScopes,
  },
  {
    table: quizKeeps,
    exportFields: [
      exportList({
        name: 'keptQuizzes',
        schema: z.array(z.object({ quizId: id, title: z.string(), kept: z.boolean(), at: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfDownloads(db, subject.id, after, limit),
            ({ quizId }) => quizId,
          ))
            yield rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: quizDrafts,
    exportFields: [
      exportNested({
        name: 'quizDrafts',
        schema: exportedDraft,
        parts: { name: 'questions', schema: draftContent.shape.questions },
        async *pages(db, subject, now) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfDrafts(db, subject.id, after, limit),
            ({ draft }) => draft.quizId,
            DRAFTS_AT_ONCE,
          ))
            yield rows.map(({ draft, title }) => ({
              item: {
                quizId: draft.quizId,
                title,
                savedAt: draft.savedAt.toISOString(),
                settings: draft.content.settings,
              },
              parts: streamDraftQuestions(db, subject, now, draft),
            }));
        },
      }),
    ],
    estimateExportBytes: sumDraftBytes,
    erasure: 'with the account',
  },
  {
    table: quizVersions,
    exportFields: { not: 'who published them last; what they hold now stands in the quizzes' },
    erasure: 'stays',
  },
  {
    table: quizSeals,
    exportFields: { not: 'who sat in which room, for as long as it ran' },
    erasure: 'with the account',
  },
  { table: quizSealTurns, exportFields: { not: 'when those seals begin and end' }, erasure: 'with the account' },
];
