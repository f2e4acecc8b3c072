import {
  contactDetails as contactDetailsOutput,
  contactInput,
  contactMessage,
  contactMessages,
  listContactInput,
  setContactStateInput,
} from '@quorbit/contracts/contact/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { adminProcedure, publicProcedure, router, signedInProcedure } from '../../trpc/procedures.ts';
import { listMessages, sendMessage, setMessageState } from './contact.service.ts';
import { getContactDetails } from './contact-details.ts';

export const contactRouter = router({
  details: publicProcedure.output(contactDetailsOutput).query(({ ctx }) => getContactDetails(ctx.deps)),
  send: signedInProcedure
    .input(contactInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => sendMessage(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  list: adminProcedure
    .input(listContactInput)
    .output(contactMessages)
    .query(({ ctx, input }) => listMessages(ctx.db, ctx.actor, input)),
  setState: adminProcedure
    .input(setContactStateInput)
    .output(contactMessage)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => setMessageState(tx, actor, input, ctx.now()))),
});
