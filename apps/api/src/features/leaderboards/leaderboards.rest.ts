import type { XpRow } from '@quorbit/contracts/leaderboards/schema';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { listView, nameSchema, type View } from '../../rest/view.ts';
import { leaderboardsRouter } from './leaderboards.router.ts';

const entrySchema = nameSchema('LeaderboardEntry', z.object({ username: z.string(), xp: z.int() }));

const entryView: View<XpRow, z.infer<typeof entrySchema>> = {
  schema: entrySchema,
  of: ({ username, xp }) => ({ username, xp }),
};

const route = createRouteBuilder('leaderboards', leaderboardsRouter);

export const leaderboardsRest: RestApi = {
  tags: {
    leaderboard: 'Learners by what they earned.',
  },
  routes: [
    route({
      method: 'GET',
      path: '/api/leaderboard/{period}',
      procedure: 'listByXp',
      status: 200,
      response: listView(entryView),
      refusals: ['NOT_FOUND'],
      summary: 'Learners by XP, best first',
      description:
        'Of the present week or month in your time zone. Learners who opted out are not listed. Friends and groups have ranks of their own.',
      fields: {
        period: '`weekly` or `monthly`.',
        scope: '`all`, `friends` or `group`, you included; `all` if left out.',
        groupId: 'The study group, for the scope `group`. You must be a member.',
      },
    }),
  ],
};
