import { id, instant } from '@quorbit/contracts/lib/scalars';
import { studyPlans, studyReminders, tutorMessages, tutorSessions } from '@quorbit/db/schema/tutor';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfMessages, pageOfPlans, pageOfReminders, pageOfSessions } from './export.repository.ts';

/** The number of messages or plans in one page of the export, small because each text may be long. */
const TEXTS_PER_PAGE = 25;

export const tutorPersonal: readonly PersonalTable[] = [
  {
    table: tutorSessions,
    exportFields: [
      exportList({
        name: 'studyBuddySessions',
        schema: z.array(z.object({ learningStyle: z.string(), difficulty: z.string(), startedAt: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfSessions(db, subject.id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ id: _, startedAt, ...row }) => ({ ...row, startedAt: startedAt.toISOString() }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: tutorMessages,
    exportFields: [
      exportList({
        name: 'studyBuddyMessages',
        schema: z.array(
          z.object({
            role: z.string(),
            content: z.string(),
            topic: z.nullable(z.string()),
            quizId: z.nullable(id),
            createdAt: instant,
          }),
        ),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfMessages(db, subject.id, after, limit),
            (row) => row.id,
            TEXTS_PER_PAGE,
          ))
            yield rows.map(({ id: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: studyPlans,
    exportFields: [
      exportList({
        name: 'studyPlans',
        schema: z.array(z.object({ content: z.string(), savedAt: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfPlans(db, subject.id, after, limit),
            (row) => row.id,
            TEXTS_PER_PAGE,
          ))
            yield rows.map(({ content, savedAt }) => ({ content, savedAt: savedAt.toISOString() }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: studyReminders,
    exportFields: [
      exportList({
        name: 'studyReminders',
        schema: z.array(
          z.object({
            text: z.string(),
            context: z.string(),
            weekdays: z.array(z.int()),
            onDay: z.nullable(z.string()),
            time: z.string(),
            nextAt: z.nullable(instant),
            createdAt: instant,
          }),
        ),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfReminders(db, subject.id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ id: _, nextAt, createdAt, ...row }) => ({
              ...row,
              nextAt: nextAt?.toISOString() ?? null,
              createdAt: createdAt.toISOString(),
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
];
