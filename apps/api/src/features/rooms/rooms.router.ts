import { reportResult } from '@quorbit/contracts/moderation/schema';
import { ownRoomStanding, ownRoomView } from '@quorbit/contracts/rooms/room-view';
import {
  activeRooms,
  answerInput,
  chatInput,
  classReport,
  createRoomInput,
  kickInput,
  nextInput,
  playableQuizzes,
  playableQuizzesInput,
  reportPlayerInput,
  roomEventsInput,
  roomInput,
  roomOutcome,
  roomStats,
  roomSuggestions,
  suggestInput,
} from '@quorbit/contracts/rooms/schema';
import * as z from 'zod/mini';
import { premiumProcedure, router, signedInProcedure } from '../../trpc/procedures.ts';
import { followRoom } from './room-events.service.ts';
import { getClassReport, getOutcome, getStats, listActiveRooms, listRoomQuizzes } from './room-lists.service.ts';
import {
  answerQuestion,
  chatInRoom,
  createRoom,
  getMyRoom,
  getOwnStanding,
  getRoom,
  joinRoom,
  kickPlayer,
  leaveRoom,
  nextQuestion,
  reportPlayer,
  startRoom,
} from './rooms.service.ts';
import { suggestQuizzes } from './suggestions.service.ts';

/** Points of the rate limit for opening a room and for trying a room code, which cost more than other calls. */
const OPEN_POINTS = 10;
const JOIN_POINTS = 5;

export const roomsRouter = router({
  create: premiumProcedure
    .meta({ points: OPEN_POINTS })
    .input(createRoomInput)
    .output(ownRoomView)
    .mutation(({ ctx, input }) => createRoom(ctx, input)),
  join: signedInProcedure
    .meta({ points: JOIN_POINTS })
    .input(roomInput)
    .output(ownRoomView)
    .mutation(({ ctx, input }) => joinRoom(ctx, input)),
  start: signedInProcedure
    .input(roomInput)
    .output(z.void())
    .mutation(({ ctx, input }) => startRoom(ctx, input)),
  answer: signedInProcedure
    .input(answerInput)
    .output(z.void())
    .mutation(({ ctx, input }) => answerQuestion(ctx, input)),
  next: signedInProcedure
    .input(nextInput)
    .output(z.void())
    .mutation(({ ctx, input }) => nextQuestion(ctx, input)),
  leave: signedInProcedure
    .input(roomInput)
    .output(z.void())
    .mutation(({ ctx, input }) => leaveRoom(ctx, input)),
  chat: signedInProcedure
    .input(chatInput)
    .output(z.void())
    .mutation(({ ctx, input }) => chatInRoom(ctx, input)),
  kick: signedInProcedure
    .input(kickInput)
    .output(z.void())
    .mutation(({ ctx, input }) => kickPlayer(ctx, input)),
  report: signedInProcedure
    .meta({ points: JOIN_POINTS })
    .input(reportPlayerInput)
    .output(reportResult)
    .mutation(({ ctx, input }) => reportPlayer(ctx, input)),
  active: signedInProcedure.output(activeRooms).query(({ ctx }) => listActiveRooms(ctx)),
  stats: signedInProcedure.output(roomStats).query(({ ctx }) => getStats(ctx.db, ctx.actor)),
  get: signedInProcedure
    .input(roomInput)
    .output(ownRoomView)
    .query(({ ctx, input }) => getRoom(ctx, input)),
  standing: signedInProcedure
    .input(roomInput)
    .output(ownRoomStanding)
    .query(({ ctx, input }) => getOwnStanding(ctx, input)),
  quizzes: signedInProcedure
    .input(playableQuizzesInput)
    .output(playableQuizzes)
    .query(({ ctx, input }) => listRoomQuizzes(ctx.db, ctx.actor, input, ctx.now())),
  mine: signedInProcedure.output(z.nullable(ownRoomView)).query(({ ctx }) => getMyRoom(ctx)),
  suggest: signedInProcedure
    .meta({ points: JOIN_POINTS })
    .input(suggestInput)
    .output(roomSuggestions)
    .query(async ({ ctx, input }) => ({ items: await suggestQuizzes(ctx, input) })),
  outcome: signedInProcedure
    .input(roomInput)
    .output(z.nullable(roomOutcome))
    .query(({ ctx, input }) => getOutcome(ctx.db, ctx.actor, input)),
  classReport: signedInProcedure
    .input(roomInput)
    .output(classReport)
    .query(({ ctx, input }) => getClassReport(ctx.db, ctx.actor, input, ctx.now())),
  events: signedInProcedure.input(roomEventsInput).subscription(({ ctx, input }) => followRoom(ctx, input)),
});
