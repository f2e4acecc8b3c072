import { instant } from '@quorbit/contracts/lib/scalars';
import { moderationCases, moderationDecisions, moderationReports } from '@quorbit/db/schema/moderation';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { clearDecisionTexts, pageOfSubject } from './decisions.repository.ts';
import { closeCasesAbout, pageOfReporter } from './moderation.repository.ts';

const reportSchema = z.object({ kind: z.string(), reason: z.string(), details: z.string(), at: instant });
const decisionSchema = z.object({
  action: z.string(),
  reason: z.string(),
  at: instant,
  undoneAt: z.nullable(instant),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
});

export const moderationPersonal: readonly PersonalTable[] = [
  {
    table: moderationCases,
    exportFields: { not: 'what was decided is told with the decisions; what others reported is theirs' },
    erasure: ({ tx, subject, now }) => closeCasesAbout(tx, subject.id, now),
  },
  {
    table: moderationReports,
    exportFields: [
      exportList({
        name: 'reportsMade',
        schema: z.array(reportSchema),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfReporter(db, id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ kind, reason, details, at }) => ({ kind, reason, details, at: at.toISOString() }));
        },
      }),
    ],
    // Reports stay for the moderators, without the reporter's name.
    erasure: 'stays',
  },
  {
    table: moderationDecisions,
    exportFields: [
      exportList({
        name: 'decisionsAboutYou',
        schema: z.array(decisionSchema),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfSubject(db, id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ action, reason, at, undoneAt, answer, answeredAt }) => ({
              action,
              reason,
              answer,
              at: at.toISOString(),
              undoneAt: undoneAt?.toISOString() ?? null,
              answeredAt: answeredAt?.toISOString() ?? null,
            }));
        },
      }),
    ],
    erasure: ({ tx, subject }) => clearDecisionTexts(tx, subject.id),
  },
];
