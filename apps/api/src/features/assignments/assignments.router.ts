import {
  assignmentProgress,
  groupAssignments,
  ownAssignments,
  setAssignmentInput,
} from '@quorbit/contracts/assignments/schema';
import { groupInput, groupQuizInput } from '@quorbit/contracts/study-groups/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import {
  getProgress,
  listAssignments,
  listOwnAssignments,
  removeAssignment,
  setAssignment,
} from './assignments.service.ts';

export const assignmentsRouter = router({
  list: signedInProcedure
    .input(groupInput)
    .output(groupAssignments)
    .query(({ ctx, input }) => listAssignments(ctx.db, ctx.actor, input)),
  mine: signedInProcedure.output(ownAssignments).query(({ ctx }) => listOwnAssignments(ctx.db, ctx.actor, ctx.now())),
  progress: signedInProcedure
    .input(groupQuizInput)
    .output(assignmentProgress)
    .query(({ ctx, input }) => getProgress(ctx.db, ctx.actor, input)),
  set: signedInProcedure
    .input(setAssignmentInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => setAssignment(tx, actor, input, ctx.now())),
    ),
  remove: signedInProcedure
    .meta({ needed: true })
    .input(groupQuizInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => removeAssignment(tx, actor, input)),
    ),
});
