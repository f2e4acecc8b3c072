import { activeRoom, roomStats } from '@quorbit/contracts/rooms/schema';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { nameSchema } from '../../rest/view.ts';
import { roomsRouter } from './rooms.router.ts';

const route = createRouteBuilder('rooms', roomsRouter);

const stats = nameSchema('RoomStats', roomStats);
const rooms = z.object({ rooms: z.array(nameSchema('ActiveRoom', activeRoom)) });

export const roomsRest: RestApi = {
  tags: {
    'real-time-quiz': 'Live quizzes with others.',
  },
  routes: [
    route({
      method: 'GET',
      path: '/api/real-time-quiz/stats',
      procedure: 'stats',
      status: 200,
      response: { schema: z.object({ stats }), of: (figures: z.infer<typeof roomStats>) => ({ stats: figures }) },
      summary: 'Your live quizzes in figures',
    }),
    route({
      method: 'GET',
      path: '/api/real-time-quiz/active-rooms',
      procedure: 'active',
      status: 200,
      response: { schema: rooms, of: ({ rooms: open }: z.infer<typeof rooms>) => ({ rooms: open }) },
      summary: 'Rooms that wait for players, newest first',
      description:
        'At most 50. Rooms that are not listed are left out. `quizTitle` is null for those who may not see the quiz.',
    }),
  ],
};
