import { id, instant } from '@quorbit/contracts/lib/scalars';
import { masteredCompetencies, nodeProgress, pathProgress } from '@quorbit/db/schema/paths';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfMasteredCompetencies, pageOfNodeProgress, pageOfPathProgress } from './personal.repository.ts';

export const pathsPersonal: readonly PersonalTable[] = [
  {
    table: pathProgress,
    exportFields: [
      exportList({
        name: 'learningPaths',
        schema: z.array(
          z.object({ pathId: id, title: z.string(), startedAt: instant, completedAt: z.nullable(instant) }),
        ),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfPathProgress(db, subject.id, after, limit),
            (row) => row.pathId,
          ))
            yield rows.map(({ startedAt, completedAt, ...row }) => ({
              ...row,
              startedAt: startedAt.toISOString(),
              completedAt: completedAt?.toISOString() ?? null,
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: nodeProgress,
    exportFields: [
      exportList({
        name: 'learningPathSteps',
        schema: z.array(
          z.object({
            pathId: id,
            nodeId: id,
            title: z.string(),
            status: z.string(),
            mastery: z.nullable(z.int()),
            minutes: z.int(),
            completedAt: z.nullable(instant),
          }),
        ),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfNodeProgress(db, subject.id, after, limit),
            (row) => row.nodeId,
          ))
            yield rows.map(({ completedAt, ...row }) => ({ ...row, completedAt: completedAt?.toISOString() ?? null }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: masteredCompetencies,
    exportFields: [
      exportList({
        name: 'masteredCompetencies',
        schema: z.array(z.object({ competencyId: id, name: z.string(), masteredAt: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfMasteredCompetencies(db, subject.id, after, limit),
            (row) => row.competencyId,
          ))
            yield rows.map(({ masteredAt, ...row }) => ({ ...row, masteredAt: masteredAt.toISOString() }));
        },
      }),
    ],
    erasure: 'with the account',
  },
];
