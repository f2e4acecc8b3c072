import { day, id, instant } from '@quorbit/contracts/lib/scalars';
import { groupAssignments } from '@quorbit/db/schema/assignments';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfSetter } from './assignments.repository.ts';

export const assignmentsPersonal: readonly PersonalTable[] = [
  {
    table: groupAssignments,
    exportFields: [
      exportList({
        name: 'assignments',
        schema: z.array(z.object({ groupId: id, quizId: id, title: z.string(), dueOn: day, setAt: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: { groupId: string; quizId: string } | null, limit) => pageOfSetter(db, subject.id, after, limit),
            ({ groupId, quizId }) => ({ groupId, quizId }),
          ))
            yield rows.map(({ setAt, ...row }) => ({ ...row, setAt: setAt.toISOString() }));
        },
      }),
    ],
    // The assignment belongs to the group, so it stays when the person who set it is deleted.
    erasure: 'stays',
  },
];
