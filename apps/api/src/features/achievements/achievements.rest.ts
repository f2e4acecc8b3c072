import { achievementList } from '@quorbit/contracts/achievements/schema';
import { type RestFace, routesOf } from '../../rest/route.ts';
import { asIs, named } from '../../rest/view.ts';
import { achievementsRouter } from './achievements.router.ts';

const achievementsView = asIs(named('Achievements', achievementList));

const route = routesOf('achievements', achievementsRouter);

export const achievementsRest: RestFace = {
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
