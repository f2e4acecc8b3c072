import { reported } from '@quorbit/contracts/moderation/schema';
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
import { premium, router, signedIn } from '../../trpc/procedures.ts';
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

/** Opening rooms, and trying codes, costs more. */
const OPEN_POINTS = 10;
const JOIN_POINTS = 5;

export const roomsRouter = router({
  create: premium
    .meta({ points: OPEN_POINTS })
    .input(createRoomInput)
    .output(ownRoomView)
    .mutation(({ ctx, input }) => createRoom(ctx, input)),
  join: signedIn
    .meta({ points: JOIN_POINTS })
    .input(roomInput)
    .output(ownRoomView)
    .mutation(({ ctx, input }) => joinRoom(ctx, input)),
  start: signedIn
    .input(roomInput)
    .output(z.void())
    .mutation(({ ctx, input }) => startRoom(ctx, input)),
  answer: signedIn
    .input(answerInput)
    .output(z.void())
    .mutation(({ ctx, input }) => answerQuestion(ctx, input)),
  next: signedIn
    .input(nextInput)
    .output(z.void())
    .mutation(({ ctx, input }) => nextQuestion(ctx, input)),
  leave: signedIn
    .input(roomInput)
    .output(z.void())
    .mutation(({ ctx, input }) => leaveRoom(ctx, input)),
  chat: signedIn
    .input(chatInput)
    .output(z.void())
    .mutation(({ ctx, input }) => chatInRoom(ctx, input)),
  kick: signedIn
    .input(kickInput)
    .output(z.void())
    .mutation(({ ctx, input }) => kickPlayer(ctx, input)),
  report: signedIn
    .meta({ points: JOIN_POINTS })
    .input(reportPlayerInput)
    .output(reported)
    .mutation(({ ctx, input }) => reportPlayer(ctx, input)),
  active: signedIn.output(activeRooms).query(({ ctx }) => listActiveRooms(ctx)),
  stats: signedIn.output(roomStats).query(({ ctx }) => getStats(ctx.db, ctx.actor)),
  get: signedIn
    .input(roomInput)
    .output(ownRoomView)
    .query(({ ctx, input }) => getRoom(ctx, input)),
  standing: signedIn
    .input(roomInput)
    .output(ownRoomStanding)
    .query(({ ctx, input }) => getOwnStanding(ctx, input)),
  quizzes: signedIn
    .input(playableQuizzesInput)
    .output(playableQuizzes)
    .query(({ ctx, input }) => listRoomQuizzes(ctx.db, ctx.actor, input, ctx.now())),
  mine: signedIn.output(z.nullable(ownRoomView)).query(({ ctx }) => getMyRoom(ctx)),
  suggest: signedIn
    .meta({ points: JOIN_POINTS })
    .input(suggestInput)
    .output(roomSuggestions)
    .query(async ({ ctx, input }) => ({ items: await suggestQuizzes(ctx, input) })),
  outcome: signedIn
    .input(roomInput)
    .output(z.nullable(roomOutcome))
    .query(({ ctx, input }) => getOutcome(ctx.db, ctx.actor, input)),
  classReport: signedIn
    .input(roomInput)
    .output(classReport)
    .query(({ ctx, input }) => getClassReport(ctx.db, ctx.actor, input, ctx.now())),
  events: signedIn.input(roomEventsInput).subscription(({ ctx, input }) => followRoom(ctx, input)),
});
