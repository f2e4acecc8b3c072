import { instant } from '@quorbit/contracts/lib/scalars';
import { pushMessages, pushSubscriptions } from '@quorbit/db/schema/pushes';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfSubscriptions } from './pushes.repository.ts';

export const pushesPersonal: readonly PersonalTable[] = [
  {
    table: pushSubscriptions,
    exportFields: [
      exportList({
        name: 'pushSubscriptions',
        /**
         * The browsers that get push messages, by their push service. The full address is left out, because it's a
         * secret of the browser.
         */
        schema: z.array(z.object({ service: z.string(), createdAt: instant })),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfSubscriptions(db, id, after, limit),
            (row) => row.sessionKey,
          ))
            yield rows.map(({ endpoint, createdAt }) => ({
              service: new URL(endpoint).host,
              createdAt: createdAt.toISOString(),
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  { table: pushMessages, exportFields: { not: 'gone once sent, within hours' }, erasure: 'with the account' },
];
