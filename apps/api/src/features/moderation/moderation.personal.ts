import { instant } from '@quorbit/contracts/lib/scalars';
import { moderationCases, moderationDecisions, moderationReports } from '@quorbit/db/schema/moderation';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { eachPage, exportList } from '../../lib/personal.ts';
import { forgetTold, pageOfSubject } from './decisions.repository.ts';
import { closeCasesAbout, pageOfReporter } from './moderation.repository.ts';

const own = z.object({ kind: z.string(), reason: z.string(), details: z.string(), at: instant });
const told = z.object({
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
    exported: { not: 'what was decided is told with the decisions; what others reported is theirs' },
    erased: ({ tx, subject, now }) => closeCasesAbout(tx, subject.id, now),
  },
  {
    table: moderationReports,
    exported: [
      exportList({
        name: 'reportsMade',
        schema: z.array(own),
        async *pages(db, { id }) {
          for await (const rows of eachPage(
            (after: string | null, limit) => pageOfReporter(db, id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ kind, reason, details, at }) => ({ kind, reason, details, at: at.toISOString() }));
        },
      }),
    ],
    // What somebody reported stays for the moderators, without the name.
    erased: 'stays',
  },
  {
    table: moderationDecisions,
    exported: [
      exportList({
        name: 'decisionsAboutYou',
        schema: z.array(told),
        async *pages(db, { id }) {
          for await (const rows of eachPage(
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
    erased: ({ tx, subject }) => forgetTold(tx, subject.id),
  },
];
