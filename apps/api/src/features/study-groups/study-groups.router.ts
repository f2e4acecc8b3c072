import {
  agreeInput,
  createGroupInput,
  groupDetails,
  groupInput,
  groupList,
  groupMemberInput,
  groupQuizInput,
  joinGroupInput,
  listGroupsInput,
  searchGroupsInput,
  sharedQuizzes,
  updateGroupInput,
} from '@quorbit/contracts/study-groups/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { joinGroup, leaveGroup, promoteMember, removeMember } from './members.service.ts';
import { listSharedQuizzes, shareQuiz, unshareQuiz } from './shares.service.ts';
import {
  createGroup,
  dissolveGroup,
  getGroup,
  listGroups,
  renewInvite,
  searchGroups,
  updateAgreement,
  updateGroup,
} from './study-groups.service.ts';

/** Points of the rate limit for creating a group and for trying an invite code, which cost more than other calls. */
const POINTS = 5;

export const studyGroupsRouter = router({
  list: signedInProcedure
    .input(listGroupsInput)
    .output(groupList)
    .query(({ ctx, input }) => listGroups(ctx.db, ctx.actor, input)),
  search: signedInProcedure
    .input(searchGroupsInput)
    .output(groupList)
    .query(({ ctx, input }) => searchGroups(ctx.db, ctx.actor, input)),
  get: signedInProcedure
    .input(groupInput)
    .output(groupDetails)
    .query(({ ctx, input }) => getGroup(ctx.db, ctx.actor, input)),
  create: signedInProcedure
    .meta({ points: POINTS })
    .input(createGroupInput)
    .output(groupDetails)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createGroup(tx, actor, input, ctx.now())),
    ),
  update: signedInProcedure
    .input(updateGroupInput)
    .output(groupDetails)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => updateGroup(tx, actor, input, ctx.now())),
    ),
  join: signedInProcedure
    .meta({ points: POINTS })
    .input(joinGroupInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => joinGroup(tx, actor, input, ctx.now())),
    ),
  leave: signedInProcedure
    .meta({ needed: true })
    .input(groupInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => leaveGroup(tx, actor, input, ctx.now())),
    ),
  removeMember: signedInProcedure
    .meta({ needed: true })
    .input(groupMemberInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => removeMember(tx, actor, input, ctx.now())),
    ),
  promoteMember: signedInProcedure
    .input(groupMemberInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => promoteMember(tx, actor, input)),
    ),
  renewInvite: signedInProcedure
    .input(groupInput)
    .output(z.object({ inviteCode: z.string() }))
    .mutation(({ ctx, input }) => ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => renewInvite(tx, actor, input))),
  dissolve: signedInProcedure
    .meta({ needed: true })
    .input(groupInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => dissolveGroup(tx, actor, input, ctx.now())),
    ),
  agree: signedInProcedure
    .input(agreeInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => updateAgreement(tx, actor, input)),
    ),
  quizzes: signedInProcedure
    .input(groupInput)
    .output(sharedQuizzes)
    .query(({ ctx, input }) => listSharedQuizzes(ctx.db, ctx.actor, input)),
  share: signedInProcedure
    .input(groupQuizInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => shareQuiz(tx, actor, input, ctx.now())),
    ),
  unshare: signedInProcedure
    .meta({ needed: true })
    .input(groupQuizInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => unshareQuiz(tx, actor, input, ctx.now())),
    ),
});
