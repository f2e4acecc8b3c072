import { id, instant } from '@quorbit/contracts/lib/scalars';
import { RETENTION_REASONS, TEXT_DEVICES } from '@quorbit/contracts/written-tests/types';
import { answerMarks, sittings, sittingTextVersions, writtenTests } from '@quorbit/db/schema/written-tests';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { groupBy } from '../../lib/group-by.ts';
import { listAnswersWithMarks, pageOfSittings, pageOfVersions, type VersionCursor } from './export.repository.ts';
import { pageOfCreated } from './written-tests.repository.ts';

/** The number of sittings in one page of the export, small because each may have many long answers. */
const SITTINGS_PER_PAGE = 2;
const VERSIONS_PER_PAGE = 10;

const answerSchema = z.object({
  prompt: z.string(),
  text: z.string(),
  writtenAt: instant,
  /** The points of the answer; null until the marks are published. */
  points: z.nullable(z.number()),
  comment: z.nullable(z.string()),
});

/** A stored text besides the one that counts; exported until the marks are published. */
const versionSchema = z.object({
  testId: id,
  prompt: z.string(),
  text: z.string(),
  writtenAt: instant,
  arrivedAt: instant,
  device: z.nullable(z.enum(TEXT_DEVICES)),
  /**
   * `open`: no later text has resolved it. `late`: it arrived after the deadline and doesn't count so far. Any other
   * value says why the text is retained.
   */
  kind: z.enum(['open', 'late', ...RETENTION_REASONS]),
});

export const writtenTestsPersonal: readonly PersonalTable[] = [
  {
    table: writtenTests,
    exportFields: [
      exportList({
        name: 'createdWrittenTests',
        schema: z.array(z.object({ id, title: z.string(), createdAt: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfCreated(db, subject.id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
        },
      }),
    ],
    erasure: 'stays',
  },
  {
    table: sittings,
    exportFields: [
      exportList({
        name: 'writtenTests',
        schema: z.array(
          z.object({
            testId: id,
            title: z.string(),
            startedAt: instant,
            submittedAt: z.nullable(instant),
            points: z.nullable(z.number()),
            answers: z.array(answerSchema),
          }),
        ),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfSittings(db, subject.id, after, limit),
            ({ sitting }) => sitting.id,
            SITTINGS_PER_PAGE,
          )) {
            const ids = rows.map(({ sitting }) => sitting.id);
            const written = groupBy(
              ids.length === 0 ? [] : await listAnswersWithMarks(db, ids),
              (row) => row.answer.sittingId,
            );
            yield rows.map(
              ({ sitting: { testId, startedAt, submittedAt, publishedAt, points, ...sitting }, title }) => ({
                testId,
                title,
                startedAt: startedAt.toISOString(),
                submittedAt: submittedAt?.toISOString() ?? null,
                points,
                answers: (written.get(sitting.id) ?? []).map(({ answer: { text, writtenAt }, prompt, mark }) => ({
                  prompt,
                  text,
                  writtenAt: writtenAt.toISOString(),
                  ...visibleMarkOf(publishedAt === null ? null : text, mark),
                })),
              }),
            );
          }
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: sittingTextVersions,
    exportFields: [
      exportList({
        name: 'writtenTestVersions',
        schema: z.array(versionSchema),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: VersionCursor | null, limit) => pageOfVersions(db, subject.id, after, limit),
            ({ version: { sittingId, questionId, textId } }) => ({ sittingId, questionId, textId }),
            VERSIONS_PER_PAGE,
          ))
            yield rows.map(({ version: { text, writtenAt, arrivedAt, device, kind }, testId, prompt }) => ({
              testId,
              prompt,
              text,
              writtenAt: writtenAt.toISOString(),
              arrivedAt: arrivedAt.toISOString(),
              device,
              kind,
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: answerMarks,
    exportFields: { not: "others' answers are marked; theirs are in `writtenTests`" },
    erasure: 'stays',
  },
];

/**
 * Returns the points and the comment that the learner may see.
 * @param text the answer's text; null until the marks are published.
 */
function visibleMarkOf(text: string | null, mark: { points: number; comment: string } | null) {
  if (text === null) return { points: null, comment: null };
  // A mark no longer counts if the learner has removed the text since.
  return text === '' || mark === null ? { points: 0, comment: '' } : { points: mark.points, comment: mark.comment };
}
