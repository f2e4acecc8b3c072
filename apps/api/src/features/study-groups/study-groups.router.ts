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
import { router, signedIn } from '../../trpc/procedures.ts';
import { joinGroup, leaveGroup, promoteMember, removeMember } from './members.service.ts';
import { listSharedQuizzes, shareQuiz, unshareQuiz } from './shares.service.ts';
import {
  agree,
  createGroup,
  dissolveGroup,
  getGroup,
  listGroups,
  renewInvite,
  searchGroups,
  updateGroup,
} from './study-groups.service.ts';

/** Making groups and trying codes cost more. */
const POINTS = 5;

export const studyGroupsRouter = router({
  list: signedIn
    .input(listGroupsInput)
    .output(groupList)
    .query(({ ctx, input }) => listGroups(ctx.db, ctx.actor, input)),
  search: signedIn
    .input(searchGroupsInput)
    .output(groupList)
    .query(({ ctx, input }) => searchGroups(ctx.db, ctx.actor, input)),
  get: signedIn
    .input(groupInput)
    .output(groupDetails)
    .query(({ ctx, input }) => getGroup(ctx.db, ctx.actor, input)),
  create: signedIn
    .meta({ points: POINTS })
    .input(createGroupInput)
    .output(groupDetails)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createGroup(tx, actor, input, ctx.now())),
    ),
  update: signedIn
    .input(updateGroupInput)
    .output(groupDetails)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => updateGroup(tx, actor, input, ctx.now())),
    ),
  join: signedIn
    .meta({ points: POINTS })
    .input(joinGroupInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => joinGroup(tx, actor, input, ctx.now())),
    ),
  leave: signedIn
    .meta({ needed: true })
    .input(groupInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => leaveGroup(tx, actor, input, ctx.now())),
    ),
  removeMember: signedIn
    .meta({ needed: true })
    .input(groupMemberInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => removeMember(tx, actor, input, ctx.now())),
    ),
  promoteMember: signedIn
    .input(groupMemberInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => promoteMember(tx, actor, input)),
    ),
  renewInvite: signedIn
    .input(groupInput)
    .output(z.object({ inviteCode: z.string() }))
    .mutation(({ ctx, input }) => ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => renewInvite(tx, actor, input))),
  dissolve: signedIn
    .meta({ needed: true })
    .input(groupInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => dissolveGroup(tx, actor, input, ctx.now())),
    ),
  agree: signedIn
    .input(agreeInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => agree(tx, actor, input))),
  quizzes: signedIn
    .input(groupInput)
    .output(sharedQuizzes)
    .query(({ ctx, input }) => listSharedQuizzes(ctx.db, ctx.actor, input)),
  share: signedIn
    .input(groupQuizInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => shareQuiz(tx, actor, input, ctx.now())),
    ),
  unshare: signedIn
    .meta({ needed: true })
    .input(groupQuizInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => unshareQuiz(tx, actor, input, ctx.now())),
    ),
});
