import { id, instant } from '@quorbit/contracts/lib/scalars';
import { studyPlans, studyReminders, tutorMessages, tutorSessions } from '@quorbit/db/schema/tutor';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { listSessions, pageOfMessages, pageOfPlans, pageOfReminders } from './personal.repository.ts';

export const tutorPersonal: readonly PersonalTable[] = [
  {
    table: tutorSessions,
    exported: [
      exportField({
        name: 'studyBuddySessions',
        schema: z.array(z.object({ learningStyle: z.string(), difficulty: z.string(), startedAt: instant })),
        async read(db, subject) {
          const rows = await listSessions(db, subject.id);
          return rows.map(({ startedAt, ...row }) => ({ ...row, startedAt: startedAt.toISOString() }));
        },
      }),
    ],
    erased: 'with the account',
  },
  {
    table: tutorMessages,
    exported: [
      exportField({
        name: 'studyBuddyMessages',
        schema: z.array(
          z.object({
            ...{ role: z.string(), content: z.string(), topic: z.nullable(z.string()) },
            ...{ quizId: z.nullable(id), createdAt: instant },
          }),
        ),
        async read(db, subject) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfMessages(db, subject.id, after, limit),
            (row) => row.id,
          );
          return rows.map(({ id: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
        },
      }),
    ],
    erased: 'with the account',
  },
  {
    table: studyPlans,
    exported: [
      exportField({
        name: 'studyPlans',
        schema: z.array(z.object({ content: z.string(), savedAt: instant })),
        async read(db, subject) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfPlans(db, subject.id, after, limit),
            (row) => row.id,
          );
          return rows.map(({ content, savedAt }) => ({ content, savedAt: savedAt.toISOString() }));
        },
      }),
    ],
    erased: 'with the account',
  },
  {
    table: studyReminders,
    exported: [
      exportField({
        name: 'studyReminders',
        schema: z.array(
          z.object({
            ...{ text: z.string(), context: z.string(), weekdays: z.array(z.int()) },
            ...{ onDay: z.nullable(z.string()), time: z.string() },
            ...{ nextAt: z.nullable(instant), createdAt: instant },
          }),
        ),
        async read(db, subject) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfReminders(db, subject.id, after, limit),
            (row) => row.id,
          );
          return rows.map(({ id: _, nextAt, createdAt, ...row }) => ({
            ...row,
            nextAt: nextAt?.toISOString() ?? null,
            createdAt: createdAt.toISOString(),
          }));
        },
      }),
    ],
    erased: 'with the account',
  },
];
