import {
  createAccountsInput,
  createdAccounts,
  findTakenInput,
  takenEmails,
} from '@quorbit/contracts/account-creation/schema';
import { admin, router } from '../../trpc/procedures.ts';
import { createAccounts, findTaken } from './account-creation.service.ts';

export const accountCreationRouter = router({
  // A mutation only because so many addresses don't fit into the address of a query.
  findTaken: admin
    .input(findTakenInput)
    .output(takenEmails)
    .mutation(({ ctx, input }) => findTaken(ctx.db, ctx.actor, input, ctx.deps)),
  create: admin
    .meta({ points: 30, alone: true })
    .input(createAccountsInput)
    .output(createdAccounts)
    .mutation(({ ctx, input }) => createAccounts(ctx, input)),
});
