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
import { admin, publicProcedure, router, signedIn } from '../../trpc/procedures.ts';
import { listMessages, sendMessage, setMessageState } from './contact.service.ts';
import { contactDetails } from './contact-details.ts';

export const contactRouter = router({
  details: publicProcedure.output(contactDetailsOutput).query(({ ctx }) => contactDetails(ctx.deps)),
  send: signedIn
    .input(contactInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => sendMessage(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  list: admin
    .input(listContactInput)
    .output(contactMessages)
    .query(({ ctx, input }) => listMessages(ctx.db, ctx.actor, input)),
  setState: admin
    .input(setContactStateInput)
    .output(contactMessage)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => setMessageState(tx, actor, input, ctx.now()))),
});
