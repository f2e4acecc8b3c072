import { achievementList } from '@quorbit/contracts/achievements/schema';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { nameSchema, plainView } from '../../rest/view.ts';
import { achievementsRouter } from './achievements.router.ts';

const achievementsView = plainView(nameSchema('Achievements', achievementList));

const route = createRouteBuilder('achievements', achievementsRouter);

export const achievementsRest: RestApi = {
  tags: {
    achievements: 'What was reached, and how far the rest is.',
  },
  routes: [
    route({
      method: 'GET',
      path: '/api/achievements/{userId}',
      procedure: 'list',
      status: 200,
      response: achievementsView,
      summary: 'Your achievements',
      description: 'Of others they are shown to admins only.',
      fields: { userId: 'Your own id; for admins anybody’s.' },
      refusals: ['NOT_FOUND'],
    }),
  ],
};
