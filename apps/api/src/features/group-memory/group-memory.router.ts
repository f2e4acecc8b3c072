import { groupMemory } from '@quorbit/contracts/group-memory/schema';
import { groupInput } from '@quorbit/contracts/study-groups/schema';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { getGroupMemory } from './group-memory.service.ts';

/** The cost of a call in points; it's high because it reads the cards of many people. */
const POINTS = 5;

export const groupMemoryRouter = router({
  get: signedInProcedure
    .meta({ points: POINTS })
    .input(groupInput)
    .output(groupMemory)
    .query(({ ctx, input }) => getGroupMemory(ctx.db, ctx.actor, input, ctx.now())),
});
